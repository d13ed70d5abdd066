import { CHROMIUM_FLAGS } from '#scripts/chromium.ts';
import { SCREENS } from './support/screens.ts';
import { expect, test } from './support/shop.ts';
import { sticksOut } from './support/sticks-out.ts';
import { fill, openAtRest, PHONE } from './support/visit.ts';

// What a visitor sets in the browser, twice its usual 16 px: a page cannot set it for itself.
test.use({
  viewport: PHONE,
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
});

for (const { path, heading } of SCREENS) {
  test(`H3: with letters twice as large nothing sticks out of a phone on ${path}`, async ({ shop }) => {
    await fill(shop);
    await openAtRest(shop, path);
    await expect(shop.heading).toHaveText(heading);
    await expect(shop.heading).toHaveCSS('font-size', /^([4-9]\d|\d{3})/);
    await shop.page.waitForFunction(() => document.documentElement.hasAttribute('data-drawn'));
    expect(await shop.page.evaluate(sticksOut)).toEqual([]);
    // The way into the cart and the wishlist lies beside the logo, not under it.
    const box = async (control: typeof shop.logo) => (await control.boundingBox()) ?? { x: 0, width: 0 };
    const [logo, wishes] = [await box(shop.logo), await box(shop.wishlistLink)];
    expect(logo.x + logo.width).toBeLessThanOrEqual(wishes.x);
  });
}
