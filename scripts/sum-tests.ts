// Adds up what the test runners wrote into test-results/ and prints `N passed, N failed`.
import { existsSync, readFileSync } from 'node:fs';

const FAILED = { passed: 0, failed: 1 };

/** `numPassedTests` and the like, wherever they stand in a report; one that is not there did not pass. */
function figure(report: unknown, name: string): number {
  const value: unknown =
    typeof report === 'object' && report !== null ? Reflect.get(report, name) : undefined;
  return typeof value === 'number' ? value : Number.NaN;
}

function read(name: string): unknown {
  const file = `test-results/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function vitest(name: string) {
  const report = read(name);
  return { passed: figure(report, 'numPassedTests'), failed: figure(report, 'numFailedTests') };
}

function playwright(name: string) {
  const report = read(name);
  const stats: unknown =
    typeof report === 'object' && report !== null ? Reflect.get(report, 'stats') : undefined;
  return { passed: figure(stats, 'expected') + figure(stats, 'flaky'), failed: figure(stats, 'unexpected') };
}

// A runner that wrote nothing, or started no test, did not get as far: that is a failure, not a pass.
const counts = [vitest('unit'), vitest('components'), playwright('journeys')].map((count) =>
  count.passed + count.failed > 0 ? count : FAILED,
);
const sum = (key: keyof typeof FAILED) => counts.reduce((total, count) => total + count[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
