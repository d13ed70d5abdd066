import * as fc from 'fast-check';
import { test } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The cases that a property was tried with, and the longest processor time that one of them took. */
    fuzz?: { cases: number; slowestMs: number };
  }
}

/** `scripts/fuzz.ts` sets `FUZZ_CASES`, and `FUZZ_SEED` if a seed was given. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 2500);
const SEED = process.env['FUZZ_SEED'];

/**
 * A property that must hold for hostile input. `npm run fuzz` sums up the cases of all properties and reports the slowest one.
 * @param cost how many cases of an ordinary property take as long as one case of this property
 */
export function fuzz<Input>(
  title: string,
  inputs: fc.Arbitrary<Input>,
  check: (input: Input) => void | Promise<void>,
  { cost = 1 }: { readonly cost?: number } = {},
): void {
  test(title, { timeout: 3_600_000 }, async ({ task }) => {
    let cases = 0;
    let slowestMs = 0;
    const property = fc.asyncProperty(inputs, async (input) => {
      const { user, system } = process.threadCpuUsage();
      await check(input);
      const spent = process.threadCpuUsage();
      slowestMs = Math.max(slowestMs, (spent.user - user + spent.system - system) / 1000);
      cases += 1;
    });
    try {
      await fc.assert(property, {
        numRuns: Math.max(1, Math.round(CASES / cost)),
        ...(SEED !== undefined && { seed: Number(SEED) }),
      });
    } finally {
      task.meta.fuzz = { cases, slowestMs };
    }
  });
}
