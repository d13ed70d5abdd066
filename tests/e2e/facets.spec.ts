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
import { siteFile } from './support/built-site.ts';
import { expect, type Shop, test } from './support/shop.ts';

const hasSpecification = (pattern: RegExp) => (product: Product) =>
  product.specifications.some((text) => pattern.test(text));
/** Products that state IP66, alone or beside another code. IP67 and IP68 do not include it. */
const isIp66 = hasSpecification(/\bIP66\b/);
const isIp67OrBetter = hasSpecification(/\bIP6[78]\b/);

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
  };
}

const IP = 'Dust and water (IP)';
const NIGHT = 'Night vision range';

test.describe('Facets of a category', () => {
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
    await expect.poll(() => query(shop.page)).toBe('?f.night-range=100-&f.night-range=not-stated');
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
    await expect.poll(() => query(shop.page)).toBe('?view=list');
  });
});

test.describe('All cameras', () => {
  test('are linked from each camera category, and filtered by category and shared figures', async ({
    shop,
  }) => {
    for (const category of CAMERA_CATEGORIES) {
      expect(siteFile(`category/${category}/index.html`)).toContain(`All Cameras (${CAMERAS.length})`);
    }
    expect(siteFile(`${ALL_CAMERAS_PATH.slice(1)}/index.html`).match(/<article\b/g)).toHaveLength(
      CAMERAS.length,
    );
    await shop.open(CCTV_PATH);
    await shop.link(`All Cameras (${CAMERAS.length})`).click();
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
    await shop.button('Table view').click();
    const table = shop.main.getByRole('table');
    await expect(table.getByRole('columnheader', { name: IP })).toBeVisible();
    await expect(table.getByRole('rowheader')).toHaveCount(CAMERAS.length);
    await shop.link('Thermal Cameras').click();
    await expect(shop.heading).toHaveText('Thermal Cameras');
  });
});
