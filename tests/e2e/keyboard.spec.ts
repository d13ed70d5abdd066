import { INTERCOM, MARINE_CAMERA } from './support/catalogue.ts';
import { expectFocusIsVisible } from './support/focus-is-visible.ts';
import { expect, savedComparison, test } from './support/shop.ts';
import { DESKTOP, SHORT_LISTING, fillCartAndWishlist, openWithoutMotion, PHONE } from './support/visit.ts';

/** A short page, whose header and footer are checked too. They are the same on every page. */
const WITH_HEADER_AND_FOOTER = '/about-us';

test.describe('With the keyboard', () => {
  test('H6: a new page sets its title and focuses its heading, without a status message', async ({
    shop,
  }) => {
    const { page } = shop;
    await openWithoutMotion(shop, '/about-us');
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).press('Enter');
    await expect(shop.heading).toHaveText('Fire Alarms');
    await expect(shop.heading).toBeFocused();
    await expect(shop.heading).toHaveAttribute('tabindex', '-1');
    await expect(page).toHaveTitle('Fire Alarms | Watchpost');
    for (const role of ['status', 'alert'] as const) {
      for (const text of await page.getByRole(role).allTextContents()) expect(text).toBe('');
    }
  });

  test('H6: back restores focus and scroll position after the skip link was used', async ({ shop }) => {
    const { page } = shop;
    await openWithoutMotion(shop, '/category/cctv-systems');
    await shop.skipLink.press('Enter');
    const link = shop.cardLinks.last();
    await link.focus();
    const top = await shop.scrollTop();
    expect(top).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expect(shop.heading).toBeFocused();
    await shop.skipLink.press('Enter');
    await expect(shop.main).toBeFocused();
    await page.goBack();
    await expect(shop.heading).toHaveText('CCTV Systems');
    await expect(link).toBeFocused();
    await expect.poll(() => shop.scrollTop()).toBe(top);
  });

  test('typing in the sticky search field does not scroll the page', async ({ shop }) => {
    const { page } = shop;
    await page.setViewportSize(DESKTOP);
    await openWithoutMotion(shop, '/category/cctv-systems');
    await page.mouse.wheel(0, 1600);
    await expect.poll(() => shop.scrollTop()).toBe(1600);
    await shop.searchField.click();
    await page.keyboard.type('camera');
    await expect(shop.suggestions.getByRole('option').first()).toBeVisible();
    expect(await shop.scrollTop()).toBe(1600);
  });

  test('following a spelling suggestion focuses the heading', async ({ shop }) => {
    await openWithoutMotion(shop, '/search?q=domee');
    const suggestion = shop.main.getByRole('link', { name: /dome/i }).first();
    await suggestion.press('Enter');
    await expect(shop.page).toHaveURL(/q=(?!domee$)/);
    await expect(shop.heading).toBeFocused();
  });

  for (const { path, size, hasTray } of [
    ...[WITH_HEADER_AND_FOOTER, SHORT_LISTING, '/product/1'].map((path) => ({
      path,
      size: DESKTOP,
      hasTray: false,
    })),
    ...[SHORT_LISTING, '/product/1'].map((path) => ({ path, size: PHONE, hasTray: true })),
    // `every-page.spec.ts` checks the other pages on a phone. The category page has too many stops with all its products, so
    // it is checked here, with few products.
    { path: SHORT_LISTING, size: PHONE, hasTray: false },
  ]) {
    const tray = hasTray ? ' with products to compare' : '';
    // The tray is outside `main`.
    const isWholePage = path === WITH_HEADER_AND_FOOTER || hasTray;
    test(`H2: on ${path} at ${size.width} px${tray} the focused element is always visible, forwards and backwards`, async ({
      shop,
    }) => {
      test.slow();
      const { page } = shop;
      await page.setViewportSize(size);
      await fillCartAndWishlist(shop);
      if (hasTray) await shop.store('compare', savedComparison([INTERCOM, MARINE_CAMERA]));
      await openWithoutMotion(shop, path);
      if (hasTray) await expect(shop.region('Comparison')).toBeVisible();
      await expectFocusIsVisible(page, isWholePage ? 'body' : 'main');
    });
  }
});

for (const path of [SHORT_LISTING, '/cart']) {
  test(`H2: on ${path} the focused element is visible beside notices on a phone`, async ({ shop }) => {
    test.slow();
    const { page } = shop;
    await page.setViewportSize(PHONE);
    await fillCartAndWishlist(shop);
    await openWithoutMotion(shop, path);
    const press = shop.main
      .getByRole('button', { name: /^(Add .* to wishlist|Remove .* from cart)$/ })
      .first();
    await press.focus();
    await page.keyboard.press('Enter');
    // Under the pointer the notice stays.
    await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).hover();
    await expectFocusIsVisible(page, 'body');
  });
}
