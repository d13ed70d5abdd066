import type { Route } from '@playwright/test';
import { INTERCOM } from './support/catalogue.ts';
import { SCREENS, STATUS_404 } from './support/screens.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';

test.describe('With scripts off', () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [STATUS_404] });

  test('an unknown address shows the not-found page, whose links work', async ({ shop }) => {
    await shop.page.goto('/no/such/page');
    await expect(shop.heading).toHaveText(/not found/i);
    await shop.link('Return to Home').click();
    await expect(shop.page).toHaveURL('/');
  });

  test('submitting a form does nothing, and the search field shows no shortcut', async ({ shop }) => {
    await shop.page.goto('/login');
    const field = (label: string) => shop.main.getByLabel(label, { exact: true });
    await field('Email Address').fill('ada@example.com');
    await field('Password').fill('secret word');
    await shop.page.keyboard.press('Enter');
    await shop.button('Sign in').click();
    await expect(shop.page).toHaveURL('/login');
    // A form posted to its own address would come back empty.
    await expect(field('Email Address')).toHaveValue('ada@example.com');
    await expect(shop.searchField).not.toHaveAttribute('aria-keyshortcuts');
    await expect(shop.searchForm.getByText('/', { exact: true })).toHaveCount(0);
  });

  test('every page without a query has its heading, the logo and the categories', { tag: '@long' }, async ({
    shop,
  }) => {
    test.slow();
    for (const { path, heading } of SCREENS.filter((screen) => !screen.path.includes('?'))) {
      await shop.page.goto(path);
      await expect(shop.heading).toHaveText(heading);
      await expect(shop.logo).toBeVisible();
      await expect(shop.categoryRow.getByRole('link', { name: 'Fire Alarms' })).toBeVisible();
      // No spinner for content that only scripts could load.
      await expect(shop.page.getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
    }
  });
});

test.describe('When the next page cannot be loaded', () => {
  test.use({ allowedConsole: [/./] });

  test("a wrong answer in place of a product's data opens the product from the server", async ({ shop }) => {
    for (const [answer, fulfilment] of [
      ['status 404', { status: 404, body: 'Not found' }],
      ['an HTML page', { contentType: 'text/html', body: '<h1>Welcome to our host</h1>' }],
      [
        'data of another shape',
        // { 'product/page': { data: [] } }, as the router encodes it
        { contentType: 'text/x-script', body: '[{"_1":2},"product/page",{"_3":4},"data",[]]' },
      ],
    ] as const) {
      await test.step(answer, async () => {
        await shop.open(`/category/${INTERCOM.category}`);
        await shop.page.route(`/product/${INTERCOM.id}.data`, (route) => route.fulfill(fulfilment));
        await shop.link(INTERCOM.title).click();
        await expect(shop.heading).toHaveText(INTERCOM.title);
        await shop.waitForHydration();
        await expect(shop.main.getByText(`SKU: ${INTERCOM.id}`)).toBeVisible();
        await shop.page.unrouteAll({ behavior: 'wait' });
      });
    }
  });

  test('the last of two quick clicks decides which page opens', async ({ shop }) => {
    await shop.open('/collections');
    const requested = new Promise<Route>((resolve) => {
      void shop.page.route('/category/fire-alarms.data', resolve);
    });
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
    const held = await requested;
    await shop.categoryRow.getByRole('link', { name: 'CCTV Systems' }).click();
    await expect(shop.heading).toHaveText('CCTV Systems');
    await held.continue();
    await shop.logo.click();
    await expect(shop.page).toHaveURL('/');
    // The late answer has opened no page in between.
    await shop.page.goBack();
    await expect(shop.heading).toHaveText('CCTV Systems');
  });
});

test.describe('When a page fails', () => {
  test.use({ allowedConsole: [/./] });
  const SCRIPT = '**/assets/faqs-*.js';

  test('a link in the header opens its page and focuses the heading, the error screen offers a reload, and the cart is untouched', async ({
    shop,
  }) => {
    await shop.store('cart', savedCart([savedLine(INTERCOM, 2)]));
    const body = 'export default () => { throw new Error("The page fails."); }';
    await shop.page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await shop.page.goto('/faqs');
    await expect(shop.heading).toHaveText('Unexpected Application Error!');
    await shop.categoryRow.getByRole('link', { name: 'CCTV Systems' }).click();
    await expect(shop.heading).toHaveText('CCTV Systems');
    await expect(shop.heading).toBeFocused();

    await shop.page.goto('/faqs');
    await expect(shop.heading).toHaveText('Unexpected Application Error!');
    await expect(shop.page).toHaveTitle(/^Unexpected Application Error! \| Watchpost$/);
    await shop.expectCart(2, INTERCOM.price * 2);
    await shop.page.unroute(SCRIPT);
    await shop.main.getByRole('button', { name: /reload/i }).click();
    await expect(shop.heading).toHaveText('Frequently Asked Questions');
    await shop.expectCart(2, INTERCOM.price * 2);
  });
});
