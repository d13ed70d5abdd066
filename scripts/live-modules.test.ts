import type * as path from 'node:path';
import { expect, test, vi } from 'vitest';
import { liveModuleFor } from './live-modules.ts';

vi.mock('node:path', async (importOriginal) => (await importOriginal<typeof path>()).win32);

test('finds the live module where node:path returns backslashes, as on Windows', () => {
  expect(liveModuleFor(`${process.cwd()}/app/offer/load-figures.ts`)).toBe('app/offer/live-load-figures.ts');
  expect(liveModuleFor(`${process.cwd()}/app/offer/live-load-figures.ts`)).toBeUndefined();
});
