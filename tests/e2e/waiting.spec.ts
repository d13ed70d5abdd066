import type { Locator } from '@playwright/test';
import { PLUG } from './support/catalogue.ts';
import { CCTV, CCTV_COUNT } from './support/listing-page.ts';
import { STATUS_404 } from './support/screens.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, allowedConsole: [STATUS_404] });

    test('an unknown address fills the screen while it loads, so the footer does not jump', async ({
      shop,
    }) => {
      await shop.page.route('**/*.js', () => undefined);
      await shop.page.goto('/nope', { waitUntil: 'commit' });
      await expect(shop.main.getByRole('status')).toHaveText('Loading…');
      await expect(shop.footer).not.toBeInViewport();
    });
  });
}

test('shows a progress bar while the next page loads', async ({ shop }) => {
  await shop.store('cart', savedCart([savedLine(PLUG, 1)]));
  await shop.open('/cart');
  const held = Promise.withResolvers<void>();
  await shop.page.route(`**/assets/product-*.js`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await shop.link(PLUG.title).click();
  await expect(shop.main.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  await expect(shop.heading).toHaveText('Shopping Cart');
  held.resolve();
  await expect(shop.heading).toHaveText(PLUG.title);
  await expect(shop.main.getByText('Loading…')).toHaveCount(0);
});

for (const [how, approach] of [
  ['a pointer rests on its link', (link: Locator) => link.hover()],
  ['its link has the focus', (link: Locator) => link.focus()],
] as const) {
  test(`a page's data is fetched once ${how}`, async ({ shop }) => {
    await shop.open('/category/fire-alarms');
    const link = shop.cards.first().getByRole('heading').getByRole('link');
    const title = await link.innerText();
    const data = shop.page.waitForResponse(/\/product\/\d+\.data$/);
    await approach(link);
    await (await data).finished();
    await link.press('Enter');
    await expect(shop.heading).toHaveText(title);
  });
}

test('a search that is still running does not ask for a term', async ({ shop }) => {
  await shop.page.route('**/*.js', () => undefined);
  await shop.page.goto('/search?q=axis', { waitUntil: 'commit' });
  await expect(shop.main.getByRole('status')).toHaveText('Searching…');
  await expect(shop.main.getByText('Enter a search term to find products')).toHaveCount(0);
});

test('a shared list shows all products if the scripts never load', async ({ shop }) => {
  await shop.page.route('**/*.js', () => undefined);
  await shop.page.goto(`${CCTV}?brand=Axis`, { waitUntil: 'commit' });
  await expect(shop.cards).toHaveCount(CCTV_COUNT);
});
