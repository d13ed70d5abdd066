import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a build neither needs nor may find: its own results, and the packages, which are only linked. */
const LEFT_OUT = new Set(['.git', '.react-router', 'node_modules', 'build', 'dist', 'test-results']);

/** A copy of the project to build in, gone after `work`: the working tree's own `dist/` stays as it is. */
export function inProjectCopy<T>(project: string, work: (copy: string) => T): T {
  const copy = mkdtempSync(join(tmpdir(), 'shop-build-'));
  try {
    for (const entry of readdirSync(project)) {
      if (!LEFT_OUT.has(entry)) cpSync(join(project, entry), join(copy, entry), { recursive: true });
    }
    symlinkSync(resolve(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
    return work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
