import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { manyProducts } from '#tests/support/a-listing.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { ListingView } from './listing-view.tsx';
import { DEFAULT_SEARCH_FILTER } from './model/listing-filter.ts';

const PRODUCTS = [
  aProduct({ id: '1', title: 'Dome camera', brand: 'Axis', price: 10_000, soldOut: true }),
  aProduct({ id: '2', title: 'Bullet camera', brand: 'Pelco', price: 30_000 }),
  aProduct({ id: '3', title: 'Turret camera', brand: 'Pelco', price: 50_000 }),
];
const PATH = '/category/cctv-systems';

const count = page.getByText(/^Showing: /);
const filters = page.getByRole('complementary', { name: 'Filters' });
const dialog = page.getByRole('dialog', { name: 'Filters' });
const brand = (name: string) => filters.getByRole('group', { name: 'Brand' }).getByRole('checkbox', { name });
const stock = (name: string) =>
  filters.getByRole('group', { name: 'Availability' }).getByRole('radio', { name });
const minPrice = filters.getByRole('textbox', { name: 'Minimum price' });
const clear = filters.getByRole('button', { name: 'Clear Filters' });
const sort = page.getByRole('combobox', { name: 'Sort by' });
const chip = (label: string) => page.getByRole('button', { name: `Remove filter: ${label}` });
const heading = page.getByRole('heading', { name: 'CCTV Systems' });

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
const titles = () => textsOf(page.getByRole('article').getByRole('heading').elements());

const open = (query = '', products = PRODUCTS, defaults = {}) =>
  renderOnPage(
    <main>
      <h1 tabIndex={-1}>CCTV Systems</h1>
      <ListingView subject={{ kind: 'text', query: 'camera' }} products={products} {...defaults} />
    </main>,
    PATH + query,
  );

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(1280, 800));

test('L4: a filter narrows the list, is written to the URL, and the new number of products is announced', async () => {
  await open();
  await expect.element(count).toHaveTextContent('Showing: 3 products');
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
  await expect.element(page.getByRole('status').first()).toHaveTextContent('');
  await filters.getByRole('button', { name: 'Only Axis' }).click();
  // The specified wording has no singular (docs/specification.md, section 2).
  await expect.element(count).toHaveTextContent('Showing: 1 products');
  await expect.element(page.getByRole('status').first()).toHaveTextContent('1 product shown');
  await expect.element(address).toHaveTextContent(`${PATH}?brand=Axis`);
  await stock('In Stock (0)').click();
  await expect.element(address).toHaveTextContent(`${PATH}?brand=Axis&stock=in`);
});

test('all brands are selected at first; a deselected one keeps its count and the focus', async () => {
  await open();
  await expect.element(stock('All')).toBeChecked();
  await expect.element(brand('Axis (1)')).toBeChecked();
  await brand('Pelco (2)').click();
  await expect.element(brand('Pelco (2)')).not.toBeChecked();
  await expect.element(brand('Pelco (2)')).toHaveFocus();
  await stock('In Stock (0)').click();
  await expect.element(brand('Axis (0)')).toBeChecked();
});

