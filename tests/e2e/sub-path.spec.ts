import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { staticSite } from '#scripts/static-site.ts';
import { buildFixtureSite, FOLDER_SITE } from '#tests/support/fixture-sites.ts';
import { ORIGIN } from './support/built-site.ts';
import { INTERCOM, PLUG, RADIO } from './support/catalogue.ts';
import { expectKept, goOffline } from './support/offline-shop.ts';
import { STATUS_404 } from './support/screens.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';

// These journeys use a shop in a folder of its host, as does bare-host.spec.ts. Every test fails on a request outside that folder.

const { base: BASE, folder: SITE } = FOLDER_SITE;
const PORT = Number(process.env['PORT'] ?? 4199) + 3;

let server: FastifyInstance;

// One build for all tests of this file.
test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: `http://127.0.0.1:${PORT}/shop`,
  storagePrefix: 'shop/',
});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  buildFixtureSite(FOLDER_SITE);
  server = staticSite(SITE, BASE);
  await server.listen({ port: PORT, host: '127.0.0.1' });
});
test.afterAll(() => server.close());

const files = () => readdirSync(SITE, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(SITE, file), 'utf8');

test('every address in a page begins with the folder', () => {
  const pages = files().filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const html = read(page);
    const addresses = [
      ...[...html.matchAll(/\s(?:src|href|action)="([^"]*)"/g)].map(([, address = '']) => address),
      ...[...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) => set.split(', ')),
    ];
    expect(addresses.length, page).toBeGreaterThan(20);
    const outside = addresses.filter((address) => address.startsWith('/') && !address.startsWith(BASE));
    expect(outside, page).toEqual([]);
  }
});

test('canonical links, the sitemap and robots.txt name the folder', () => {
  expect(read('product/1/index.html')).toContain(`<link rel="canonical" href="${ORIGIN}/shop/product/1"/>`);
  const addresses = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses).toContain(`${ORIGIN}/shop/`);
  expect(addresses.filter((address) => !address.startsWith(`${ORIGIN}/shop/`))).toEqual([]);
  expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/shop/sitemap.xml\n`);
});

test('the installed shop is a different application from those in other folders of the host', () => {
  const { id } = JSON.parse(read('manifest.webmanifest'));
  // Browsers resolve the id against the origin, unlike the other addresses of the manifest.
  expect(new URL(id, ORIGIN).href).toBe(`${ORIGIN}/shop/`);
});

test('the cart is stored apart from other shops of the host', async ({ shop }) => {
  await shop.store('cart', savedCart([savedLine(RADIO, 5)]));
  await shop.open(`/shop/product/${INTERCOM.id}`);
  await shop.button('Add to Cart').first().click();
  await shop.expectCart(1, INTERCOM.price);
  expect(await shop.storedValue('cart')).toEqual(savedCart([savedLine(RADIO, 5)]));
  expect(await shop.storedValue('shop/cart')).toMatchObject({ totalItems: 1 });
});

test('suggestions have pictures, and the search finds the product', async ({ shop }) => {
  await shop.open('/shop/faqs');
  await shop.searchField.pressSequentially(PLUG.title.slice(0, 12));
  const suggestion = shop.suggestions.getByRole('option').filter({ hasText: PLUG.title });
  const thumbnail = suggestion.locator('img');
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await shop.searchField.fill(PLUG.title);
  await shop.searchField.press('Enter');
  await expect(shop.page).toHaveURL(/\/shop\/search\?q=/);
  await expect(shop.card(PLUG.title).first()).toBeVisible();
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search form leads to the search page of the shop', async ({ shop }) => {
    await shop.page.goto('/shop/faqs');
    await shop.searchField.fill('radio');
    await shop.searchField.press('Enter');
    await expect(shop.page).toHaveURL('/shop/search?q=radio');
  });
});

test('a shared cart is opened by its link', async ({ shop }) => {
  await shop.store('shop/cart', savedCart([savedLine(RADIO, 2)]));
  await shop.open('/shop/cart');
  await shop.button('Share cart').click();
  const link = await shop.page.getByRole('dialog').getByRole('textbox').inputValue();
  expect(link).toBe(`http://127.0.0.1:${PORT}/shop/cart?items=${RADIO.id}:2`);
  await shop.open(link);
  await expect(
    shop.page.getByRole('dialog', { name: 'Shared cart' }).getByText(RADIO.title).first(),
  ).toBeVisible();
});

test.describe('An address', () => {
  test.use({ allowedConsole: [STATUS_404] });

  test('that is unknown shows the not-found page, whose link leads home', async ({ shop }) => {
    await shop.open('/shop/no/such/page');
    await expect(shop.heading).toHaveText(/not found/i);
    await shop.link('Return to Home').click();
    await expect(shop.page).toHaveURL(BASE);
  });

  test('with a slash at the end opens the page', async ({ shop }) => {
    await shop.open('/shop/cart/');
    await expect(shop.page).toHaveURL('/shop/cart');
  });
});

test.describe('When the next page cannot be loaded', () => {
  test.use({ allowedConsole: [/./] });

  test('missing code opens the page from the server', async ({ shop }) => {
    await shop.open('/shop/contact-us');
    await shop.page.route('**/assets/category-*.js', (route) => route.fulfill({ status: 404 }));
    const document = shop.page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/shop/category/fire-alarms'),
    );
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
    await document;
    await shop.page.unroute('**/assets/category-*.js');
    await expect(shop.heading).toHaveText('Fire Alarms');
  });
});

test.describe('Without a connection', () => {
  test.use({ serviceWorkers: 'allow', allowedConsole: [/Failed to load resource|net::ERR_/] });

  test('a visited page opens from the list of what is kept, and its product goes into the cart', async ({
    shop,
  }) => {
    const product = `/shop/product/${INTERCOM.id}`;
    await shop.open(product);
    await expectKept(shop.page, product, '/shop/404.html', '/shop/data/catalogue.json');
    await goOffline(shop);
    await shop.page.goto('/shop/faqs');
    await expect(shop.page).toHaveURL('/shop/offline?page=%2Ffaqs');
    await shop.region('Kept on this device').getByRole('link', { name: INTERCOM.title }).click();
    await expect(shop.page).toHaveURL(product);
    await shop.button('Add to Cart').first().click();
    await shop.expectCart(1, INTERCOM.price);
  });
});
