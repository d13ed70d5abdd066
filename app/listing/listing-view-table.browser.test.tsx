import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Figures } from '#app/figures/model/attribute.ts';
import {
  ip,
  lowestTemperature,
  nightRange,
  numbers,
  poe,
  steps,
} from '#app/figures/model/figures.fixture.ts';
import { CATALOGUE_PATH } from '#app/products/addresses.ts';
import { aCatalogue } from '#tests/support/a-catalogue.ts';
import { aCatalogueProduct, aProduct } from '#tests/support/a-product.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { cartQuantities, resetShop } from '#tests/support/shop-state.ts';
import { ListingView } from './listing-view.tsx';

const DOME = aProduct({ id: '1', title: 'Dome camera', price: 10_000, soldOut: true });
const BULLET = aProduct({
  id: '2',
  title: 'Bullet camera',
  brand: 'Pelco',
  price: 30_000,
  originalPrice: 35_000,
});
const NEWEST = aProduct({ id: '3', title: 'Turret camera', brand: 'Pelco', price: 20_000 });
const PRODUCTS = [DOME, BULLET, NEWEST];

const FIGURES: Readonly<Record<string, Figures>> = {
  [DOME.id]: {
    [nightRange.id]: {
      kind: 'number',
      measures: [
        { min: 30, max: 30, note: '2.8 mm' },
        { min: 40, max: 40, note: '4 mm' },
      ],
    },
    [ip.id]: steps('IP66', 'IP67'),
  },
  [BULLET.id]: { [nightRange.id]: numbers(60), [lowestTemperature.id]: numbers(-40) },
};
/** The catalogue that the shop serves. It is older than `NEWEST`. */
const CATALOGUE = aCatalogue(
  [
    aCatalogueProduct({ ...DOME, figures: FIGURES[DOME.id] ?? {} }),
    aCatalogueProduct({ ...BULLET, figures: FIGURES[BULLET.id] ?? {}, model: 'B-60' }),
  ],
  [nightRange, lowestTemperature, ip, poe],
);

const realFetch = window.fetch;
const respond = vi.fn<() => Promise<Response>>();

const view = (name: string) => page.getByRole('button', { name: `${name} view` });
const region = page.getByRole('region', { name: 'Product table' });
const table = region.getByRole('table');
const header = (name: string) => table.getByRole('columnheader', { name });
const sort = (name: string) => header(name).getByRole('button', { name });
const sortMenu = page.getByRole('combobox', { name: 'Sort by' });
const retry = page.getByRole('button', { name: 'Retry' });
const rowTitles = () =>
  table
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent);
const rowOf = (title: string) => table.getByRole('row', { name: new RegExp(`^${title}`) });

async function open(query = '', products = PRODUCTS) {
  await renderOnPage(
    <main className="container">
      <h1 tabIndex={-1}>Cameras</h1>
      <ListingView subject={{ kind: 'listing', slug: 'cctv-systems' }} products={products} />
    </main>,
    `/category/cameras${query}`,
  );
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  resetShop();
  respond.mockReset().mockImplementation(async () => Response.json(CATALOGUE));
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    return input === CATALOGUE_PATH ? respond() : realFetch(input, init);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the fourth view is a table of the figures that at least one product states', async () => {
  await open();
  expect(respond).not.toHaveBeenCalled();
  await view('Table').click();
  await expect.element(table).toBeVisible();
  await expect.element(address).toHaveTextContent('/category/cameras?view=table');
  const heads = table.getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent).join('|')).toBe(
    'Product|Price|Stock|Actions|Night vision range|Lowest operating temperature|Dust and water (IP)',
  );
  await expect.element(page.getByRole('article')).not.toBeInTheDocument();
});

test('a row has title, price, stock, Add to Cart, Compare and the figures', async () => {
  await open('?view=table');
  const row = rowOf('Bullet camera');
  await expect.element(row.getByRole('link')).toHaveAttribute('href', '/product/2');
  const texts = row
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(texts).toEqual([
    '$300.00Original price: $350.00',
    'In Stock',
    'Add to CartCompare',
    '60 m',
    '−40 °C',
    '–Not stated',
  ]);
  await row.getByRole('button', { name: 'Add to Cart: Bullet camera' }).click();
  expect(cartQuantities()).toEqual([{ id: '2', quantity: 1 }]);
  await expect
    .element(rowOf('Dome camera').getByRole('button', { name: 'Add to Cart: Dome camera' }))
    .toBeDisabled();
  const range = rowOf('Dome camera').getByRole('cell').nth(3);
  await expect.element(range).toHaveTextContent('2.8 mm: 30 m or 4 mm: 40 m');
  await expect.element(rowOf('Turret camera').getByText('Not stated')).toHaveLength(3);
});

