import { INTERCOM, MARINE_CAMERA } from './support/catalogue.ts';
import { inGroups, SCREENS } from './support/screens.ts';
import { expect, savedComparison, test } from './support/shop.ts';
import { outdatedTexts, pressEverything, translate } from './support/translation.ts';
import { fillCartAndWishlist, openWithoutMotion } from './support/visit.ts';

test.describe('Translated by the browser', () => {
  // If a part of the page was not hydrated yet, React renders it anew and says so.
  test.use({ allowedConsole: [/Minified React error #418/] });

  /** The controls of the others change nothing but the page, or are those of a category. */
  const withChanges = SCREENS.filter(
    ({ path }) => !/^\/(?:about-us|privacy-policy|collections|offline|search.*)$/.test(path),
  );
  for (const group of inGroups(withChanges, 6)) {
    test(`every change shows on ${group.map(({ path }) => path).join(', ')}`, { tag: '@long' }, async ({
      shop,
    }) => {
      test.setTimeout(group.length * 60_000);
      await fillCartAndWishlist(shop);
      await shop.store('compare', savedComparison([INTERCOM, MARINE_CAMERA]));
      for (const { path } of group) {
        await test.step(path, async () => {
          await openWithoutMotion(shop, path);
          await expect(shop.heading).toBeVisible();
          await translate(shop.page);
          expect(await pressEverything(shop.page)).toEqual([]);
          await expect(
            shop.page.getByRole('heading', { name: 'Unexpected Application Error!' }),
          ).toBeHidden();
          // The next page opens with the stored values again, whatever the presses have changed.
          await shop.page.evaluate(() => {
            localStorage.clear();
            sessionStorage.clear();
          });
        });
      }
    });
  }

  test('a page shows its texts after another page of the same kind', async ({ shop }) => {
    const { page } = shop;
    for (const [path, link] of [
      [`/product/${INTERCOM.id}`, shop.region('Related Products').getByRole('link').first()],
      ['/category/cctv-systems', shop.categoryRow.getByRole('link', { name: 'Intercom Systems' })],
    ] as const) {
      await shop.open(path);
      const heading = await shop.heading.textContent();
      await translate(page);
      await link.click();
      await expect(shop.heading).not.toHaveText(heading ?? '');
      expect(await outdatedTexts(page)).toEqual([]);
    }
  });

  test('a search shows its results after another search', async ({ shop }) => {
    await shop.open('/search?q=dome');
    for (const query of ['camera', 'camrea', 'qqqq', 'wireles radios', '2 MP dome camera', 'poe']) {
      await translate(shop.page);
      await shop.searchField.fill(query);
      await translate(shop.page);
      await shop.searchField.press('Enter');
      await expect(shop.page).toHaveURL(new RegExp(`q=${query.split(' ')[0]}`));
      await expect(shop.main.getByText(query).first()).toBeVisible();
      expect(await outdatedTexts(shop.page)).toEqual([]);
    }
  });

  test('the outcomes of forms show', async ({ shop }) => {
    await shop.open('/login');
    await translate(shop.page);
    await shop.main.getByLabel('Email Address').fill('a@example.com');
    await shop.main.getByRole('textbox', { name: 'Password' }).fill('12345678');
    await shop.button('Sign in').click();
    await translate(shop.page);
    await expect(shop.main.getByText(/^Authentication system is in maintenance mode/)).toBeVisible();
    expect(await outdatedTexts(shop.page)).toEqual([]);
  });
});
