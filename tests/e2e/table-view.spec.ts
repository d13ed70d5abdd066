import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { productsIn } from './support/catalogue.ts';
import { CCTV_PATH, filters, query } from './support/listing-page.ts';
import { expect, type Shop, test } from './support/shop.ts';
import { openWithoutMotion, PHONE } from './support/visit.ts';

const TABLE = `${CCTV_PATH}?view=table`;
const FIGURES = '**/data/figures/cctv-systems.json';

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

/** The texts of a column, from top to bottom. */
async function column(shop: Shop, name: string): Promise<readonly string[]> {
  const { region, header } = tableOf(shop);
  const index = await header(name).evaluate((head) =>
    head instanceof HTMLTableCellElement ? head.cellIndex : -1,
  );
  const cells = await region
    .getByRole('row')
    .evaluateAll(
      (rows, index) =>
        rows.map((row) => (row instanceof HTMLTableRowElement ? row.cells[index]?.innerText : '') ?? ''),
      index,
    );
  return cells.slice(1);
}

test('the table is one press away, is in the address, and Back returns to the grid', async ({ shop }) => {
  await shop.open(CCTV_PATH);
  await shop.button('Table view').click();
  const { titles } = tableOf(shop);
  await expect(titles).toHaveCount(productsIn('cctv-systems').length);
  await expect(shop.page).toHaveURL(TABLE);
  await expect(shop.cards).toHaveCount(0);
  await shop.page.goBack();
  await expect(shop.cards).toHaveCount(productsIn('cctv-systems').length);
  await shop.page.goForward();
  await expect(titles.first()).toBeVisible();
});

test('a visitor of the grid loads neither the figures nor the code of the table', async ({ shop }) => {
  const requests: string[] = [];
  shop.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await shop.open(CCTV_PATH);
  await shop.button('List view').click();
  await expect(shop.page).toHaveURL(`${CCTV_PATH}?view=list`);
  expect(requests.filter((path) => /\/data\/figures\/|listing-table/.test(path))).toEqual([]);
  await shop.button('Table view').focus();
  await expect.poll(() => requests.filter((path) => path.includes('listing-table'))).toHaveLength(1);
  await expect.poll(() => requests.filter((path) => path.startsWith('/data/figures/'))).toHaveLength(1);
});

test('sorts by a figure with unknown values last, and the address restores the order', async ({ shop }) => {
  await shop.open(TABLE);
  const { sort, header } = tableOf(shop);
  await sort('Night vision range').press('Enter');
  await expect(header('Night vision range')).toHaveAttribute('aria-sort', 'descending');
  await expect(shop.page).toHaveURL(`${CCTV_PATH}?order=night-range-desc&view=table`);
  const ranges = await column(shop, 'Night vision range');
  const known = ranges.flatMap((text) => (/\d/.test(text) ? [Number.parseFloat(text)] : []));
  expect(known.length).toBeGreaterThan(1);
  expect(known.length).toBeLessThan(ranges.length);
  expect(known).toEqual(known.toSorted((a, b) => b - a));
  expect(ranges.slice(known.length).every((text) => text.includes('–'))).toBe(true);

  await sort('Night vision range').press('Enter');
  await expect(header('Night vision range')).toHaveAttribute('aria-sort', 'ascending');
  const ascending = await column(shop, 'Night vision range');
  expect(ascending.slice(known.length).every((text) => text.includes('–'))).toBe(true);
  await shop.reload();
  await expect(header('Night vision range')).toHaveAttribute('aria-sort', 'ascending');
  expect(await column(shop, 'Night vision range')).toEqual(ascending);
  await shop.page.goBack();
  await expect(header('Night vision range')).toHaveAttribute('aria-sort', 'descending');
});

test('a filter keeps the table and its order, and Clear Filters resets the order', async ({ shop }) => {
  await shop.open(`${CCTV_PATH}?order=night-range-desc&view=table`);
  const { titles } = tableOf(shop);
  await filters(shop).only('Hikvision').click();
  await expect(titles).toHaveCount(
    productsIn('cctv-systems').filter(({ brand }) => brand === 'Hikvision').length,
  );
  expect(query(shop.page)).toBe('?order=night-range-desc&brand=Hikvision&view=table');
  await filters(shop).clear.click();
  expect(query(shop.page)).toBe('?view=table');
});

test('ignores an order by a column that the table does not have', async ({ shop }) => {
  await shop.open(`${TABLE}&order=%00&order=__proto__-asc`);
  await expect(tableOf(shop).titles).toHaveCount(productsIn('cctv-systems').length);
  await expect(filters(shop).sort).toHaveValue('best-selling');
});

