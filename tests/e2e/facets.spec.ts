import { type Product, productsIn } from './support/catalogue.ts';
import {
  ALL_CAMERAS_PATH,
  CAMERA_CATEGORIES,
  CAMERAS,
  CCTV_PATH,
  cctvProducts,
  expectProducts,
  filters,
  query,
} from './support/listing-page.ts';
import { expect, type Shop, test } from './support/shop.ts';
import { PHONE } from './support/visit.ts';

const hasSpecification = (pattern: RegExp) => (product: Product) =>
  product.specifications.some((text) => pattern.test(text));
/** Products that state IP66, alone or beside another code. IP67 and IP68 do not include it. */
const isIp66 = hasSpecification(/\bIP66\b/);
const isHikvision = ({ brand }: Product) => brand === 'Hikvision';
const isIp67OrBetter = hasSpecification(/\bIP6[78]\b/);
const worksOnAfPort = hasSpecification(/\b802\.3af\b|\bPoE class 3\b/);

/** `Infrared to 30 m` → 30 */
function nightRange({ specifications }: Product): number | undefined {
  const text = specifications.find((value) => /\bto \d+ m$/.test(value));
  return text === undefined ? undefined : Number(/(\d+) m$/.exec(text)?.[1]);
}
const seesAtLeast = (meters: number) => (product: Product) => (nightRange(product) ?? 0) >= meters;

function facets(shop: Shop) {
  const { panel } = filters(shop);
  const group = (name: string) => panel.getByRole('group', { name, exact: true });
  return {
    group,
    summary: (name: string) => group(name).locator('summary'),
    option: (name: string, text: string) =>
      group(name).getByRole('listitem').filter({ hasText: text }).getByRole('checkbox'),
    min: (name: string) => panel.getByRole('textbox', { name: `Minimum ${name}`, exact: true }),
    max: (name: string) => panel.getByRole('textbox', { name: `Maximum ${name}`, exact: true }),
    set: (name: string) => panel.getByRole('button', { name: `Set ${name}`, exact: true }),
  };
}

const IP = 'Dust and water (IP)';
const NIGHT = 'Night vision range';
const POE = 'PoE standard';

