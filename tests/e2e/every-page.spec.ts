import { expectToFitAnyWidth, expectToFitWithLargeLetters } from './support/any-width.ts';
import { expectFocusIsVisible } from './support/focus-is-visible.ts';
import { recordedMotion, recordMotion } from './support/motion.ts';
import { expectNoViolationsAtBothSizes } from './support/no-violations.ts';
import { inGroups, MISSING_PAGES, SCREENS, STATUS_404 } from './support/screens.ts';
import { expect, type Shop, test } from './support/shop.ts';
import { fillCartAndWishlist, openWithoutMotion, PHONE } from './support/visit.ts';

/** Has too many controls to visit each with the keyboard. `keyboard.spec.ts` does so on a listing with few products. */
const LONG_LISTING = '/category/cctv-systems';

test.describe('Every page has landmarks, one h1 and a title, shows the focus, has no axe violation and fits all widths', {
  tag: '@long',
}, () => {
  test.use({ allowedConsole: [STATUS_404] });

  for (const group of inGroups([...SCREENS, ...MISSING_PAGES], 4)) {
    test(`H2 to H5: ${group.map(({ path }) => path).join(', ')}`, async ({ shop }) => {
      test.setTimeout(group.length * 60_000);
      await fillCartAndWishlist(shop);
      await recordMotion(shop.page);
      for (const { path, heading } of group) {
        await test.step(path, async () => {
          // The sticky header covers a larger share of the screen on a phone than on other devices.
          await shop.page.setViewportSize(PHONE);
          await openWithoutMotion(shop, path);
          await expect(shop.heading).toHaveText(heading);
          await expectSoundPage(shop, path);
        });
      }
    });
  }
});

async function expectSoundPage(shop: Shop, path: string): Promise<void> {
  const { page, banner, main, footer } = shop;
  for (const unique of [banner, main, footer, page.getByRole('heading', { level: 1 })])
    await expect(unique).toHaveCount(1);
  await expect(page).toHaveTitle(path === '/' ? /^Watchpost/ : / \| Watchpost$/);
  if (path !== LONG_LISTING) {
    await test.step('H2: the focused control is visible', () => expectFocusIsVisible(page, 'main'));
    await page.evaluate(() => scrollTo(0, 0));
  }
  await test.step('no field makes Safari zoom', async () =>
    expect(await page.evaluate(fieldsWithSmallLetters)).toEqual([]));
  await test.step('H3, H4: axe finds no violation', () => expectNoViolationsAtBothSizes(page));
  await test.step('nothing was animated', async () => expect(await recordedMotion(page)).toEqual([]));
  await test.step('H3: it fits with large letters', () => expectToFitWithLargeLetters(shop));
  await test.step('H3, H5: it fits all widths', () => expectToFitAnyWidth(page));
}

/** Runs in the page. Safari zooms into a field of less than 16 px. */
function fieldsWithSmallLetters(): readonly string[] {
  return [...document.querySelectorAll('input, select, textarea')]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(({ outerHTML }) => outerHTML);
}
