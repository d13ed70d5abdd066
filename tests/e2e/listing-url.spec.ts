import { productsIn } from './support/catalogue.ts';
import {
  ALL_CAMERAS_PATH,
  CAMERAS,
  CCTV_PATH,
  cctvProducts,
  filters,
  query,
  expectProducts,
} from './support/listing-page.ts';
import { expect, type Shop, test } from './support/shop.ts';

test.describe('The URL of a listing', () => {
  const FILTERED = `${ALL_CAMERAS_PATH}?sort=price-asc&brand=Axis&brand=Bosch&stock=in&min=1000&max=12000&view=list`;
  const filtered = CAMERAS.filter(
    ({ brand, price, soldOut }) =>
      ['Axis', 'Bosch'].includes(brand) && !soldOut && price >= 100_000 && price <= 1_200_000,
  );

  async function expectFiltered(shop: Shop): Promise<void> {
    const { brand, inStock, min, max, sort } = filters(shop);
    await expectProducts(shop, filtered);
    await expect(sort).toHaveValue('price-asc');
    await expect(brand('Axis')).toBeChecked();
    await expect(brand('Bosch')).toBeChecked();
    await expect(brand('Hikvision')).not.toBeChecked();
    await expect(inStock).toBeChecked();
    await expect(min).toHaveValue('1000');
    await expect(max).toHaveValue('12000');
    await expect(shop.button('List view')).toHaveAttribute('aria-pressed', 'true');
  }

  test('restores filters, sort order and view from a link and after a reload', async ({ shop }) => {
    await shop.open(FILTERED);
    await expectFiltered(shop);
    await shop.reload();
    await expectFiltered(shop);
    await expect(shop.page).toHaveURL(FILTERED);
  });

  test('L7: adds one history entry when a price is applied, none while typing', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    const { min, apply } = filters(shop);
    const historyLength = () => shop.page.evaluate(() => history.length);
    const before = await historyLength();
    await min.click();
    await min.pressSequentially('9');
    await min.fill('900');
    expect(await historyLength()).toBe(before);
    expect(query(shop.page)).toBe('');
    await apply.click();
    await expectProducts(
      shop,
      cctvProducts(({ price }) => price >= 90_000),
    );
    expect(await historyLength()).toBe(before + 1);
    await shop.page.goBack();
    await expectProducts(shop, productsIn('cctv-systems'));
  });

  test('L7: adds no history entry if nothing changes', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    const { only, apply } = filters(shop);
    await only('Hikvision').click();
    await expectProducts(
      shop,
      cctvProducts(({ brand }) => brand === 'Hikvision'),
    );
    await apply.click();
    await shop.button('Grid view').click();
    await shop.page.goBack();
    await expectProducts(shop, productsIn('cctv-systems'));
  });

  test('L7: back undoes one filter at a time, forward reapplies it', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    const { only, inStock, sort, anyAvailability } = filters(shop);
    await only('Hikvision').click();
    await expectProducts(
      shop,
      cctvProducts(({ brand }) => brand === 'Hikvision'),
    );
    await inStock.click();
    await expect(inStock).toBeChecked();
    await sort.selectOption('Price: Low to High');
    await expect(sort).toHaveValue('price-asc');

    await shop.page.goBack();
    await expect(sort).toHaveValue('best-selling');
    await expect(inStock).toBeChecked();
    await shop.page.goBack();
    await expect(anyAvailability).toBeChecked();
    await expectProducts(
      shop,
      cctvProducts(({ brand }) => brand === 'Hikvision'),
    );
    await shop.page.goBack();
    await expectProducts(shop, productsIn('cctv-systems'));
    await shop.page.goForward();
    await expectProducts(
      shop,
      cctvProducts(({ brand }) => brand === 'Hikvision'),
    );
  });

  test('keeps the filters on the way back from a product', async ({ shop }) => {
    await shop.open(FILTERED);
    await expectFiltered(shop);
    await shop.cardLinks.first().click();
    await expect(shop.page).toHaveURL(/\/product\/\d+$/);
    await expect(shop.heading).not.toHaveText('All Cameras');
    await shop.page.goBack();
    await expectFiltered(shop);
  });

  test('shows the listing despite an invalid query', async ({ shop }) => {
    for (const search of [
      '?sort=evil&brand=%00&min=1e999&view=x&brand=%3Cscript%3Ealert(1)%3C/script%3E',
      '?sort=&min=abc&max=-&stock=maybe&view=',
      '?min=99999999999999999999&max=NaN&sort=price-asc&sort=evil',
      '?brand=__proto__&sort=constructor&view=toString',
      '?%E0%A4%A',
    ]) {
      await shop.open(`${CCTV_PATH}${search}`);
      await expect(shop.heading).toHaveText('CCTV Systems');
      await expect(shop.main.getByText(/^Showing: \d+ products?$/)).toBeVisible();
      await filters(shop).clear.click();
      await expectProducts(shop, productsIn('cctv-systems'));
    }
  });

  test('ignores invalid values', async ({ shop }) => {
    await shop.open(`${CCTV_PATH}?sort=evil&brand=%00&min=1e999&view=x&brand=%3Cscript%3E`);
    const { sort, brand, chips } = filters(shop);
    await expectProducts(shop, productsIn('cctv-systems'));
    await expect(sort).toHaveValue('best-selling');
    // Without a valid brand in the query, all brands are selected.
    await expect(brand('Axis')).toBeChecked();
    await expect(chips).toHaveCount(0);
    await expect(shop.button('Grid view')).toHaveAttribute('aria-pressed', 'true');
  });
});
