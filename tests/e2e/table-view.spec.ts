import { productsIn } from './support/catalogue.ts';
import { CCTV_PATH } from './support/listing-page.ts';
import { expect, type Shop, test } from './support/shop.ts';
import { openWithoutMotion, PHONE } from './support/visit.ts';

const TABLE = `${CCTV_PATH}?view=table`;

function tableOf({ page, main }: Shop) {
  const region = main.getByRole('region', { name: 'Product table', exact: true });
  const header = (name: string) => region.getByRole('columnheader', { name, exact: true });
  return {
    region,
    header,
    sort: (name: string) => header(name).getByRole('button'),
    titles: region.getByRole('rowheader'),
    row: (title: string) =>
      region.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) }),
    download: main.getByRole('button', { name: 'Download table (CSV)', exact: true }),
  };
}

test('loads figures and code only for the table, which is one press away, and Back returns to the grid', async ({
  shop,
}) => {
  const requests: string[] = [];
  shop.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await shop.open(CCTV_PATH);
  await shop.button('List view').click();
  await expect(shop.page).toHaveURL(`${CCTV_PATH}?view=list`);
  expect(requests.filter((path) => /\/data\/catalogue|product-table/.test(path))).toEqual([]);
  await shop.button('Table view').click();
  await expect.poll(() => requests.filter((path) => /product-table.*\.js$/.test(path))).toHaveLength(1);
  await expect.poll(() => requests.filter((path) => path === '/data/catalogue.json')).toHaveLength(1);
  const { titles } = tableOf(shop);
  await expect(titles).toHaveCount(productsIn('cctv-systems').length);
  await expect(shop.page).toHaveURL(TABLE);
  await expect(shop.cards).toHaveCount(0);
  await shop.page.goBack();
  await expect(shop.cards).toHaveCount(productsIn('cctv-systems').length);
  await shop.page.goForward();
  await expect(titles.first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the table opens at the ordered column, Back restores the scroll position, and the keyboard scrolls it, with no focused header behind the titles', async ({
    shop,
  }) => {
    await openWithoutMotion(shop, `${CCTV_PATH}?order=lowest-temperature-asc&view=table`);
    const { region, header, sort, titles } = tableOf(shop);
    // The table opens scrolled to the ordered column, which is beyond the edge of the screen otherwise.
    await expect(header('Lowest operating temperature')).toBeInViewport();
    await expect(titles.first()).toBeInViewport();
    await region.evaluate((element) => element.scrollTo({ left: 300, behavior: 'instant' }));
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBe(300);
    await titles.first().getByRole('link').click();
    await expect(shop.region('Related Products')).toBeAttached();
    await shop.page.goBack();
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBe(300);

    await openWithoutMotion(shop, TABLE);
    await region.focus();
    await shop.page.keyboard.press('ArrowRight');
    // As far as Chromium scrolls for a key. Until then it would go on after what follows.
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThanOrEqual(40);
    await sort('Lowest operating temperature').focus();
    await sort('Price').focus();
    // The table may still scroll.
    await expect(async () => {
      const title = await titles.first().boundingBox();
      const price = await sort('Price').boundingBox();
      expect(price?.x).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0) - 1);
    }).toPass();
  });
});

test('prints the products with only the figures that they state, without controls', async ({ shop }) => {
  await shop.open(TABLE);
  const { titles, download, region } = tableOf(shop);
  await expect(titles.first()).toBeVisible();
  await shop.page.emulateMedia({ media: 'print' });
  await expect(download).toBeHidden();
  await expect(region.getByRole('button').first()).toBeHidden();
  await expect(titles.first()).toBeVisible();
  await expect(region.getByText('Not stated').first()).toBeHidden();
  const { scrollWidth, clientWidth } = await region.evaluate(({ scrollWidth, clientWidth }) => ({
    scrollWidth,
    clientWidth,
  }));
  expect(scrollWidth).toBe(clientWidth);
});
