import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { staticSite } from '#scripts/static-site.ts';
import { buildFixtureSite, FIXTURE_CATALOGUE, type Site } from '#tests/support/fixture-sites.ts';
import { expect, test } from './support/shop.ts';

// The fixture shop, of which the owner wants no tool: `"tools": []` in shop.json.

const SITE: Site = {
  base: '/',
  root: 'test-results/no-tools-site',
  folder: 'test-results/no-tools-site',
  shop: resolve('test-results/no-tools-shop'),
};

/** The pages, data and code of tools. Markdown of the owner may say the words. */
const OF_TOOLS =
  /\/(?:planner|system-check|quick-order|lists|compare|quote|offline)["'`)?#/]|words\.json|data\/kept|plain-words|quote-pdf/;
const READ = /\.(?:html|data|xml|txt|webmanifest|json|js)$/;

const address = { port: Number(process.env['PORT'] ?? 4199) + 7, host: '127.0.0.1' };
let server: FastifyInstance;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://${address.host}:${address.port}` });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  writeShop(SITE.shop ?? '');
  buildFixtureSite(SITE);
  server = staticSite(SITE.folder);
  await server.listen(address);
});
test.afterAll(() => server.close());

function writeShop(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  cpSync(FIXTURE_CATALOGUE, folder, { recursive: true, filter: (path) => !path.endsWith('public') });
  symlinkSync(join(FIXTURE_CATALOGUE, 'public'), join(folder, 'public'));
  const settings = readFileSync(join(folder, 'shop.json'), 'utf8');
  writeFileSync(join(folder, 'shop.json'), settings.replace('{', '{ "tools": [],'));
}

test('no page, link, script, data file or document of the build is of a tool', () => {
  const files = readdirSync(SITE.folder, { recursive: true, encoding: 'utf8' });
  expect(files).toContain(join('product', '45', 'index.html'));
  const named = files.filter((file) => OF_TOOLS.test(`/${file}/`) && !file.startsWith('.vite'));
  expect(named).toEqual([]);
  const found = files
    .filter((file) => READ.test(file) && !file.startsWith('.vite'))
    .flatMap((file) => {
      const [text] = OF_TOOLS.exec(readFileSync(join(SITE.folder, file), 'utf8')) ?? [];
      return text === undefined ? [] : [`${file}: ${text}`];
    });
  expect(found).toEqual([]);
});

test('the service worker only removes what an earlier one has kept', () => {
  const worker = readFileSync(join(SITE.folder, 'service-worker.js'), 'utf8');
  expect(worker).toContain('unregister');
  expect(worker).not.toContain('fetch');
});

test('a product is found, put into the cart and ordered without them', async ({ shop }) => {
  await shop.open('/product/45');
  await expect(shop.banner.getByRole('button', { name: 'Tools' })).toHaveCount(0);
  await expect(shop.main.getByRole('button', { name: /compare/i })).toHaveCount(0);
  await shop.button('Add to Cart').click();
  await expect(shop.cartButton).toHaveAccessibleName(/^Cart, 1 item/);
  await shop.open('/cart');
  await expect(shop.link('Proceed to Checkout')).toBeVisible();
  await expect(shop.main.getByText(/quote|quick order|your lists|system check/i)).toHaveCount(0);
  await shop.open('/search?q=dome');
  await expect(shop.main.getByText(/^\d+ results? for "dome"$/).first()).toBeVisible();
});
