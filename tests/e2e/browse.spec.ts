import { productById, productsIn, NEW_AND_HOT } from './support/catalogue.ts';
import { CCTV_PATH, cctvProducts, filters, query, expectProducts } from './support/listing-page.ts';
import { STATUS_404 } from './support/screens.ts';
import { expect, test } from './support/shop.ts';
import { DESKTOP, PHONE } from './support/visit.ts';

test('a visitor gets from home to a category, to one of its brands and to a product', async ({ shop }) => {
  await shop.open('/');
  await shop.categoryRow.getByRole('link', { name: 'CCTV Systems' }).click();
  await expect(shop.heading).toHaveText('CCTV Systems');
  await expect(shop.heading).toBeFocused();
  await filters(shop).only('Axis').click();
  await expectProducts(
    shop,
    cctvProducts(({ brand }) => brand === 'Axis'),
  );
  const title = 'AXIS Q6318-LE 4K PTZ Camera';
  await shop.card(title).getByRole('link').click();
  await expect(shop.heading).toHaveText(title);
  await expect(shop.heading).toBeFocused();
  expect(await shop.scrollTop()).toBe(0);
});

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

test('a listing shows badges in the grid, list and compact views, on phones too', async ({ shop }) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await shop.page.setViewportSize(viewport);
    for (const view of ['grid', 'list', 'compact']) {
      await shop.open(`${CCTV_PATH}?view=${view}`);
      const card = shop.card(NEW_AND_HOT.title);
      for (const badge of ['New', 'Hot']) await expect(card.getByText(badge, { exact: true })).toBeVisible();
    }
  }
});

test('a listing marks the current view and shows the same products in the list and compact views as in the grid', async ({
  shop,
}) => {
  await shop.open(CCTV_PATH);
  for (const [name, search] of [
    ['List view', '?view=list'],
    ['Compact view', '?view=compact'],
    ['Grid view', ''],
  ] as const) {
    await shop.button(name).click();
    await expect(shop.button(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(shop.main.getByRole('button', { name: / view$/, pressed: true })).toHaveCount(1);
    await expect.poll(() => query(shop.page)).toBe(search);
    await expectProducts(shop, productsIn('cctv-systems'));
  }
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

  test('a filter or sort order keeps the scroll position', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    const { sort, brand } = filters(shop);
    await shop.page.mouse.wheel(0, 120);
    await expect.poll(() => shop.scrollTop()).toBe(120);
    await sort.selectOption('Name: A-Z');
    await expect(shop.page).toHaveURL(/sort=name-asc/);
    await brand('Bosch').click();
    await expect(shop.cards).toHaveCount(cctvProducts(({ brand }) => brand !== 'Bosch').length);
    expect(await shop.scrollTop()).toBe(120);
  });

  test('a reload keeps the scroll position', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    await shop.cards.last().scrollIntoViewIfNeeded();
    const listingTop = await shop.scrollTop();
    await shop.reload();
    await expect.poll(() => shop.scrollTop()).toBeCloseTo(listingTop, -1);
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

test('a card in a carousel links to its product', async ({ shop }) => {
  await shop.open('/collections');
  const onSale = productById('1');
  await shop.card(onSale.title, shop.region('On Sale Products')).getByRole('link').click();
  await expect(shop.heading).toHaveText(onSale.title);
});