test('L2, L5: filters are named groups under a heading, by brand, price and availability, all of which the cards show', async () => {
  await open();
  await expect.element(filters.getByRole('heading', { name: 'Filters', level: 2 })).toBeVisible();
  // Without figures there are no other groups. New, Hot and On Sale are buttons on the home page only.
  await expect.element(filters.getByRole('group')).toHaveLength(3);
  for (const name of ['Availability', 'Brand', 'Price']) {
    const group = filters.getByRole('group', { name }).element();
    expect(group.tagName).toBe('FIELDSET');
    expect(group.firstElementChild?.tagName).toBe('LEGEND');
  }
  for (const name of ['Minimum price', 'Maximum price']) {
    await expect.element(filters.getByText(name)).toBeVisible();
    const field = filters.getByRole('textbox', { name });
    await expect.element(field).toHaveAccessibleName(name);
    await expect.element(field).not.toHaveAttribute('placeholder');
  }
  const card = page.getByRole('article').filter({ hasText: 'Bullet camera' });
  for (const text of ['Pelco', '$300.00', 'In Stock']) {
    await expect.element(card.getByText(text)).toBeVisible();
  }
  await expect.element(page.getByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
});

test('a price field keeps the focus when Enter applies it', async () => {
  await open();
  await userEvent.fill(minPrice, '400');
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toEqual(['Turret camera']);
  await expect.element(minPrice).toHaveFocus();
});

test('Clear Filters resets all filters, including price values that have not been applied', async () => {
  await open('?brand=Pelco&min=400');
  for (const _ of ['with filters', 'without filters']) {
    await userEvent.fill(minPrice, 'cheap');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await expect.element(filters.getByText(/numeric value/)).toBeVisible();
    await clear.click();
    await expect.element(address).toHaveTextContent(PATH);
    await expect.element(brand('Axis (1)')).toBeChecked();
    // The price range starts at 90% of the lowest price, which is $100.
    await expect.element(minPrice).toHaveValue('90');
    await expect.element(filters.getByText(/numeric value/)).not.toBeInTheDocument();
  }
});

test('opens with the filter of the URL', async () => {
  await open('?sort=price-desc&brand=Pelco&view=list');
  await expect.poll(titles).toEqual(['Turret camera', 'Bullet camera']);
  await expect
    .element(page.getByRole('button', { name: 'List view' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(brand('Axis (1)')).not.toBeChecked();
});

test('a category offers five sort orders and starts with Best Selling', async () => {
  await open();
  await expect.element(sort).toHaveDisplayValue('Best Selling');
  const orders = ['Best Selling', 'Price: Low to High', 'Price: High to Low', 'Name: A-Z', 'Name: Z-A'];
  expect(textsOf(sort.getByRole('option').elements())).toEqual(orders);
  await userEvent.selectOptions(sort, 'Name: A-Z');
  await expect.element(sort).toHaveDisplayValue('Name: A-Z');
  await expect.poll(titles).toEqual(['Bullet camera', 'Dome camera', 'Turret camera']);
});

test('a search starts with Best Match and can be sorted by Best Selling', async () => {
  await open('', PRODUCTS, { defaults: DEFAULT_SEARCH_FILTER });
  await expect.element(sort).toHaveDisplayValue('Best Match');
  await userEvent.selectOptions(sort, 'Best Selling');
  await expect.element(address).toHaveTextContent(`${PATH}?sort=best-selling`);
});

test('exactly one of the four view buttons is pressed', async () => {
  await open();
  const views = page.getByRole('button', { name: / view$/, pressed: true });
  for (const name of ['List', 'Compact', 'Table', 'Grid']) {
    await page.getByRole('button', { name: `${name} view` }).click();
    await expect.element(views).toHaveAccessibleName(`${name} view`);
  }
});

test('L8: clearing the filters in the empty state moves the focus to the heading of the page', async () => {
  await open('?stock=in&brand=Axis&view=compact');
  await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect.element(page.getByText('Please try changing the filters and try again.')).toBeVisible();
  await expect.element(count).toHaveTextContent('Showing: 0 products');
  await page.getByRole('button', { name: 'Clear Filters' }).last().click();
  await expect.element(count).toHaveTextContent('Showing: 3 products');
  await expect.element(address).toHaveTextContent(`${PATH}?view=compact`);
  await expect.element(heading).toHaveFocus();
});

test('L8: clearing the filters in the panel keeps the focus on the button', async () => {
  await open('?stock=in&brand=Axis');
  await clear.click();
  await expect.element(count).toHaveTextContent('Showing: 3 products');
  await expect.element(clear).toHaveFocus();
});

test('L8: removing an active filter moves the focus to the next one, and from the last one to the heading', async () => {
  await open('?stock=in&min=100&max=1900');
  await chip('In Stock').click();
  await expect.element(chip('₺100 – ₺1,900')).toHaveFocus();
  await chip('₺100 – ₺1,900').click();
  await expect.element(page.getByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('L1, L3: quick filters above the list keep their order and appear among the active filters', async () => {
  await open();
  const quick = page.getByRole('group', { name: 'Quick filters' }).getByRole('button');
  const names = () => textsOf(quick.elements());
  expect(names()).toEqual(['In Stock', 'Pelco', 'Axis']);
  const [first] = page.getByRole('article').elements();
  for (const button of quick.elements()) {
    expect(first && button.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  await quick.nth(1).click();
  await expect.element(quick.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await quick.nth(0).click();
  await expect.element(count).toHaveTextContent('Showing: 2 products');
  await expect.element(address).toHaveTextContent(`${PATH}?brand=Pelco&stock=in`);
  expect(names()).toEqual(['In Stock', 'Pelco', 'Axis']);
  await expect.element(quick.nth(0)).toHaveFocus();
  for (const name of ['Pelco', 'In Stock']) await expect.element(chip(name)).toBeVisible();
  await quick.nth(1).click();
  await quick.nth(0).click();
  await expect.element(count).toHaveTextContent('Showing: 3 products');
  await expect.element(quick.nth(1)).toHaveAttribute('aria-pressed', 'false');
});

test('L6: on a small screen the filters are in a dialog whose button states the number of products', async () => {
  await page.viewport(700, 800);
  await open();
  await expect.element(filters).not.toBeInTheDocument();
  const filterButton = page.getByRole('button', { name: 'Filters' });
  await filterButton.click();
  // All brands are ticked at first, so this hides Pelco.
  await dialog.getByRole('checkbox', { name: 'Pelco (2)' }).click();
  await dialog.getByRole('button', { name: 'Show 1 product' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(filterButton).toHaveFocus();
  await expect.poll(titles).toEqual(['Dome camera']);
});

test('more than 48 products are shown in pages', async () => {
  await open('?q=camera&page=2', [...manyProducts(100)]);
  const range = page.getByText(/^Products \d+–/);
  await expect.element(count).toHaveTextContent('Showing: 100 products');
  await expect.element(range).toHaveTextContent('Products 49–96 of 100');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.element(address).toHaveTextContent(`${PATH}?q=camera&page=3`);
  await expect.element(range).toHaveTextContent('Products 97–100 of 100');
  await expect.element(page.getByRole('region', { name: 'Products' })).toHaveFocus();
  await filters.getByRole('button', { name: 'Only Axis' }).click();
  await expect.element(address).toHaveTextContent(`${PATH}?q=camera&brand=Axis`);
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('says that the requested page does not exist if all products fit on one', async () => {
  await open('?page=99');
  await expect.element(page.getByText('There is no page 99: all products fit on one page.')).toBeVisible();
  expect(titles()).toHaveLength(3);
});

test('a maximum below the cheapest product says from which price there is one, in the list, the panel and the status', async () => {
  await open();
  await userEvent.fill(filters.getByRole('textbox', { name: 'Maximum price' }), '50');
  await filters.getByRole('button', { name: 'Apply' }).click();
  const note = 'Nothing here costs so little: prices start at ₺100.';
  await expect.element(chip('₺90 – ₺90')).toBeVisible();
  await expect.element(page.getByText(note, { exact: true })).toHaveLength(2);
  await expect.element(minPrice).toHaveAccessibleDescription(note);
  await expect.element(page.getByRole('status').first()).toHaveTextContent(`0 products shown. ${note}`);
  await userEvent.fill(filters.getByRole('textbox', { name: 'Maximum price' }), '100');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(titles).toEqual(['Dome camera']);
  await expect.element(page.getByText(note)).not.toBeInTheDocument();
});
