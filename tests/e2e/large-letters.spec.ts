import { CHROMIUM_FLAGS } from '#scripts/browsers.ts';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/shop.ts';
import { overflowingElements } from './support/overflowing-elements.ts';
import { fillCartAndWishlist, openWithoutMotion, PHONE } from './support/visit.ts';

// The browser's setting for the font size, twice the default of 16 px.
test.use({
  viewport: PHONE,
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
});

test('H3: every page fits a phone with twice the default font size', async ({ shop }) => {
  test.slow();
  await fillCartAndWishlist(shop);
  for (const { path, heading } of SCREENS) {
    await test.step(path, async () => {
      await openWithoutMotion(shop, path);
      await expect(shop.heading).toHaveText(heading);
      // A heading of at least 40 px shows that the setting has an effect.
      await expect(shop.heading).toHaveCSS('font-size', /^([4-9]\d|\d{3})/);
      expect(await shop.page.evaluate(overflowingElements)).toEqual([]);
      // The wishlist link is beside the logo, not below it.
      const box = async (control: typeof shop.logo) => (await control.boundingBox()) ?? { x: 0, width: 0 };
      const [logo, wishlist] = [await box(shop.logo), await box(shop.wishlistLink)];
      expect(logo.x + logo.width).toBeLessThanOrEqual(wishlist.x);
    });
  }
});
