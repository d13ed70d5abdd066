import { expectNoViolationsAtBothSizes, LARGE_DESKTOP } from './no-violations.ts';
import { expect, type Shop, test } from './shop.ts';
import { openWithoutMotion, PHONE } from './visit.ts';

const STYLE = 'Arran Linen T-shirt 1';
const path = (colour: string, size: string) => `/product/ST-1-${colour}-${size}`;

const options = ({ main }: Shop, name: string) => main.getByRole('radiogroup', { name, exact: true });
const choice = (shop: Shop, name: string) => shop.main.getByRole('radio', { name, exact: true });
const quantity = ({ main }: Shop) => main.getByRole('spinbutton').first();
const showing = ({ main }: Shop, text: string | RegExp) => main.getByText(text, { exact: true }).first();

/** Journeys in a clothing shop whose products are sold in colours and sizes, of which some combinations do not exist. */
export function testVersions(): void {
  for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: LARGE_DESKTOP })) {
    test.describe(`On a ${size}`, () => {
      test.use({ viewport });

      test('a choice opens the version in place, and keeps focus, quantity and scroll position', async ({
        shop,
      }) => {
        const { page } = shop;
        await shop.open('/category/tops');
        await openWithoutMotion(shop, path('Moss', 'S'));
        await expect(shop.heading).toHaveText(`${STYLE}, Moss, S`);
        await quantity(shop).fill('2');
        await choice(shop, 'L').scrollIntoViewIfNeeded();
        const [entries, top] = [await page.evaluate(() => history.length), await shop.scrollTop()];

        await options(shop, 'Size').getByText('L', { exact: true }).click();
        await expect(page).toHaveURL(path('Moss', 'L'));
        await expect(shop.heading).toHaveText(`${STYLE}, Moss, L`);
        await expect(choice(shop, 'L')).toBeChecked();
        await expect(choice(shop, 'L')).toBeFocused();
        await expect(quantity(shop)).toHaveValue('2');
        expect(await shop.scrollTop()).toBe(top);

        // Over the size that no Moss shirt has.
        await page.keyboard.press('ArrowRight');
        await expect(page).toHaveURL(path('Moss', 'XL'));
        await page.keyboard.press('ArrowRight');
        await expect(page).toHaveURL(path('Moss', 'XS'));
        await expect(choice(shop, 'XS')).toBeFocused();
        await expect(quantity(shop)).toHaveValue('2');
        expect(await shop.scrollTop()).toBe(top);
        expect(await page.evaluate(() => history.length)).toBe(entries);

        await page.goBack();
        await expect(page).toHaveURL('/category/tops');
      });

      test('what no version has is marked, and says which other choice to change', async ({ shop }) => {
        await openWithoutMotion(shop, path('Moss', 'XS'));
        await expect(options(shop, 'Size').getByRole('radio')).toHaveCount(6);
        expect(await options(shop, 'Size').getByRole('radio').evaluateAll(namesOf)).toEqual([
          'XS',
          'S',
          'M',
          'L',
          'XL',
          'XXL',
        ]);
        await expect(choice(shop, 'M')).toBeDisabled();
        await expect(options(shop, 'Size')).toHaveAccessibleDescription(
          'M and XXL: not in Moss. Choose another Colour.',
        );
        await expect(choice(shop, 'Ink')).toBeDisabled();
        await expect(options(shop, 'Colour')).toHaveAccessibleDescription(
          'Ink: not in XS. Choose another Size.',
        );
      });
    });
  }

  test('lists have one card for each style, and open the version that a filter names', async ({ shop }) => {
    await openWithoutMotion(shop, '/category/tops');
    await expect(shop.cards).toHaveCount(15);
    await expect(showing(shop, 'Showing: 15 products (180 versions)')).toBeVisible();
    const card = shop.card(STYLE);
    await expect(card.getByText('12 versions', { exact: true })).toBeVisible();
    await expect(card.getByText('from £22.50')).toBeVisible();
    for (const value of ['Moss', 'XL'])
      await shop.main.getByRole('checkbox', { name: new RegExp(`^${value} \\(`) }).check();
    await expect(shop.card(`${STYLE}, Moss, XL`)).toBeVisible();
    await shop.card(`${STYLE}, Moss, XL`).getByRole('link').first().click();
    await expect(shop.page).toHaveURL(path('Moss', 'XL'));
  });

  test('reduced prices that have no last day are on sale, and no deals of a day', async ({ shop }) => {
    await openWithoutMotion(shop, '/');
    const card = shop.region('On Sale Products').getByRole('article').first();
    await expect(card.getByText(/^-\d+%$/)).toBeVisible();
    await expect(shop.main.getByText('Deals of The Day')).toHaveCount(0);
  });

  test('the page above the categories filters by size, too', async ({ shop }) => {
    await openWithoutMotion(shop, '/category/clothing?f.size=28');
    await expect(showing(shop, /^Showing: \d products \(\d+ versions\)$/)).toBeVisible();
    await expect(shop.cards.first()).toContainText('Trousers');
  });

  test('a search has one card for each style, counts each once, and suggestions name each once', async ({
    shop,
  }) => {
    await openWithoutMotion(shop, '/search?q=arran');
    await expect(shop.cards).toHaveCount(5);
    for (const [query, ...counts] of [
      ['arran', '5 results for "arran"', 'Showing: 5 products (60 versions)'],
      // All its versions are on the page.
      [STYLE, `1 result for "${STYLE}"`, 'Showing: 1 products (12 versions)'],
      ['moss tops', '7 products in Tops (29 versions): Moss', 'Showing: 7 products (29 versions)'],
    ]) {
      await openWithoutMotion(shop, `/search?q=${query}`);
      for (const count of counts) await expect(showing(shop, count)).toBeVisible();
    }
    await openWithoutMotion(shop, '/');
    await shop.searchField.pressSequentially('arran linen');
    await expect(shop.suggestions.getByRole('option', { name: /Arran/ })).toHaveCount(5);
  });

  test('cart, comparison and quote have versions', async ({ shop }) => {
    for (const size of ['S', 'XL']) {
      await openWithoutMotion(shop, path('Moss', size));
      await shop.main
        .getByRole('button', { name: /^Compare/ })
        .first()
        .click();
      await shop.button('Add to Cart').first().click();
    }
    await openWithoutMotion(shop, '/cart');
    for (const size of ['S', 'XL']) await expect(shop.link(`${STYLE}, Moss, ${size}`).first()).toBeVisible();
    await openWithoutMotion(shop, '/compare');
    for (const row of ['Size differs S XL', 'Fabric linen linen'])
      await expect(shop.main.getByRole('row', { name: row, exact: true })).toBeVisible();
    await openWithoutMotion(shop, '/quote');
    await expect(shop.main.getByText(`${STYLE}, Moss, XL`).first()).toBeVisible();
  });

  test('has no violation', async ({ shop }) => {
    await openWithoutMotion(shop, path('Moss', 'XS'));
    await expectNoViolationsAtBothSizes(shop.page);
  });
}

/** Runs in the page: what the labels of radio buttons say. */
function namesOf(buttons: readonly Element[]): readonly string[] {
  return buttons.map((button) => button.closest('label')?.textContent ?? '');
}
