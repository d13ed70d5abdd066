import type { Locator } from '@playwright/test';
import { productById, type Product } from './support/catalogue.ts';
import { CCTV_PATH } from './support/listing-page.ts';
import { expect, savedComparison, type Shop, test } from './support/shop.ts';
import { PHONE } from './support/visit.ts';

const BULLET = productById('41');
const PTZ = productById('45');
const MINI_PTZ = productById('42');
const DOME = productById('44');

const toggle = ({ main }: Shop, { title }: Product) =>
  main.getByRole('button', { name: `Compare: ${title}`, exact: true });
const tray = (shop: Shop) => shop.region('Comparison');
const table = ({ main }: Shop) => main.getByRole('table', { name: 'Compared products' });
/** Finds a row by the whole text of its header. */
const row = (shop: Shop, header: string) =>
  table(shop)
    .getByRole('row')
    .filter({ has: shop.page.getByRole('rowheader', { name: header, exact: true }) });
const columns = (shop: Shop) => table(shop).getByRole('columnheader');
const columnLinks = (shop: Shop) => columns(shop).getByRole('link');

/** Models have `translate="no"` in titles. One that is broken has several boxes or lines. */
async function expectWholeModels(shop: Shop): Promise<void> {
  const models = columns(shop).locator('a [translate="no"]');
  const lines = await models.evaluateAll((elements) =>
    elements.map(
      (model) => model.getBoundingClientRect().height / parseFloat(getComputedStyle(model).lineHeight),
    ),
  );
  expect(lines.length).toBeGreaterThan(0);
  for (const count of lines) expect(count).toBeLessThan(1.5);
}

const saved = (...products: readonly Product[]) => savedComparison(products);

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

test('products that were chosen on a card and on a product page are compared by their figures, also after a reload', async ({
  shop,
}) => {
  await shop.open(CCTV_PATH);
  await toggle(shop, BULLET).click();
  await shop.card(PTZ.title).getByRole('link').click();
  await expect(shop.heading).toHaveText(PTZ.title);
  await toggle(shop, PTZ).click();
  await tray(shop).getByRole('link', { name: 'Compare 2 products' }).click();
  await expect(shop.heading).toHaveText('Compare Products');
  await expect(shop.heading).toBeFocused();
  await shop.reload();
  await expect(columnLinks(shop)).toHaveText([BULLET.title, PTZ.title]);
  await expect(row(shop, 'Lowest operating temperature differs').getByRole('cell')).toHaveText([
    '−50 °C Best',
    '−40 °C',
  ]);
});

test.describe('The page', () => {
  test('keeps the names on the screen; a phone shows two products and scrolls within its frame, with labels and names in place', async ({
    shop,
  }) => {
    await shop.open(`/compare?ids=${[BULLET, PTZ, MINI_PTZ, DOME].map(({ id }) => id).join(',')}`);
    await table(shop).getByRole('rowheader').last().scrollIntoViewIfNeeded();
    await expect.poll(() => shop.scrollTop()).toBeGreaterThan(200);
    await expect(columnLinks(shop).first()).toBeInViewport();
    await expect(columnLinks(shop).last()).toBeInViewport();
    await expectWholeModels(shop);

    await shop.page.setViewportSize(PHONE);
    const label = row(shop, 'Price differs').getByRole('rowheader');
    await expect(columns(shop)).toHaveCount(4);
    const firstBox = await boxOf(columns(shop).nth(0));
    const secondBox = await boxOf(columns(shop).nth(1));
    const labelBox = await boxOf(label);
    await expectWholeModels(shop);
    expect(firstBox.x).toBeGreaterThanOrEqual(labelBox.right - 1);
    expect(secondBox.right).toBeLessThanOrEqual(PHONE.width);
    await expect(columns(shop).last()).not.toBeInViewport();

    const scroller = shop.main.getByRole('group', { name: 'Compared products, scrollable' });
    await scroller.evaluate((element) => {
      element.scrollIntoView({ block: 'end' });
      element.scrollTo(element.scrollWidth, element.scrollHeight);
    });
    await expect(columnLinks(shop).last()).toBeInViewport();
    await expect(table(shop).getByRole('rowheader').last()).toBeInViewport();
    expect((await boxOf(label)).x).toBe(labelBox.x);
    expect(await shop.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test('prints every row, without buttons', async ({ shop }) => {
    await shop.page.setViewportSize(PHONE);
    await shop.open(`/compare?ids=${BULLET.id},${PTZ.id}`);
    await expect(table(shop)).toBeVisible();
    await shop.page.emulateMedia({ media: 'print' });
    await expect(shop.main.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(shop.main.getByText(/\/compare\?ids=41,45$/)).toBeVisible();
    const last = table(shop).getByRole('row').last();
    expect((await boxOf(last)).bottom).toBeLessThanOrEqual((await boxOf(shop.main)).bottom);
  });
});

test.describe('The tray', () => {
  test('covers neither the footer nor the end of the page', async ({ shop }) => {
    await shop.store('compare', saved(BULLET, PTZ));
    await shop.open(CCTV_PATH);
    await expect(tray(shop)).toBeInViewport();
    await shop.footer.scrollIntoViewIfNeeded();
    await shop.page.keyboard.press('End');
    await expect(shop.footer.getByText(/^Copyright/)).toBeInViewport();
    // The browser scrolls smoothly, so boxes that are measured one after the other can disagree at first.
    await expect(async () => {
      expect((await boxOf(tray(shop))).bottom).toBeLessThanOrEqual((await boxOf(shop.footer)).y + 1);
      expect((await boxOf(shop.cards.last())).bottom).toBeLessThanOrEqual((await boxOf(tray(shop))).y);
    }).toPass();
  });

  test('is between the notices and the buy bar of a phone', async ({ shop }) => {
    await shop.page.setViewportSize(PHONE);
    await shop.store('compare', saved(BULLET, PTZ));
    await shop.open(`/product/${PTZ.id}`);
    // The name of this button contains the title; that of the buy box's button does not.
    const buyBarButton = shop.button(`Add to Cart: ${PTZ.title}`);
    await expect(buyBarButton).toBeInViewport();
    await expect(tray(shop)).toBeInViewport();
    await expect
      .poll(async () => (await boxOf(tray(shop))).bottom)
      .toBeLessThanOrEqual((await boxOf(buyBarButton)).y);
    await buyBarButton.click();
    await expect
      .poll(async () => (await boxOf(shop.notice(/added to/))).bottom)
      .toBeLessThanOrEqual((await boxOf(tray(shop))).y);
  });
});
