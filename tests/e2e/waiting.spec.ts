import { holdRequests } from './support/hold-requests.ts';
import type { Locator } from '@playwright/test';
import { PLUG } from './support/catalogue.ts';
import { CCTV_PATH, CCTV_COUNT } from './support/listing-page.ts';
import { STATUS_404 } from './support/screens.ts';
import { LARGE_DESKTOP } from './support/no-violations.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';
import { PHONE } from './support/visit.ts';

const neverAnswer = () => undefined;

test.describe('If the scripts never load', () => {
  test.use({ allowedConsole: [STATUS_404] });

  test('the loading message of an unknown address fills the screen, a search shows that it is loading, and a filtered category is shown whole', async ({
    shop,
  }) => {
    await shop.page.route('**/*.js', neverAnswer);
    // Otherwise the footer would jump.
    for (const viewport of [PHONE, LARGE_DESKTOP]) {
      await shop.page.setViewportSize(viewport);
      await shop.page.goto('/nope', { waitUntil: 'commit' });
      await expect(shop.main.getByRole('status')).toHaveText('Loading…');
      await expect(shop.footer).not.toBeInViewport();
    }
    await shop.page.goto('/search?q=axis', { waitUntil: 'commit' });
    await expect(shop.main.getByRole('status')).toHaveText('Searching…');
    await expect(shop.main.getByText('Enter a search term to find products')).toHaveCount(0);
    await shop.page.goto(`${CCTV_PATH}?brand=Axis`, { waitUntil: 'commit' });
    await expect(shop.cards).toHaveCount(CCTV_COUNT);
  });
});

test('shows a progress bar while the next page loads', async ({ shop }) => {
  await shop.store('cart', savedCart([savedLine(PLUG, 1)]));
  await shop.open('/cart');
  const releaseCode = await holdRequests(shop.page, '**/assets/product-*.js');
  await shop.link(PLUG.title).click();
  await expect(shop.main.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  await expect(shop.heading).toHaveText('Shopping Cart');
  releaseCode();
  await expect(shop.heading).toHaveText(PLUG.title);
  await expect(shop.main.getByText('Loading…')).toHaveCount(0);
});

test("a page's data is fetched as soon as a pointer rests on its link or the link has the focus", async ({
  shop,
}) => {
  await shop.open('/cart');
  for (const [name, path, approach] of [
    ['Fire Alarms', '/category/fire-alarms', (link: Locator) => link.hover()],
    ['Smart Sensor', '/category/smart-sensor', (link: Locator) => link.focus()],
  ] as const) {
    const link = shop.categoryRow.getByRole('link', { name });
    const data = shop.page.waitForResponse(`**${path}.data`);
    await approach(link);
    await (await data).finished();
    await link.press('Enter');
    await expect(shop.heading).toHaveText(name);
  }
});

test.describe('Without a connection', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('a product that was on the screen opens, because its data was fetched while the page was idle', async ({
    shop,
  }) => {
    const code = shop.page.waitForResponse('**/assets/product-*.js');
    const data = shop.page.waitForResponse(/\/product\/\d+\.data$/);
    await shop.open('/category/fire-alarms');
    // Resolves once what the code imports is loaded too.
    await shop.page.evaluate(async (url) => void (await import(url)), (await code).url());
    await (await data).finished();
    const path = new URL((await data).url()).pathname.replace('.data', '');
    await shop.page.context().setOffline(true);
    await shop.main.locator(`article a[href="${path}"]`).press('Enter');
    await expect(shop.main.getByText(/^SKU: /)).toBeVisible();
    await shop.page.context().setOffline(false);
  });
});
