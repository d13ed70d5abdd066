import { productsIn } from './support/catalogue.ts';
import { CCTV_PATH, cctvProducts, filters, query, expectProducts } from './support/listing-page.ts';
import { expect, test } from './support/shop.ts';

// Chromium stops counting at 50, so the history must be that of the test alone.
test.use({ reuseContext: false });

test.describe('The URL of a listing', () => {
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
});