test.describe('Facets of a category', () => {
  test('are groups named by their attribute, after availability, brand and price; two are open', async ({
    shop,
  }) => {
    await shop.open(CCTV_PATH);
    const { panel } = filters(shop);
    const names = [
      'Availability',
      'Brand',
      'Price',
      'Kind',
      'Resolution',
      NIGHT,
      IP,
      'Power supply',
      POE,
      'Works down to',
    ];
    const groups = panel.getByRole('group');
    await expect(groups).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await expect(groups.nth(index)).toHaveAccessibleName(name);
    await expect(facets(shop).option('Kind', 'PTZ camera')).toBeVisible();
    await expect(facets(shop).option('Resolution', '8 MP (4K) or better')).toBeVisible();
    await expect(facets(shop).min(NIGHT)).toBeHidden();
    await facets(shop).summary(NIGHT).click();
    await expect(facets(shop).min(NIGHT)).toBeVisible();
    await expect(facets(shop).max(NIGHT)).toHaveAttribute('placeholder', '300');
  });

  test('count per option the products that meet it and all filters outside its facet', async ({ shop }) => {
    await shop.open(`${CCTV_PATH}?brand=Hikvision`);
    const { option, summary } = facets(shop);
    await summary(IP).click();
    const expected = cctvProducts((product) => isHikvision(product) && isIp67OrBetter(product));
    const ip67 = option(IP, 'IP67 or better');
    await expect(ip67).toHaveAccessibleName(`IP67 or better (${expected.length})`);
    await ip67.check();
    await expectProducts(shop, expected);
    await expect(option(IP, 'IP68 or better')).toBeDisabled();
    // An option of the same attribute adds products.
    const ip66 = option(IP, 'IP66 or better');
    await expect(ip66).toHaveAccessibleName(
      `IP66 or better (${cctvProducts((product) => isHikvision(product) && isIp66(product)).length})`,
    );
    await ip66.check();
    await expectProducts(
      shop,
      cctvProducts((product) => isHikvision(product) && (isIp66(product) || isIp67OrBetter(product))),
    );
    await filters(shop).chip(`${IP}: IP67 or better`).click();
    await expectProducts(
      shop,
      cctvProducts((product) => isHikvision(product) && isIp66(product)),
    );
  });

  test('the options of PoE name the port on which a product works', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    await facets(shop).summary(POE).click();
    await facets(shop).option(POE, 'Works on a PoE (802.3af) port').check();
    await expectProducts(shop, cctvProducts(worksOnAfPort));
    expect(query(shop.page)).toBe('?f.poe=802.3af');
  });

  test('L7: a range and "Not stated" are in the address, and Back undoes one at a time', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    const { summary, min, option } = facets(shop);
    await summary(NIGHT).click();
    await min(NIGHT).fill('100');
    await min(NIGHT).press('Enter');
    await expectProducts(shop, cctvProducts(seesAtLeast(100)));
    await expect(min(NIGHT)).toBeFocused();
    await option(NIGHT, 'Not stated').check();
    await expectProducts(
      shop,
      cctvProducts((product) => seesAtLeast(100)(product) || nightRange(product) === undefined),
    );
    expect(query(shop.page)).toBe('?f.night-range=100-&f.night-range=not-stated');
    await shop.page.goBack();
    await expectProducts(shop, cctvProducts(seesAtLeast(100)));
    await shop.page.goBack();
    await expectProducts(shop, productsIn('cctv-systems'));
    await expect(min(NIGHT)).toHaveValue('');
    await shop.page.goForward();
    await expect(min(NIGHT)).toHaveValue('100');
  });

  test('are restored from a link and after a reload, in open groups', async ({ shop }) => {
    const link = `${CCTV_PATH}?sort=price-asc&min=200&max=5000&f.night-range=30-&f.ip=IP67&view=list`;
    const expected = cctvProducts(
      (product) =>
        product.price >= 20_000 &&
        product.price <= 500_000 &&
        seesAtLeast(30)(product) &&
        isIp67OrBetter(product),
    );
    const expectRestored = async () => {
      await expectProducts(shop, expected);
      await expect(facets(shop).option(IP, 'IP67 or better')).toBeChecked();
      await expect(facets(shop).min(NIGHT)).toHaveValue('30');
      await expect(filters(shop).chip(`${NIGHT}: 30\u00a0m or more`)).toBeVisible();
      await expect(shop.page).toHaveURL(link);
    };
    await shop.open(link);
    await expectRestored();
    await shop.reload();
    await expectRestored();
    await filters(shop).clear.click();
    await expectProducts(shop, productsIn('cctv-systems'));
    expect(query(shop.page)).toBe('?view=list');
  });

  test('ignore unknown and malformed values', async ({ shop }) => {
    for (const search of [
      '?f.ip=IP99&f.ip=&f.night-range=abc&f.night-range=9-1&f.poe=802.11',
      '?f.__proto__=x&f.constructor=1&f.=IP66&f.ip%5B%5D=IP66&ip=IP66',
      '?f.kind=%3Cscript%3E&f.night-range=1e9-&f.lowest-temperature=--',
    ]) {
      await shop.page.goto(`${CCTV_PATH}${search}`);
      await expectProducts(shop, productsIn('cctv-systems'));
      await expect(filters(shop).chips).toHaveCount(0);
    }
  });

  test('keep an entry that is not a number, and say why nothing is filtered', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    const { summary, min, max, set } = facets(shop);
    await summary('Works down to').click();
    await expect(max('Works down to')).toHaveAccessibleDescription(/Lower is better: enter a maximum\./);
    await max('Works down to').fill('arctic');
    await set('Works down to').click();
    await expect(max('Works down to')).toHaveAccessibleDescription(/Enter a number, like −\d+$/);
    await expect(max('Works down to')).toHaveValue('arctic');
    await expectProducts(shop, productsIn('cctv-systems'));
    await min('Works down to').fill('-10');
    await max('Works down to').fill('-30');
    await set('Works down to').click();
    await expect(max('Works down to')).toHaveAccessibleDescription(/Enter −10 or more$/);
    await min('Works down to').fill('');
    await set('Works down to').click();
    await expect(filters(shop).chip('Works down to: −30\u00a0°C or less')).toBeVisible();
    await expectProducts(shop, cctvProducts(hasSpecification(/^−[345]\d to /)));
  });

  test('work with the keyboard alone', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    const { summary, option } = facets(shop);
    const { keyboard } = shop.page;
    await summary(IP).focus();
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    const first = facets(shop).group(IP).getByRole('checkbox').first();
    await expect(first).toBeFocused();
    await expect(first).toBeChecked();
    await expect(option(IP, 'Not stated')).toBeEnabled();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await expect(first).toBeHidden();
    await expect(summary(IP)).toBeFocused();
  });

  test('L8: if filters contradict each other, the page offers to remove one of them', async ({ shop }) => {
    await shop.open(`${CCTV_PATH}?f.night-range=300-&f.poe=802.3af`);
    await expect(shop.main.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    const choices = shop.main.getByRole('list', { name: 'Or remove one filter:' }).getByRole('button');
    await expect(choices).toHaveText([
      /^Night vision range: 300\sm or more \(\d+ products?\)$/,
      /^PoE standard: Works on a PoE \(802\.3af\) port \(\d+ products?\)$/,
    ]);
    await choices.last().click();
    await expectProducts(shop, cctvProducts(seesAtLeast(300)));
    await expect(shop.heading).toBeFocused();
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: PHONE });

  test('L4, L6: facets are in the dialog, counted and announced', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    await shop.button('Filters').click();
    const dialog = shop.page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('checkbox', { name: /^PTZ camera / }).check();
    await dialog.getByRole('group', { name: IP }).locator('summary').click();
    await dialog.getByRole('checkbox', { name: /^IP66 or better / }).check();
    const expected = cctvProducts((product) => /PTZ/.test(product.title) && isIp66(product));
    await expect(dialog.getByRole('status')).toHaveText(`${expected.length} products shown`);
    await dialog.getByRole('button', { name: `Show ${expected.length} products`, exact: true }).click();
    await expectProducts(shop, expected);
    await expect(shop.main.getByRole('button', { name: 'Filters' }).first()).toContainText('2');
    await filters(shop).chip('Kind: PTZ camera').click();
    await expectProducts(shop, cctvProducts(isIp66));
  });
});

