// Sums the reports in test-results/: names what failed, then prints `N passed, N failed`. Exits with 1 unless every test passed.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as v from 'valibot';

type Count = { readonly passed: number; readonly failed: readonly string[] };

const vitestSchema = v.pipe(
  v.object({
    numPassedTests: v.number(),
    testResults: v.array(
      v.object({
        name: v.string(),
        status: v.string(),
        assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
      }),
    ),
  }),
  v.transform(
    ({ numPassedTests, testResults }): Count => ({
      passed: numPassedTests,
      failed: testResults.flatMap(({ name, status, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status === 'failed');
        const isBroken = status === 'failed' && failed.length === 0;
        return isBroken ? [relative('.', name)] : failed.map(({ fullName }) => fullName);
      }),
    }),
  ),
);

type Suite = {
  readonly specs: readonly { title: string; tests: readonly { status: string }[] }[];
  readonly suites?: readonly Suite[] | undefined;
};

const suiteSchema: v.GenericSchema<Suite> = v.object({
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

const playwrightSchema = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), flaky: v.number() }),
    suites: v.array(suiteSchema),
  }),
  v.transform(
    ({ stats, suites }): Count => ({
      passed: stats.expected + stats.flaky,
      failed: suites.flatMap(failedIn),
    }),
  ),
);

function failedIn({ specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'unexpected').map(() => title),
  );
  return [...own, ...suites.flatMap(failedIn)];
}

/** A missing report, or one without tests, counts as one failed test: its run ended too early. */
function orMissing(file: string, count: Count): Count {
  return count.passed + count.failed.length > 0 ? count : { passed: 0, failed: [`${file}: no report`] };
}

function countIn(name: string, schema: v.GenericSchema<unknown, Count>): Count {
  const file = `test-results/${name}.json`;
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const { success, output } = v.safeParse(schema, report);
  return orMissing(file, success ? output : { passed: 0, failed: [] });
}

/** A report in the Test Anything Protocol. A suite that fails only because of its tests does not count. */
function countInTap(file: string): Count {
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const passed = Number(/^# pass (\d+)$/m.exec(report)?.[1] ?? 0);
  const failed = report.matchAll(/^ *not ok \d+ - (.+)\n(?:.+\n){1,5}? *failureType: '(?!subtestsFailed)/gm);
  return orMissing(file, { passed, failed: [...failed].map(([, title = '']) => title) });
}

/** Only where its packages can be installed. */
const CLUSTER = 'test-results/cluster.tap';

const counts = [
  countIn('unit', vitestSchema),
  countIn('fuzz', vitestSchema),
  countIn('components', vitestSchema),
  countIn('hosts', vitestSchema),
  countIn('journeys', playwrightSchema),
  countIn('journeys-long', playwrightSchema),
  countIn('engines', vitestSchema),
  countInTap('test-results/live.tap'),
  ...(existsSync(CLUSTER) ? [countInTap(CLUSTER)] : []),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.flatMap((count) => count.failed);
for (const title of failed) console.log(`Failed: ${title}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
