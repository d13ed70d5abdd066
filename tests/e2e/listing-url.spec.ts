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

// Chromium stops counting at 50, so the history must be that of the test alone.
test.use({ reuseContext: false });

test.describe('The URL of a listing', () => {
  const FILTERED = `${ALL_CAMERAS_PATH}?sort=price-asc&brand=Axis&brand=Bosch&stock=in&min=1000&max=12000&f.ip=IP66&view=list`;
  const filtered = CAMERAS.filter(
    ({ brand, price, soldOut, specifications }) =>
      ['Axis', 'Bosch'].includes(brand) &&
      !soldOut &&
      price >= 100_000 &&
      price <= 1_200_000 &&
      specifications.some((text) => /\bIP66\b/.test(text)),
  );

  async function expectFiltered(shop: Shop): Promise<void> {
    const { brand, inStock, min, max, panel, sort } = filters(shop);
    await expectProducts(shop, filtered);
    await expect(sort).toHaveValue('price-asc');
    await expect(brand('Axis')).toBeChecked();
    await expect(brand('Bosch')).toBeChecked();
    await expect(brand('Hikvision')).not.toBeChecked();
    await expect(inStock).toBeChecked();
    await expect(min).toHaveValue('1000');
    await expect(max).toHaveValue('12000');
    await expect(panel.getByRole('checkbox', { name: /^IP66 or better/ })).toBeChecked();
    await expect(shop.button('List view')).toHaveAttribute('aria-pressed', 'true');
  }

  test('L7: adds one history entry when a price is applied, none while typing or if nothing changes', async ({
    shop,
  }) => {
    await shop.open(CCTV_PATH);
    const { min, apply } = filters(shop);
    const historyLength = () => shop.page.evaluate(() => history.length);
    const before = await historyLength();
    await min.click();
    await min.pressSequentially('9');
    await min.fill('900');
    expect(await historyLength()).toBe(before);
    await expect.poll(() => query(shop.page)).toBe('');
    await apply.click();
    await expectProducts(
      shop,
      cctvProducts(({ price }) => price >= 90_000),
    );
    await apply.click();
    await shop.button('Grid view').click();
    expect(await historyLength()).toBe(before + 1);
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
    // What is shown comes before the address. Two changes before it has the first one are one step back.
    await expect(shop.page).toHaveURL(/brand=Hikvision/);
    await inStock.click();
    await expect(shop.page).toHaveURL(/stock=in/);
    await sort.selectOption('Price: Low to High');
    await expect(shop.page).toHaveURL(/sort=price-asc/);

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

  test('restores filters, sort order and view from a link, after a reload and on the way back from a product', async ({
    shop,
  }) => {
    await shop.open(FILTERED);
    await expectFiltered(shop);
    await shop.reload();
    await expectFiltered(shop);
    await expect(shop.page).toHaveURL(FILTERED);
    await shop.cardLinks.first().click();
    await expect(shop.page).toHaveURL(/\/product\/\d+$/);
    await expect(shop.heading).not.toHaveText('All Cameras');
    await shop.page.goBack();
    await expectFiltered(shop);
  });
});
