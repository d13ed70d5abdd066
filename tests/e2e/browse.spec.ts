import { productsIn } from './support/catalogue.ts';
import { CCTV_PATH, cctvProducts, filters, expectProducts } from './support/listing-page.ts';
import { STATUS_404 } from './support/screens.ts';
import { expect, test } from './support/shop.ts';
import { PHONE } from './support/visit.ts';

test('CCTV Systems links to its subcategories, whose breadcrumbs link back', async ({ shop }) => {
  await shop.open(CCTV_PATH);
  for (const name of ['Thermal Cameras', 'Ex-Proof Cameras', 'Maritime Cameras']) {
    await expect(shop.link(name)).toBeVisible();
  }
  await shop.link('Thermal Cameras').click();
  await expect(shop.heading).toHaveText('Thermal Cameras');
  await expectProducts(shop, productsIn('thermal-cameras'));
  await shop.breadcrumb.getByRole('link', { name: 'CCTV Systems', exact: true }).click();
  await expect(shop.heading).toHaveText('CCTV Systems');
});

test.describe('Scrolling', () => {
  test('H6: a new page starts at the top with its heading focused; back and forward restore the scroll position', async ({
    shop,
  }) => {
    const { page } = shop;
    await shop.open(CCTV_PATH);
    const card = shop.cardLinks.last();
    await card.scrollIntoViewIfNeeded();
    const listingTop = await shop.scrollTop();
    expect(listingTop).toBeGreaterThan(300);
    const title = await card.textContent();
    await card.click();
    await expect(shop.heading).toHaveText(title ?? '');
    await expect(shop.heading).toBeFocused();
    expect(await shop.scrollTop()).toBe(0);
    await shop.footer.scrollIntoViewIfNeeded();
    const productTop = await shop.scrollTop();

    await page.goBack();
    await expect(shop.heading).toHaveText('CCTV Systems');
    await expect.poll(() => shop.scrollTop()).toBeCloseTo(listingTop, -1);
    await page.goForward();
    await expect(shop.heading).toHaveText(title ?? '');
    await expect.poll(() => shop.scrollTop()).toBeCloseTo(productTop, -1);
  });

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
  for (const [slug, title] of [
    ['smart-sensor', 'Smart Sensor'],
    ['fire-alarms', 'Fire Alarms'],
  ] as const) {
    await shop.open(`/category/${slug}`);
    await expect(shop.categoryRow.getByRole('link', { name: title })).toBeInViewport({ ratio: 1 });
    expect(await shop.scrollTop()).toBe(0);
  }
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
