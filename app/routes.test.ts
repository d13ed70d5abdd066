import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { writeCatalogue } from '#app/catalogue/valid-catalogue.fixture.ts';

afterEach(() => vi.unstubAllEnvs());

async function routesIn(mode: string) {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  const { default: routes, STATIC_PATHS } = await import('./routes.ts');
  return { routes, paths: [...routes.map(({ path }) => path), ...STATIC_PATHS] };
}

test('only the development server has the gallery page', async () => {
  expect((await routesIn('development')).paths).toContain('/gallery');
  expect((await routesIn('production')).paths).not.toContain('/gallery');
});

test('only a build for a back end has an account', async () => {
  expect((await routesIn('production')).paths).not.toContain('/account');
  vi.stubEnv('LIVE', '1');
  const { paths } = await routesIn('production');
  expect(paths).toEqual(expect.arrayContaining(['/account', '/account/orders/:number', '/confirm']));
});

const cartOf = ({ routes }: Awaited<ReturnType<typeof routesIn>>) =>
  routes.filter(({ path }) => path === '/cart').map(({ file }) => file);

test('a build for a back end has a different cart page from the static shop', async () => {
  expect(cartOf(await routesIn('production'))).toEqual(['routes/cart.tsx']);
  vi.stubEnv('LIVE', '1');
  expect(cartOf(await routesIn('production'))).toEqual(['routes/live-cart.tsx']);
});

test('a page in Markdown cannot take the address of another page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/cart.md'), '');
  writeFileSync(join(folder, 'shop.json'), '{}');
  vi.stubEnv('SHOP_DIR', folder);
  await expect(routesIn('production')).rejects.toThrow('pages/cart.md: the shop has a page /cart');
});

test('a shop without products has no pages for them, and none for tools that read their figures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'empty-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeCatalogue(folder);
  writeFileSync(join(folder, 'products.json'), '{ "products": [] }');
  rmSync(join(folder, 'banners.json'));
  rmSync(join(folder, 'attributes.json'));
  writeFileSync(
    join(folder, 'categories.json'),
    JSON.stringify({ categories: [{ id: '1', title: 'Tea', slug: 'tea' }] }),
  );
  vi.stubEnv('SHOP_DIR', folder);
  const { paths } = await routesIn('production');
  expect(paths).toContain('/category/:slug');
  for (const path of ['/product/:id', '/planner', '/system-check']) expect(paths).not.toContain(path);
});