test.describe('All cameras', () => {
  test('are linked from each camera category, and filtered by category and shared figures', async ({
    shop,
  }) => {
    const link = shop.link(`All Cameras (${CAMERAS.length})`);
    for (const category of CAMERA_CATEGORIES) {
      await shop.open(`/category/${category}`);
      await expect(link).toBeVisible();
    }
    await link.click();
    await expect(shop.page).toHaveURL(ALL_CAMERAS_PATH);
    await expect(shop.heading).toHaveText('All Cameras');
    await expect(shop.breadcrumb.getByRole('link', { name: 'CCTV Systems' })).toBeVisible();
    await expectProducts(shop, CAMERAS);
    const { option, summary } = facets(shop);
    await option('Category', 'Thermal Cameras').check();
    await option('Category', 'Maritime Cameras').check();
    await expectProducts(
      shop,
      CAMERAS.filter(({ category }) => ['thermal-cameras', 'maritime-cameras'].includes(category)),
    );
    await summary(IP).click();
    await option(IP, 'IP66 or better').check();
    const expected = CAMERAS.filter(
      (product) => ['thermal-cameras', 'maritime-cameras'].includes(product.category) && isIp66(product),
    );
    await expectProducts(shop, expected);
    await shop.reload();
    await expectProducts(shop, expected);
    await filters(shop).clear.click();
    await shop.link('Thermal Cameras').click();
    await expect(shop.heading).toHaveText('Thermal Cameras');
  });

  test('do not change the list of CCTV systems', async ({ shop }) => {
    await shop.open(CCTV_PATH);
    await expectProducts(shop, productsIn('cctv-systems'));
  });

  test('are listed without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(ALL_CAMERAS_PATH);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(CAMERAS.length);
    await context.close();
  });

  test('have a table of their figures', async ({ shop }) => {
    await shop.open(`${ALL_CAMERAS_PATH}?view=table`);
    const table = shop.main.getByRole('table');
    await expect(table.getByRole('columnheader', { name: IP })).toBeVisible();
    await expect(table.getByRole('rowheader')).toHaveCount(CAMERAS.length);
  });
});
