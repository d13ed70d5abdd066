import { productsIn } from './support/catalogue.ts';
import { CCTV_PATH, cctvProducts, filters, expectProducts } from './support/listing-page.ts';
import { STATUS_404 } from './support/screens.ts';
import { expect, test } from './support/shop.ts';
import { PHONE } from './support/visit.ts';

test.describe('Scrolling', () => {
  test('a filter, a sort order and a reload keep the scroll position', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    const { sort, brand } = filters(shop);
    await shop.page.mouse.wheel(0, 120);
    await expect.poll(() => shop.scrollTop()).toBe(120);
    await sort.selectOption('Name: A-Z');
    await expect(shop.page).toHaveURL(/sort=name-asc/);
    await brand('Bosch').click();
    await expect(shop.cards).toHaveCount(cctvProducts(({ brand }) => brand !== 'Bosch').length);
    expect(await shop.scrollTop()).toBe(120);
    await shop.reload();
    await expect.poll(() => shop.scrollTop()).toBe(120);
  });
});

test('on a phone the category row scrolls to the current category', async ({ shop }) => {
  await shop.page.setViewportSize(PHONE);
  await shop.open('/category/fire-alarms');
  await expect(shop.categoryRow.getByRole('link', { name: 'Fire Alarms' })).toBeInViewport({ ratio: 1 });
  expect(await shop.scrollTop()).toBe(0);
});

test.describe('An unknown category', () => {
  test.use({ allowedConsole: [STATUS_404] });

  test('takes its title from the slug and shows no products', async ({ shop }) => {
    await shop.open('/category/ex-proof-cctv-drones');
    await expect(shop.heading).toHaveText('Ex-Proof CCTV Drones');
    await expect(shop.main.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await expect(shop.main.getByText('Showing: 0 products', { exact: true })).toBeVisible();
    await expect(shop.page).toHaveTitle('Ex-Proof CCTV Drones | Watchpost');
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
    await expectProducts(shop, productsIn('fire-alarms'));
  });
});
