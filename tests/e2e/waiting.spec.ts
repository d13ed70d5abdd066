import type { Locator, Route } from '@playwright/test';
import { CCTV, cctv, shows } from './support/listing-page.ts';
import { GOODS, PLUG } from './support/catalogue.ts';
import { STATUS_404 } from './support/screens.ts';
import { expect, savedCart, savedLine, type Shop, test } from './support/shop.ts';

/** A shift that nobody notices, as in the budgets. */
const STILL = 0.02;

/** How far what was seen has moved by itself, as Chromium counts it. */
async function watchShifts(shop: Shop): Promise<void> {
  await shop.page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
      }
      document.documentElement.dataset['shifted'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shifted = (shop: Shop) =>
  shop.page.evaluate(() => Number(document.documentElement.dataset['shifted'] ?? 0));

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, expectedConsole: [STATUS_404] });

    test('a list that is opened as it was shared does not jump', async ({ shop }) => {
      await watchShifts(shop);
      await shop.open(`${CCTV}?sort=price-asc&brand=Axis`);
      await shows(
        shop,
        cctv(({ brand }) => brand === 'Axis'),
      );
      expect(await shifted(shop)).toBeLessThan(STILL);
    });

    test('while an unknown address is looked up, the screen below is empty: what comes moves nothing', async ({
      shop,
    }) => {
      await shop.page.route('**/*.js', () => undefined);
      await shop.page.goto('/nope', { waitUntil: 'commit' });
      await expect(shop.main.getByRole('status')).toHaveText('Loading…');
      await expect(shop.footer).not.toBeInViewport();
    });
  });
}

test('a page that takes its time says that it is on its way', async ({ shop }) => {
  await shop.keep('cart', savedCart([savedLine(PLUG, 1)]));
  await shop.open('/cart');
  const asked = new Promise<Route>((resolve) => {
    void shop.page.route(/\/data\/product\//, resolve);
  });
  await shop.link(PLUG.title).click();
  await expect(shop.main.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  await expect(shop.heading).toHaveText('Shopping Cart');
  await (await asked).continue();
  await expect(shop.heading).toHaveText(PLUG.title);
  await expect(shop.main.getByText('Loading…')).toHaveCount(0);
});

for (const [how, come] of [
  ['a pointer rests on a link', (link: Locator) => link.hover()],
  ['the focus comes to a link', (link: Locator) => link.focus()],
] as const) {
  test(`once ${how}, a click on it waits for nothing`, async ({ shop }) => {
    await shop.open('/category/fire-alarms');
    const link = shop.cards.first().getByRole('heading').getByRole('link');
    const title = await link.innerText();
    const data = shop.page.waitForResponse(/\/data\/product\/\d+\.json$/);
    await come(link);
    await (await data).finished();
    await shop.page.route(/\/data\//, () => undefined);
    await link.press('Enter');
    await expect(shop.heading).toHaveText(title);
  });
}

test('a search that is not yet answered does not ask for a term', async ({ shop }) => {
  await shop.page.route('**/*.js', () => undefined);
  await shop.page.goto('/search?q=axis', { waitUntil: 'commit' });
  await expect(shop.main.getByRole('status')).toHaveText('Searching…');
  await expect(shop.main.getByText('Enter a search term to find products')).toHaveCount(0);
});

test('should the scripts never come, a shared list shows everything rather than nothing', async ({
  shop,
}) => {
  await shop.page.route('**/*.js', () => undefined);
  await shop.page.goto(`${CCTV}?brand=Axis`, { waitUntil: 'commit' });
  await expect(shop.cards.first()).toBeVisible();
  await expect(shop.cards).toHaveCount(GOODS.filter(({ category }) => category === 'cctv-systems').length);
});
