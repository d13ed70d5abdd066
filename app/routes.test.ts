import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

async function pathsIn(mode: string): Promise<readonly (string | undefined)[]> {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  const { default: routes, STATIC_PATHS } = await import('./routes.ts');
  return [...routes.map(({ path }) => path), ...STATIC_PATHS];
}

test('only the development server has the gallery page', async () => {
  expect(await pathsIn('development')).toContain('/gallery');
  expect(await pathsIn('production')).not.toContain('/gallery');
});

test('only a build for a back end has an account', async () => {
  expect(await pathsIn('production')).not.toContain('/account');
  vi.stubEnv('LIVE', '1');
  const live = await pathsIn('production');
  expect(live).toEqual(expect.arrayContaining(['/account', '/account/orders/:number', '/confirm']));
  expect(new Set(live.filter((path) => path?.startsWith('/cart')))).toEqual(new Set(['/cart']));
});
