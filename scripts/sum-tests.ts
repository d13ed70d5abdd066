// Sums the reports in test-results/ and prints `N passed, N failed`. Exits with 1 unless every test passed.
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

type Count = { readonly passed: number; readonly failed: number };

const vitestSchema = v.pipe(
  v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
  v.transform((report): Count => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
);

const playwrightSchema = v.pipe(
  v.object({ stats: v.object({ expected: v.number(), flaky: v.number(), unexpected: v.number() }) }),
  v.transform(({ stats }): Count => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected })),
);

/** A missing report, or one without tests, counts as one failed test: its run ended too early. */
function countIn(name: string, schema: v.GenericSchema<unknown, Count>): Count {
  const file = `test-results/${name}.json`;
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const { success, output } = v.safeParse(schema, report);
  return success && output.passed + output.failed > 0 ? output : { passed: 0, failed: 1 };
}

/** The counts at the end of a report in the Test Anything Protocol. A test that ran out of time is cancelled. */
function countInTap(file: string): Count {
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const countOf = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  const count = { passed: countOf('pass'), failed: countOf('fail') + countOf('cancelled') };
  return count.passed + count.failed > 0 ? count : { passed: 0, failed: 1 };
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
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
