import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

async function pathsIn(mode: string): Promise<readonly (string | undefined)[]> {
  vi.stubEnv('MODE', mode);
  vi.resetModules();
  const { default: routes, STATIC_PATHS } = await import('./routes.ts');
  return [...routes.map(({ path }) => path), ...STATIC_PATHS];
}

test('the gallery is a page of the development server, and of no build', async () => {
  expect(await pathsIn('development')).toContain('/gallery');
  expect(await pathsIn('production')).not.toContain('/gallery');
});