test('adds a product to the cart; a title opens its product, and Back returns to the table', async ({
  shop,
}) => {
  await shop.open(TABLE);
  const product = productsIn('cctv-systems').find(({ soldOut }) => !soldOut);
  const { title = '', price = 0 } = product ?? {};
  const { row } = tableOf(shop);
  await row(title)
    .getByRole('button', { name: `Add to Cart: ${title}` })
    .click();
  await shop.expectCart(1, price);
  await row(title).getByRole('link').click();
  await expect(shop.heading).toHaveText(title);
  await shop.page.goBack();
  await expect(row(title)).toBeVisible();
});

test('Back restores the scroll position of the table', async ({ shop }) => {
  await shop.page.setViewportSize(PHONE);
  await shop.open(`${CCTV_PATH}?order=night-range-desc&view=table`);
  const { region, titles } = tableOf(shop);
  await expect(titles.first()).toBeVisible();
  await region.evaluate((element) => element.scrollTo({ left: 300, behavior: 'instant' }));
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBe(300);
  await titles.first().getByRole('link').click();
  await expect(shop.region('Related Products')).toBeAttached();
  await shop.page.goBack();
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBe(300);
});

test('the downloaded file has the shown products, with numbers in the cells and units in the header', async ({
  shop,
}) => {
  await shop.open(`${CCTV_PATH}?order=lowest-temperature-asc&brand=Axis&view=table`);
  const { download, titles } = tableOf(shop);
  await expect(titles.first()).toBeVisible();
  const downloading = shop.page.waitForEvent('download');
  await download.click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('cctv-systems.csv');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
  expect(rows.map(({ Product }) => Product)).toEqual(await titles.allInnerTexts());
  const shown = await column(shop, 'Works down to');
  expect(rows.map((row) => row['Works down to (°C)'] ?? '')).toEqual(
    shown.map((text) => (text.includes('–') ? '' : text.replace('−', '-').replace(/[^\d.-]+/g, ''))),
  );
  expect(rows[0]?.['Works down to (°C)']).toMatch(/^-\d+$/);
  expect(Object.keys(rows[0] ?? {}).slice(0, 2)).toEqual(['SKU', 'Model']);
  expect(rows.every(({ SKU, Model }) => SKU !== '' && Model !== '')).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('H5: the table scrolls within its frame, and the page does not scroll sideways', async ({ shop }) => {
    await openWithoutMotion(shop, `${CCTV_PATH}?order=lowest-temperature-asc&view=table`);
    const { region, header, titles } = tableOf(shop);
    // The table opens scrolled to the ordered column, which is beyond the edge of the screen otherwise.
    await expect(header('Works down to')).toBeInViewport();
    await expect(titles.first()).toBeInViewport();
    expect(await shop.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const { scrollWidth, clientWidth } = await region.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }));
    expect(scrollWidth).toBeGreaterThan(clientWidth);
  });

  test('the keyboard scrolls the table, and a focused header is not behind the titles', async ({ shop }) => {
    await openWithoutMotion(shop, TABLE);
    const { region, sort, titles } = tableOf(shop);
    await region.focus();
    await shop.page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await sort('Works down to').focus();
    await sort('Price').focus();
    const title = await titles.first().boundingBox();
    const price = await sort('Price').boundingBox();
    expect(price?.x).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0) - 1);
  });
});

test.describe('without the figures', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('shows the grid and a message, and Retry shows the table', async ({ shop }) => {
    await shop.page.route(FIGURES, (route) => route.abort(), { times: 1 });
    await shop.open(TABLE);
    await expect(shop.main.getByRole('alert')).toContainText('The table could not be loaded');
    await expect(shop.cards).toHaveCount(productsIn('cctv-systems').length);
    await shop.button('Retry').click();
    await expect(tableOf(shop).titles).toHaveCount(productsIn('cctv-systems').length);
    await expect(shop.heading).toBeFocused();
  });
});

test('a table of search results has no columns of figures', async ({ shop }) => {
  await shop.open('/search?q=camera&view=table');
  const { region, sort, header } = tableOf(shop);
  await expect(region.getByRole('columnheader')).toHaveText([
    'Product',
    'Price',
    'Stock',
    'Brand',
    'Actions',
  ]);
  await sort('Brand').click();
  await expect(header('Brand')).toHaveAttribute('aria-sort', 'ascending');
  const brands = await column(shop, 'Brand');
  expect(brands).toEqual(brands.toSorted(new Intl.Collator('en').compare));
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