test('a header sorts by its column, best first, and reverses on the next press', async () => {
  await open('?view=table');
  await sort('Night vision range').click();
  await expect.element(header('Night vision range')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(address).toHaveTextContent('/category/cameras?order=night-range-desc&view=table');
  await expect.poll(rowTitles).toEqual(['Bullet camera', 'Dome camera', 'Turret camera']);
  await expect.element(sortMenu).toHaveDisplayValue('Night vision range, descending');
  await expect.element(sort('Night vision range')).toHaveFocus();
  await sort('Night vision range').click();
  await expect.poll(rowTitles).toEqual(['Dome camera', 'Bullet camera', 'Turret camera']);
  await expect.element(header('Night vision range')).toHaveAttribute('aria-sort', 'ascending');
});

test('title and price use the sort orders of the menu', async () => {
  await open('?view=table&order=ip-desc');
  await sort('Price').click();
  await expect.element(address).toHaveTextContent('/category/cameras?sort=price-asc&view=table');
  await expect.element(sortMenu).toHaveDisplayValue('Price: Low to High');
  await expect.element(header('Price')).toHaveAttribute('aria-sort', 'ascending');
  await sort('Product').click();
  await expect.poll(rowTitles).toEqual(['Bullet camera', 'Dome camera', 'Turret camera']);
  await userEvent.selectOptions(sortMenu, 'Name: Z-A');
  await expect.element(header('Product')).toHaveAttribute('aria-sort', 'descending');
});

test('the sort menu shows the order of a column but does not offer it; choosing a sort order replaces it', async () => {
  await open('?order=night-range-desc&view=table');
  await expect.element(sortMenu).toHaveDisplayValue('Night vision range, descending');
  await expect.element(sortMenu.getByRole('option')).toHaveLength(5);
  await userEvent.selectOptions(sortMenu, 'Best Selling');
  await expect.element(address).toHaveTextContent('/category/cameras?view=table');
  await expect.element(header('Night vision range')).not.toHaveAttribute('aria-sort');
});

test('other views keep the order of a column', async () => {
  await open('?order=night-range-asc&view=list');
  await expect
    .poll(() =>
      page
        .getByRole('article')
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Dome camera', 'Bullet camera', 'Turret camera']);
});

test('keeps the previous view until the table is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  respond.mockReturnValueOnce(promise);
  await open('?view=list');
  await view('Table').click();
  const list = page.getByRole('list').filter({ has: page.getByRole('article') });
  await expect.element(list).toHaveAttribute('data-view', 'list');
  await expect.element(table).not.toBeInTheDocument();
  resolve(Response.json(CATALOGUE));
  await expect.element(table).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
});

test.each([
  ['cannot be loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['have an unexpected shape', async () => Response.json({ attributes: {}, ids: [], columns: {} })],
])('shows the grid and a message with Retry if the figures %s', async (_, failure) => {
  respond.mockImplementationOnce(failure);
  await open('?view=table');
  await expect.element(page.getByRole('alert').getByText(/^The table could not be loaded/)).toBeVisible();
  await expect.element(page.getByRole('article')).toHaveLength(3);
  await retry.click();
  await expect.element(table).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Cameras' })).toHaveFocus();
});

test('the message disappears with another view, and choosing the table tries again', async () => {
  respond.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await open('?view=table');
  await expect.element(retry).toBeVisible();
  await view('Compact').click();
  await expect.element(retry).not.toBeInTheDocument();
  await view('Table').click();
  await expect.element(table).toBeVisible();
});

const titleLeft = () => rowOf('Dome camera').getByRole('rowheader').element().getBoundingClientRect().left;

test('H5: on a phone, scrolls within its frame, which can have the focus, and the titles stay in place', async () => {
  await page.viewport(390, 800);
  await open('?view=table');
  await expect.element(table).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const element = region.element();
  expect(element.scrollWidth).toBeGreaterThan(element.clientWidth);
  expect(element).toHaveAttribute('tabindex', '0');
  const before = titleLeft();
  element.scrollTo({ left: 200 });
  expect(titleLeft()).toBe(before);
});

test('downloads what is shown', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open('?order=night-range-desc&brand=Pelco&view=table');
  await page.getByRole('button', { name: 'Download table (CSV)' }).click();
  await expect.poll(() => saved.mock.calls).toHaveLength(1);
  const [blob] = saved.mock.calls[0] ?? [];
  expect(await (blob instanceof Blob ? blob.text() : '')).toBe(
    'SKU,Model,Product,Price (USD),Stock,Night vision range (m),Lowest operating temperature (°C),Dust and water (IP)\r\n' +
      '2,B-60,Bullet camera,300.00,In Stock,60,-40,\r\n' +
      '3,,Turret camera,200.00,In Stock,,,\r\n',
  );
  expect(click.mock.contexts[0]).toMatchObject({ download: 'cameras.csv' });
  vi.restoreAllMocks();
});

test('the results of a search have a column of brands and no columns of figures', async () => {
  await renderOnPage(
    <ListingView subject={{ kind: 'text', query: 'camera' }} products={PRODUCTS} />,
    '/search?q=camera&view=table&order=brand-desc',
  );
  await expect.poll(rowTitles).toEqual(['Bullet camera', 'Turret camera', 'Dome camera']);
  await expect.element(header('Brand')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(table.getByRole('columnheader')).toHaveLength(5);
  expect(respond).not.toHaveBeenCalled();
});
