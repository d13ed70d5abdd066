import { type Product, productsIn } from './support/catalogue.ts';
import {
  ALL_CAMERAS_PATH,
  CAMERA_CATEGORIES,
  CAMERAS,
  CCTV_PATH,
  expectProducts,
  filters,
} from './support/listing-page.ts';
import { siteFile } from './support/built-site.ts';
import { expect, type Shop, test } from './support/shop.ts';

const hasSpecification = (pattern: RegExp) => (product: Product) =>
  product.specifications.some((text) => pattern.test(text));
/** Products that state IP66, alone or beside another code. IP67 and IP68 do not include it. */
const isIp66 = hasSpecification(/\bIP66\b/);
function facets(shop: Shop) {
  const { panel } = filters(shop);
  const group = (name: string) => panel.getByRole('group', { name, exact: true });
  return {
    group,
    summary: (name: string) => group(name).locator('summary'),
    option: (name: string, text: string) =>
      group(name).getByRole('listitem').filter({ hasText: text }).getByRole('checkbox'),
  };
}

const IP = 'Dust and water (IP)';

test.describe('All cameras', () => {
  test('are linked from each camera category and link back, and are filtered by category and shared figures', async ({
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
    await expectProducts(shop, productsIn('thermal-cameras'));
    await shop.breadcrumb.getByRole('link', { name: 'CCTV Systems', exact: true }).click();
    await expect(shop.heading).toHaveText('CCTV Systems');
    for (const name of ['Thermal Cameras', 'Ex-Proof Cameras', 'Maritime Cameras']) {
      await expect(shop.link(name)).toBeVisible();
    }
  });
});
