import type { Page } from '@playwright/test';
import { goods, goodsIn, type Goods } from './support/catalogue.ts';
import { centsOf } from './support/money.ts';
import { STATUS_404 } from './support/screens.ts';
import { expect, type Shop, test } from './support/shop.ts';

const CCTV = '/category/cctv-systems';
const ALL = goodsIn('cctv-systems').length;
const byName = new Intl.Collator('en').compare;

function filters({ main }: Shop) {
  const panel = main.getByRole('complementary', { name: 'Filters', exact: true });
  return {
    panel,
    brand: (name: string) => panel.getByRole('checkbox', { name: new RegExp(`^${name} \\(\\d+\\)$`) }),
    brands: panel.getByRole('group', { name: 'Brand' }).getByRole('listitem'),
    only: (name: string) => panel.getByRole('button', { name: `Only ${name}`, exact: true }),
    all: panel.getByRole('radio', { name: 'All', exact: true }),
    inStock: panel.getByRole('radio', { name: /^In Stock/ }),
    min: panel.getByRole('textbox', { name: 'Minimum price', exact: true }),
    max: panel.getByRole('textbox', { name: 'Maximum price', exact: true }),
    apply: panel.getByRole('button', { name: 'Apply', exact: true }),
    clear: panel.getByRole('button', { name: 'Clear Filters', exact: true }),
    chip: (label: string) => main.getByRole('button', { name: `Remove filter: ${label}`, exact: true }),
    chips: main.getByRole('list', { name: 'Active filters' }).getByRole('button'),
    sort: main.getByRole('combobox', { name: 'Sort by', exact: true }),
  };
}

async function shows(shop: Shop, products: readonly Goods[]): Promise<void> {
  const count = `Showing: ${products.length} ${products.length === 1 ? 'product' : 'products'}`;
  await expect(shop.main.getByText(count, { exact: true })).toBeVisible();
  await expect(shop.cards).toHaveCount(products.length);
  const titles = await shop.cardLinks.allTextContents();
  expect(titles.toSorted(byName)).toEqual(products.map(({ title }) => title).toSorted(byName));
}

const titles = (shop: Shop) => shop.cardLinks.allTextContents();
const prices = async (shop: Shop) => (await shop.cardPrices.allTextContents()).map(centsOf);
const query = (page: Page) => new URL(page.url()).search;
const cctv = (keep: (product: Goods) => boolean) => goodsIn('cctv-systems').filter(keep);

test('a visitor goes from home to a category, narrows it to one brand and opens a product', async ({
  shop,
}) => {
  await shop.open('/');
  await shop.categoryRow.getByRole('link', { name: 'CCTV Systems' }).click();
  await expect(shop.heading).toHaveText('CCTV Systems');
  await expect(shop.heading).toBeFocused();
  await filters(shop).only('Axis').click();
  await shows(
    shop,
    cctv(({ brand }) => brand === 'Axis'),
  );
  const title = 'AXIS Q6318-LE 4K PTZ Camera';
  await shop.card(title).getByRole('link').click();
  await expect(shop.heading).toHaveText(title);
  await expect(shop.heading).toBeFocused();
  expect(await shop.scrollTop()).toBe(0);
});

test('the CCTV page leads to the special cameras, and their breadcrumbs lead back', async ({ shop }) => {
  await shop.open(CCTV);
  for (const name of ['Thermal Cameras', 'Ex-Proof Cameras', 'Maritime Cameras']) {
    await expect(shop.link(name)).toBeVisible();
  }
  await shop.link('Thermal Cameras').click();
  await expect(shop.heading).toHaveText('Thermal Cameras');
  await shows(shop, goodsIn('thermal-cameras'));
  await shop.breadcrumb.getByRole('link', { name: 'CCTV Systems', exact: true }).click();
  await expect(shop.heading).toHaveText('CCTV Systems');
});

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
    await expect(shop.cards).toHaveCount(ALL);
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
      await expect(shop.cards).toHaveCount(ALL);
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
    expect(rising).toHaveLength(ALL);
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

test('grid, list and compact view each mark themselves and show the same products', async ({ shop }) => {
  await shop.open(CCTV);
  for (const [name, search] of [
    ['List view', '?view=list'],
    ['Compact view', '?view=compact'],
    ['Grid view', ''],
  ] as const) {
    await shop.button(name).click();
    await expect(shop.button(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(shop.main.getByRole('button', { name: / view$/, pressed: true })).toHaveCount(1);
    await expect(shop.cards).toHaveCount(ALL);
    await expect.poll(() => query(shop.page)).toBe(search);
  }
});

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

test.describe('Scrolling', () => {
  test('H6: a new path starts at the top with the focus on its heading; back and forward return to where the visitor was', async ({
    shop,
  }) => {
    const { page } = shop;
    await shop.open(CCTV);
    const card = shop.cardLinks.last();
    await card.scrollIntoViewIfNeeded();
    const before = await shop.scrollTop();
    expect(before).toBeGreaterThan(300);
    const title = await card.textContent();
    await card.click();
    await expect(shop.heading).toHaveText(title ?? '');
    await expect(shop.heading).toBeFocused();
    expect(await shop.scrollTop()).toBe(0);
    const tab = shop.main.getByRole('tab', { name: 'Reviews' });
    await tab.scrollIntoViewIfNeeded();
    await shop.footer.scrollIntoViewIfNeeded();
    const onProduct = await shop.scrollTop();

    await page.goBack();
    await expect(shop.heading).toHaveText('CCTV Systems');
    await expect.poll(() => shop.scrollTop()).toBeCloseTo(before, -1);
    await page.goForward();
    await expect(shop.heading).toHaveText(title ?? '');
    await expect.poll(() => shop.scrollTop()).toBeCloseTo(onProduct, -1);
  });

  test('a changed query keeps the scroll position', async ({ shop }) => {
    await shop.open(CCTV);
    const { sort, brand } = filters(shop);
    await brand('Axis').scrollIntoViewIfNeeded();
    await shop.page.mouse.wheel(0, 120);
    await expect.poll(() => shop.scrollTop()).toBe(120);
    await sort.selectOption('Name: A-Z');
    await expect(shop.page).toHaveURL(/sort=name-asc/);
    await brand('Bosch').click();
    await expect(shop.cards).toHaveCount(cctv((each) => each.brand !== 'Bosch').length);
    expect(await shop.scrollTop()).toBe(120);
  });

  test('a reload returns to where the visitor was', async ({ shop }) => {
    await shop.open(CCTV);
    await shop.cards.last().scrollIntoViewIfNeeded();
    const before = await shop.scrollTop();
    await shop.reload();
    await expect.poll(() => shop.scrollTop()).toBeCloseTo(before, -1);
  });
});

test.describe('A category that the shop does not have', () => {
  test.use({ expectedConsole: [STATUS_404] });

  test('takes its title from the slug and says that there are no products', async ({ shop }) => {
    await shop.open('/category/ex-proof-cctv-drones');
    await expect(shop.heading).toHaveText('Ex-Proof CCTV Drones');
    await expect(shop.main.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await expect(shop.main.getByText('Showing: 0 products', { exact: true })).toBeVisible();
    await expect(shop.page).toHaveTitle('Ex-Proof CCTV Drones | Watchpost');
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
    await shows(shop, goodsIn('fire-alarms'));
  });
});

test('cards of every carousel and list lead to their product', async ({ shop }) => {
  await shop.open('/collections');
  const onSale = goods('1');
  await shop.card(onSale.title, shop.region('On Sale Products')).getByRole('link').click();
  await expect(shop.heading).toHaveText(onSale.title);
});
