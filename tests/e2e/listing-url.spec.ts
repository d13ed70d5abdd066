import { goodsIn } from './support/catalogue.ts';
import { CCTV, cctv, filters, query, shows } from './support/listing-page.ts';
import { expect, type Shop, test } from './support/shop.ts';

test.describe('The URL', () => {
  const SHARED = `${CCTV}?sort=price-asc&brand=Axis&brand=Bosch&stock=in&min=500&max=5000&view=list`;
  const shared = cctv(
    ({ brand, price }) => ['Axis', 'Bosch'].includes(brand) && price >= 50_000 && price <= 500_000,
  );

  async function showsShared(shop: Shop): Promise<void> {
    const { brand, inStock, min, max, sort } = filters(shop);
    await shows(shop, shared);
    await expect(sort).toHaveValue('price-asc');
    await expect(brand('Axis')).toBeChecked();
    await expect(brand('Bosch')).toBeChecked();
    await expect(brand('Hikvision')).not.toBeChecked();
    await expect(inStock).toBeChecked();
    await expect(min).toHaveValue('500');
    await expect(max).toHaveValue('5000');
    await expect(shop.button('List view')).toHaveAttribute('aria-pressed', 'true');
  }

  test('a shared link and a reload restore everything', async ({ shop }) => {
    await shop.open(SHARED);
    await showsShared(shop);
    await shop.reload();
    await showsShared(shop);
    await expect(shop.page).toHaveURL(SHARED);
  });

  test('L7: typing a price makes no history, applying it makes one entry, which back undoes', async ({
    shop,
  }) => {
    await shop.open(CCTV);
    const { min, apply } = filters(shop);
    const entries = () => shop.page.evaluate(() => history.length);
    const before = await entries();
    await min.click();
    await min.pressSequentially('9');
    await min.fill('900');
    expect(await entries()).toBe(before);
    expect(query(shop.page)).toBe('');
    await apply.click();
    await shows(
      shop,
      cctv(({ price }) => price >= 90_000),
    );
    expect(await entries()).toBe(before + 1);
    await shop.page.goBack();
    await shows(shop, goodsIn('cctv-systems'));
  });

  test('L7: what changes nothing makes no history', async ({ shop }) => {
    await shop.open(CCTV);
    const { only, apply } = filters(shop);
    await only('Hikvision').click();
    await shows(
      shop,
      cctv(({ brand }) => brand === 'Hikvision'),
    );
    await apply.click();
    await shop.button('Grid view').click();
    await shop.page.goBack();
    await shows(shop, goodsIn('cctv-systems'));
  });

  test('L7: back undoes one click at a time, forward repeats it', async ({ shop }) => {
    await shop.open(CCTV);
    const { only, inStock, sort, all } = filters(shop);
    await only('Hikvision').click();
    await shows(
      shop,
      cctv(({ brand }) => brand === 'Hikvision'),
    );
    await inStock.click();
    await expect(inStock).toBeChecked();
    await sort.selectOption('Price: Low to High');
    await expect(sort).toHaveValue('price-asc');

    await shop.page.goBack();
    await expect(sort).toHaveValue('best-selling');
    await expect(inStock).toBeChecked();
    await shop.page.goBack();
    await expect(all).toBeChecked();
    await shows(
      shop,
      cctv(({ brand }) => brand === 'Hikvision'),
    );
    await shop.page.goBack();
    await shows(shop, goodsIn('cctv-systems'));
    await shop.page.goForward();
    await shows(
      shop,
      cctv(({ brand }) => brand === 'Hikvision'),
    );
  });

  test('back from a product shows the listing as it was filtered', async ({ shop }) => {
    await shop.open(SHARED);
    await showsShared(shop);
    await shop.cardLinks.first().click();
    await expect(shop.breadcrumb.getByRole('link', { name: 'CCTV Systems' })).toBeVisible();
    await expect(shop.heading).not.toHaveText('CCTV Systems');
    await shop.page.goBack();
    await showsShared(shop);
  });

  for (const forged of [
    '?sort=evil&brand=%00&min=1e999&view=x&brand=%3Cscript%3Ealert(1)%3C/script%3E',
    '?sort=&min=abc&max=-&stock=maybe&view=',
    '?min=99999999999999999999&max=NaN&sort=price-asc&sort=evil',
    '?brand=__proto__&sort=constructor&view=toString',
    '?%E0%A4%A',
  ]) {
    test(`a forged query ${forged} breaks nothing`, async ({ shop }) => {
      await shop.open(`${CCTV}${forged}`);
      await expect(shop.heading).toHaveText('CCTV Systems');
      await expect(shop.main.getByText(/^Showing: \d+ products?$/)).toBeVisible();
      await filters(shop).clear.click();
      await shows(shop, goodsIn('cctv-systems'));
    });
  }

  test('values that mean nothing are passed over', async ({ shop }) => {
    await shop.open(`${CCTV}?sort=evil&brand=%00&min=1e999&view=x&brand=%3Cscript%3E`);
    const { sort, brand, chips } = filters(shop);
    await shows(shop, goodsIn('cctv-systems'));
    await expect(sort).toHaveValue('best-selling');
    await expect(brand('Axis')).toBeChecked();
    await expect(chips).toHaveCount(0);
    await expect(shop.button('Grid view')).toHaveAttribute('aria-pressed', 'true');
  });
});
