import { INTERCOM, MARINE_CAMERA } from './support/catalogue.ts';
import { expectFocusIsVisible } from './support/focus-is-visible.ts';
import { expect, savedComparison, test } from './support/shop.ts';
import { DESKTOP, SHORT_LISTING, fillCartAndWishlist, openWithoutMotion, PHONE } from './support/visit.ts';

/** A short page, whose header and footer are checked too. They are the same on every page. */
const WITH_HEADER_AND_FOOTER = '/about-us';

test.describe('With the keyboard', () => {
  test('H6: a new page starts at the top, sets its title and focuses its heading, without a status message; back and forward restore focus and scroll position after the skip link was used', async ({
    shop,
  }) => {
    const { page } = shop;
    await openWithoutMotion(shop, '/about-us');
    await shop.categoryRow.getByRole('link', { name: 'CCTV Systems' }).press('Enter');
    await expect(shop.heading).toHaveText('CCTV Systems');
    await expect(shop.heading).toBeFocused();
    await expect(shop.heading).toHaveAttribute('tabindex', '-1');
    await expect(page).toHaveTitle('CCTV Systems | Watchpost');
    for (const role of ['status', 'alert'] as const) {
      for (const text of await page.getByRole(role).allTextContents()) expect(text).toBe('');
    }

    await shop.skipLink.press('Enter');
    const link = shop.cardLinks.last();
    await link.focus();
    const top = await shop.scrollTop();
    expect(top).toBeGreaterThan(300);
    await page.keyboard.press('Enter');
    await expect(shop.heading).not.toHaveText('CCTV Systems');
    await expect(shop.heading).toBeFocused();
    expect(await shop.scrollTop()).toBe(0);
    await shop.skipLink.press('Enter');
    await expect(shop.main).toBeFocused();
    await shop.footer.scrollIntoViewIfNeeded();
    const productTop = await shop.scrollTop();
    await page.goBack();
    await expect(shop.heading).toHaveText('CCTV Systems');
    await expect(link).toBeFocused();
    await expect.poll(() => shop.scrollTop()).toBe(top);
    await page.goForward();
    await expect(shop.heading).not.toHaveText('CCTV Systems');
    await expect.poll(() => shop.scrollTop()).toBeCloseTo(productTop, -1);
    for (const heading of ['CCTV Systems', 'About Us']) {
      await page.goBack();
      await expect(shop.heading).toHaveText(heading);
    }
    await expect(shop.categoryRow.getByRole('link', { name: 'CCTV Systems' })).toBeFocused();
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

  test(`H2: at ${DESKTOP.width} px the focused element is always visible, forwards and backwards`, async ({
    shop,
  }) => {
    test.setTimeout(180_000);
    await shop.page.setViewportSize(DESKTOP);
    await fillCartAndWishlist(shop);
    for (const [path, scope] of [
      [WITH_HEADER_AND_FOOTER, 'body'],
      [SHORT_LISTING, 'main'],
      ['/product/1', 'main'],
    ] as const) {
      await openWithoutMotion(shop, path);
      await test.step(path, () => expectFocusIsVisible(shop.page, scope));
    }
  });

  // `every-page.spec.ts` checks the other pages on a phone. The category page has too many stops with all its products, so it
  // is checked here, with few products.
  test('H2: on a phone the focused element is always visible beside a notice and products to compare', async ({
    shop,
  }) => {
    test.setTimeout(180_000);
    const { page } = shop;
    await page.setViewportSize(PHONE);
    await fillCartAndWishlist(shop);
    await shop.store('compare', savedComparison([INTERCOM, MARINE_CAMERA]));
    for (const path of [SHORT_LISTING, '/product/1', '/cart']) {
      if (path === '/cart') await page.evaluate(() => localStorage.removeItem('compare'));
      await openWithoutMotion(shop, path);
      await expect(shop.region('Comparison')).toHaveCount(path === '/cart' ? 0 : 1);
      const press = shop.main
        .getByRole('button', { name: /^(Add .* to wishlist|Remove .* from cart)$/ })
        .first();
      await press.focus();
      await page.keyboard.press('Enter');
      // Under the pointer the notice stays.
      await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).hover();
      // The tray and the notice are outside `main`.
      await test.step(path, () => expectFocusIsVisible(page, 'body'));
    }
  });
});
