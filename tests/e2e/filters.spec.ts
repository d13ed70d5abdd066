import { goodsIn } from './support/catalogue.ts';
import {
  CCTV_COUNT,
  byName,
  CCTV,
  cctv,
  filters,
  prices,
  query,
  shows,
  titles,
} from './support/listing-page.ts';
import { expect, test } from './support/shop.ts';

test.describe('Filters', () => {
  test('L1: a brand unticked hides its products and keeps its place; ticked again shows them, with a chip meanwhile', async ({
    shop,
  }) => {
    await shop.open(CCTV);
    const { brand, brands, chip, chips } = filters(shop);
    const places = await brands.allTextContents();
    await brand('Hikvision').click();
    await shows(
      shop,
      cctv((each) => each.brand !== 'Hikvision'),
    );
    await expect(brand('Hikvision')).not.toBeChecked();
    await expect(chip('Not Hikvision')).toBeVisible();
    // Its count may change, its place may not.
    await expect(brands).toContainText(places.map((place) => place.replace(/ \(.*/, '')));
    await brand('Hikvision').click();
    await shows(shop, goodsIn('cctv-systems'));
    await expect(chips).toHaveCount(0);
    expect(query(shop.page)).toBe('');
  });

  test('every brand unticked leaves the empty state, and Clear Filters brings all back', async ({ shop }) => {
    await shop.open('/category/maritime-cameras');
    const { brand, clear } = filters(shop);
    const brands = [...new Set(goodsIn('maritime-cameras').map((each) => each.brand))];
    for (const each of brands) await brand(each).click();
    await expect(shop.main.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await clear.click();
    await shows(shop, goodsIn('maritime-cameras'));
    for (const each of brands) await expect(brand(each)).toBeChecked();
  });

  test('"only" ticks one brand alone, and its chip takes that back', async ({ shop }) => {
    await shop.open(CCTV);
    const { only, brand, chip } = filters(shop);
    await only('Axis').click();
    await expect(brand('Axis')).toBeChecked();
    await expect(brand('Hikvision')).not.toBeChecked();
    await shows(
      shop,
      cctv((each) => each.brand === 'Axis'),
    );
    await chip('Axis').click();
    await shows(shop, goodsIn('cctv-systems'));
  });

  test('L2: In Stock leaves out what is sold out, and says how many will show', async ({ shop }) => {
    await shop.open('/category/ex-proof-cameras');
    const { inStock, all } = filters(shop);
    const there = goodsIn('ex-proof-cameras').filter(({ soldOut }) => !soldOut);
    expect(there.length).toBeLessThan(goodsIn('ex-proof-cameras').length);
    await expect(inStock).toHaveAccessibleName(`In Stock (${there.length})`);
    await inStock.click();
    await shows(shop, there);
    await all.click();
    await shows(shop, goodsIn('ex-proof-cameras'));
  });

  test('L2: the price range keeps what costs between its ends', async ({ shop }) => {
    await shop.open(CCTV);
    const { min, max, apply, chip } = filters(shop);
    const prices = goodsIn('cctv-systems').map(({ price }) => price);
    await expect(min).toHaveValue(String(Math.floor((Math.min(...prices) * 9) / 1000)));
    await expect(max).toHaveValue(String(Math.ceil((Math.max(...prices) * 11) / 1000)));
    await min.fill('259');
    await max.fill('999');
    await expect(shop.cards).toHaveCount(CCTV_COUNT);
    await apply.click();
    await shows(
      shop,
      cctv(({ price }) => price >= 25_900 && price <= 99_900),
    );
    await chip('₺259 – ₺999').click();
    await shows(shop, goodsIn('cctv-systems'));
    await expect(min).not.toHaveValue('259');
  });

  test('Enter in a price field applies it', async ({ shop }) => {
    await shop.open(CCTV);
    const { min, max } = filters(shop);
    await min.fill('0');
    await max.fill('300');
    await max.press('Enter');
    await shows(
      shop,
      cctv(({ price }) => price <= 30_000),
    );
  });

  test('a minimum cannot pass the maximum, a maximum cannot fall below the minimum, nothing is below 0', async ({
    shop,
  }) => {
    await shop.open(`${CCTV}?min=300&max=900`);
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
    await shows(
      shop,
      cctv(({ price }) => price <= 90_000),
    );
  });

  test('text that is no whole number is an error beside its field and filters nothing', async ({ shop }) => {
    await shop.open(CCTV);
    const { min, apply } = filters(shop);
    for (const text of ['12.5', 'cheap', '1e3']) {
      await min.fill(text);
      await apply.click();
      await expect(min).toHaveAttribute('aria-invalid', 'true');
      await expect(min).toHaveAccessibleDescription(/whole number/);
      await expect(shop.cards).toHaveCount(CCTV_COUNT);
    }
    expect(query(shop.page)).toBe('');
    await min.fill('250');
    await expect(min).toHaveAttribute('aria-invalid', 'false');
  });

  test('Clear Filters resets brands, price, stock and order, and keeps the view', async ({ shop }) => {
    await shop.open(`${CCTV}?sort=name-desc&brand=Axis&stock=in&min=500&max=5000&view=list`);
    const { clear, brand, all, sort } = filters(shop);
    await clear.click();
    await shows(shop, goodsIn('cctv-systems'));
    await expect(brand('Hikvision')).toBeChecked();
    await expect(all).toBeChecked();
    await expect(sort).toHaveValue('best-selling');
    await expect(shop.button('List view')).toHaveAttribute('aria-pressed', 'true');
    expect(query(shop.page)).toBe('?view=list');
  });

  test('a brand’s count says how many products would show under the other filters', async ({ shop }) => {
    await shop.open(`${CCTV}?max=500&min=0`);
    const count = cctv(({ brand, price }) => brand === 'Hikvision' && price <= 50_000).length;
    await expect(filters(shop).brand('Hikvision')).toHaveAccessibleName(`Hikvision (${count})`);
  });

  test('L1: the filter that was clicked keeps the focus', async ({ shop }) => {
    await shop.open(CCTV);
    const { brand, inStock } = filters(shop);
    await brand('Bosch').focus();
    await shop.page.keyboard.press('Space');
    await expect(brand('Bosch')).not.toBeChecked();
    await expect(brand('Bosch')).toBeFocused();
    await inStock.focus();
    await shop.page.keyboard.press('Space');
    await expect(inStock).toBeChecked();
    await expect(inStock).toBeFocused();
  });

  test('L4: in the sheet of a phone the number of products is told too', async ({ shop }) => {
    await shop.page.setViewportSize({ width: 390, height: 844 });
    await shop.open('/category/ex-proof-cameras');
    await shop.main.getByRole('button', { name: 'Filters' }).click();
    const sheet = shop.page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('radio', { name: /^In Stock/ }).check();
    const count = goodsIn('ex-proof-cameras').filter(({ soldOut }) => !soldOut).length;
    await expect(sheet.getByRole('status')).toHaveText(new RegExp(`^${count} `));
  });

  test('L8: clearing from the empty state hands the focus to the heading', async ({ shop }) => {
    await shop.open(`${CCTV}?min=1&max=2`);
    await shop.button('Clear Filters').last().press('Enter');
    await shows(shop, goodsIn('cctv-systems'));
    await expect(shop.heading).toBeFocused();
  });
});

test.describe('Sort orders', () => {
  test('cheap and dear first go by the prices shown', async ({ shop }) => {
    await shop.open(CCTV);
    const { sort } = filters(shop);
    await sort.selectOption('Price: Low to High');
    await expect(shop.page).toHaveURL(`${CCTV}?sort=price-asc`);
    const rising = await prices(shop);
    expect(rising).toHaveLength(CCTV_COUNT);
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    await sort.selectOption('Price: High to Low');
    await expect(shop.page).toHaveURL(`${CCTV}?sort=price-desc`);
    await expect.poll(() => prices(shop)).toEqual(rising.toSorted((a, b) => b - a));
  });

  test('names go by the alphabet, and backwards', async ({ shop }) => {
    await shop.open(CCTV);
    const { sort } = filters(shop);
    const expected = goodsIn('cctv-systems')
      .map(({ title }) => title)
      .toSorted(byName);
    await sort.selectOption('Name: A-Z');
    await expect.poll(() => titles(shop)).toEqual(expected);
    await sort.selectOption('Name: Z-A');
    await expect.poll(() => titles(shop)).toEqual(expected.toReversed());
  });

  test('best selling puts best sellers first, then what was sold most', async ({ shop }) => {
    await shop.open(CCTV);
    const expected = goodsIn('cctv-systems')
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
