import type { Server } from 'node:http';
import { once } from 'node:events';
import { bareHost } from '#tests/support/bare-host.ts';
import { buildFixtureSite, FOLDER_SITE } from '#tests/support/fixture-sites.ts';
import { INTERCOM, PLUG } from './support/catalogue.ts';
import { expect, test } from './support/shop.ts';

// These journeys use a shop in a folder of a host that sends no header but the content type, and redirects to addresses with a slash at
// the end. Every test fails on a request outside that folder.

// Each spec that starts its own host adds a different number.
const PORT = Number(process.env['PORT'] ?? 4199) + 2;

let host: Server;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://127.0.0.1:${PORT}/shop`, storagePrefix: 'shop/' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  buildFixtureSite(FOLDER_SITE);
  host = bareHost(FOLDER_SITE.root).listen(PORT, '127.0.0.1');
  await once(host, 'listening');
});
test.afterAll(() => {
  host.closeAllConnections();
  host.close();
});

test('a product goes from its category into the cart, which survives a reload, and the search finds another', async ({
  shop,
}) => {
  await shop.open(FOLDER_SITE.base);
  await shop.categoryRow.getByRole('link', { name: 'Intercom Systems' }).click();
  await expect(shop.heading).toHaveText('Intercom Systems');
  await shop.link(INTERCOM.title).click();
  await expect(shop.heading).toHaveText(INTERCOM.title);
  await expect(shop.page).toHaveURL(`/shop/product/${INTERCOM.id}`);
  const picture = shop.main.getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await shop.button('Add to Cart').first().click();
  await shop.expectCart(1, INTERCOM.price);
  await shop.reload();
  // The host redirects to an address with a slash at the end, which the page removes.
  await expect(shop.page).toHaveURL(`/shop/product/${INTERCOM.id}`);
  await expect(shop.heading).toHaveText(INTERCOM.title);
  await shop.expectCart(1, INTERCOM.price);
  await shop.page.goBack();
  await expect(shop.heading).toHaveText('Intercom Systems');
  await shop.logo.click();
  await expect(shop.page).toHaveURL(/\/shop\/$/);

  await shop.searchField.fill(PLUG.title);
  await shop.searchField.press('Enter');
  await expect(shop.card(PLUG.title).first()).toBeVisible();
});

test.describe('The content security policy in the HTML of a page', () => {
  test.use({ allowedConsole: [/Content Security Policy/] });

  test('blocks scripts that were not built', async ({ shop }) => {
    await shop.open('/shop/cart');
    const blocked = await shop.page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            resolve(effectiveDirective),
          );
          const script = document.createElement('script');
          script.src = 'data:text/javascript,document.title="changed"';
          document.head.append(script);
        }),
    );
    expect(blocked).toBe('script-src-elem');
    await expect(shop.page).toHaveTitle(/^Shopping Cart/);
  });
});
