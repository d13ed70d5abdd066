import { productsIn } from './support/catalogue.ts';
import {
  CCTV_COUNT,
  byName,
  CCTV_PATH,
  cctvProducts,
  filters,
  prices,
  query,
  expectProducts,
  titles,
} from './support/listing-page.ts';
import { expect, test } from './support/shop.ts';
import { PHONE } from './support/visit.ts';

test.describe('Filters', () => {
  test('L1: unchecking a brand hides its products and shows a chip; checking it undoes both', async ({
    shop,
  }) => {
    await shop.open(CCTV_PATH);
    const { brand, brands, chip, chips } = filters(shop);
    const labels = await brands.allTextContents();
    await brand('Hikvision').click();
    await expectProducts(
      shop,
      cctvProducts(({ brand }) => brand !== 'Hikvision'),
    );
    await expect(brand('Hikvision')).not.toBeChecked();
    await expect(chip('Not Hikvision')).toBeVisible();
    // The counts may change, the order may not.
    await expect(brands).toContainText(labels.map((label) => label.replace(/ \(.*/, '')));
    await brand('Hikvision').click();
    await expectProducts(shop, productsIn('cctv-systems'));
    await expect(chips).toHaveCount(0);
    expect(query(shop.page)).toBe('');
  });

  test('shows the empty state if no brand is checked, and Clear Filters restores all products', async ({
    shop,
  }) => {
    await shop.open('/category/maritime-cameras');
    const { brand, clear } = filters(shop);
    const brands = [...new Set(productsIn('maritime-cameras').map((product) => product.brand))];
    for (const name of brands) await brand(name).click();
    await expect(shop.main.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await clear.click();
    await expectProducts(shop, productsIn('maritime-cameras'));
    for (const name of brands) await expect(brand(name)).toBeChecked();
  });

  test('L2: In Stock hides sold-out products and states how many are in stock', async ({ shop }) => {
    await shop.open('/category/ex-proof-cameras');
    const { inStock, anyAvailability } = filters(shop);
    const inStockProducts = productsIn('ex-proof-cameras').filter(({ soldOut }) => !soldOut);
    expect(inStockProducts.length).toBeLessThan(productsIn('ex-proof-cameras').length);
    await expect(inStock).toHaveAccessibleName(`In Stock (${inStockProducts.length})`);
    await inStock.click();
    await expectProducts(shop, inStockProducts);
    await anyAvailability.click();
    await expectProducts(shop, productsIn('ex-proof-cameras'));
  });

  test('L2: the price range includes its limits', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    const { min, max, apply, chip } = filters(shop);
    const cents = productsIn('cctv-systems').map(({ price }) => price);
    // Cents to dollars: 90% of the lowest price and 110% of the highest.
    await expect(min).toHaveValue(String(Math.floor((Math.min(...cents) * 9) / 1000)));
    await expect(max).toHaveValue(String(Math.ceil((Math.max(...cents) * 11) / 1000)));
    await min.fill('259');
    await max.fill('999');
    await expect(shop.cards).toHaveCount(CCTV_COUNT);
    await apply.click();
    await expectProducts(
      shop,
      cctvProducts(({ price }) => price >= 25_900 && price <= 99_900),
    );
    // The specification requires ₺ in the price filter, although prices are in US dollars.
    await chip('₺259 – ₺999').click();
    await expectProducts(shop, productsIn('cctv-systems'));
    await expect(min).not.toHaveValue('259');
  });

  test('a price range allows no minimum above the maximum, no maximum below the minimum, and nothing below 0', async ({
    shop,
  }) => {
    await shop.open(`${CCTV_PATH}?min=300&max=900`);
    const { min, max, apply } = filters(shop);
    await expect(min).toHaveValue('300');
    await min.fill('5000');
    await apply.click();
    await expect(min).toHaveValue('900');
    await expect(max).toHaveValue('900');

    await min.fill('400');
    await apply.click();
    await expect(min).toHaveValue('400');
    await max.fill('20');
    await apply.click();
    await expect(max).toHaveValue('400');

    await max.fill('900');
    await min.fill('-50');
    await apply.click();
    await expect(min).toHaveValue('0');
    await expect(max).toHaveValue('900');
    await expectProducts(
      shop,
      cctvProducts(({ price }) => price <= 90_000),
    );

    await max.fill('-1');
    await apply.click();
    await expect(min).toHaveValue('0');
    await expect(max).toHaveValue('0');
  });

  test('the count of a brand takes the other filters into account', async ({ shop }) => {
    await shop.open(`${CCTV_PATH}?max=500&min=0`);
    const count = cctvProducts(({ brand, price }) => brand === 'Hikvision' && price <= 50_000).length;
    await expect(filters(shop).brand('Hikvision')).toHaveAccessibleName(`Hikvision (${count})`);
  });

  test('L4: announces the number of products in the filter dialog of a phone', async ({ shop }) => {
    await shop.page.setViewportSize(PHONE);
    await shop.open('/category/ex-proof-cameras');
    await shop.main.getByRole('button', { name: 'Filters' }).click();
    const dialog = shop.page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('radio', { name: /^In Stock/ }).check();
    const count = productsIn('ex-proof-cameras').filter(({ soldOut }) => !soldOut).length;
    await expect(dialog.getByRole('status')).toHaveText(new RegExp(`^${count} `));
  });
});

test.describe('Sort orders', () => {
  test('by price follow the shown prices, both ways', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    const { sort } = filters(shop);
    await sort.selectOption('Price: Low to High');
    await expect(shop.page).toHaveURL(`${CCTV_PATH}?sort=price-asc`);
    const ascending = (await prices(shop)).toSorted((a, b) => a - b);
    expect(ascending).toHaveLength(CCTV_COUNT);
    await expect.poll(() => prices(shop)).toEqual(ascending);
    await sort.selectOption('Price: High to Low');
    await expect(shop.page).toHaveURL(`${CCTV_PATH}?sort=price-desc`);
    await expect.poll(() => prices(shop)).toEqual(ascending.toSorted((a, b) => b - a));
  });

  test('by name are alphabetical, both ways', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    const { sort } = filters(shop);
    const expected = productsIn('cctv-systems')
      .map(({ title }) => title)
      .toSorted(byName);
    await sort.selectOption('Name: A-Z');
    await expect.poll(() => titles(shop)).toEqual(expected);
    await sort.selectOption('Name: Z-A');
    await expect.poll(() => titles(shop)).toEqual(expected.toReversed());
  });

  test('by best selling, the default: best sellers come first, then the most sold', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    const expected = productsIn('cctv-systems')
      .toSorted(
        (a, b) =>
          Number(b.isBestSeller) - Number(a.isBestSeller) ||
          b.soldQuantity - a.soldQuantity ||
          byName(a.title, b.title),
      )
      .map(({ title }) => title);
    expect(await titles(shop)).toEqual(expected);
  });
});
