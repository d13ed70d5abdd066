import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The version history, generated files, and live mode, a program of its own. `node_modules` is linked instead of copied. */
const NOT_COPIED = new Set([
  '.git',
  '.react-router',
  'node_modules',
  'build',
  'dist',
  'dist-test',
  'live',
  'test-results',
]);

/** Calls `work` with the path of a temporary copy of the project, then deletes the copy. */
export async function inProjectCopy<T>(project: string, work: (copy: string) => T | Promise<T>): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), 'project-copy-'));
  try {
    for (const entry of readdirSync(project)) {
      if (!NOT_COPIED.has(entry)) cpSync(join(project, entry), join(copy, entry), { recursive: true });
    }
    symlinkSync(resolve(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
    return await work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
