import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { manyProducts } from '#tests/support/a-listing.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { ListingView } from './listing-view.tsx';

const PRODUCTS = [
  aProduct({ id: '1', title: 'Dome camera', brand: 'Axis', price: 10_000, soldOut: true }),
  aProduct({ id: '2', title: 'Bullet camera', brand: 'Pelco', price: 30_000 }),
  aProduct({ id: '3', title: 'Turret camera', brand: 'Pelco', price: 50_000 }),
];
const PATH = '/category/cctv-systems';

const count = page.getByText(/^Showing: /);
const filters = page.getByRole('complementary', { name: 'Filters' });
const dialog = page.getByRole('dialog', { name: 'Filters' });
const emptyHeading = page.getByRole('heading', { name: 'No Products Found' });

const titles = () =>
  page
    .getByRole('article')
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);

const open = (query = '') =>
  renderOnPage(
    <main>
      <h1 tabIndex={-1}>CCTV Systems</h1>
      <ListingView products={PRODUCTS} />
    </main>,
    PATH + query,
  );

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(1280, 800));

test('a filter narrows the list and is written to the URL', async () => {
  await open();
  await expect.element(count).toHaveTextContent('Showing: 3 products');
  await filters.getByRole('button', { name: 'Only Pelco' }).click();
  await expect.element(count).toHaveTextContent('Showing: 2 products');
  await expect.element(address).toHaveTextContent(`${PATH}?brand=Pelco`);
  await filters.getByRole('radio', { name: 'In Stock (2)' }).click();
  await expect.element(address).toHaveTextContent(`${PATH}?brand=Pelco&stock=in`);
});

test('there is no message while nothing has failed', async () => {
  await open();
  await expect.element(count).toBeVisible();
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
});

test('L5: filters are named groups under a heading, and the price fields have visible labels', async () => {
  await open();
  await expect.element(filters.getByRole('heading', { name: 'Filters', level: 2 })).toBeVisible();
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
});

test('Clear Filters resets all filters, including price values that have not been applied', async () => {
  const min = filters.getByRole('textbox', { name: 'Minimum price' });
  // The price range starts at 90% of the lowest price, which is $100.
  const lowerLimit = '90';
  await open('?brand=Pelco&min=400');
  await userEvent.fill(min, 'cheap');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect.element(filters.getByText(/whole number/)).toBeVisible();
  await filters.getByRole('button', { name: 'Clear Filters' }).click();
  await expect.element(address).toHaveTextContent(PATH);
  await expect.element(filters.getByRole('checkbox', { name: 'Axis (1)' })).toBeChecked();
  await expect.element(min).toHaveValue(lowerLimit);
  await userEvent.fill(min, 'cheap');
  await filters.getByRole('button', { name: 'Apply' }).click();
  await filters.getByRole('button', { name: 'Clear Filters' }).click();
  await expect.element(min).toHaveValue(lowerLimit);
  await expect.element(filters.getByText(/whole number/)).not.toBeInTheDocument();
});

test('opens with the filter of the URL', async () => {
  await open('?sort=price-desc&brand=Pelco&view=list');
  await expect.poll(titles).toEqual(['Turret camera', 'Bullet camera']);
  await expect
    .element(page.getByRole('button', { name: 'List view' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(filters.getByRole('checkbox', { name: 'Axis (1)' })).not.toBeChecked();
});

test('sorts the list', async () => {
  await open();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Name: A-Z');
  await expect.poll(titles).toEqual(['Bullet camera', 'Dome camera', 'Turret camera']);
});

test('L8: clearing the filters in the empty state moves the focus to the heading of the page', async () => {
  await open('?stock=in&brand=Axis&view=compact');
  await expect.element(emptyHeading).toBeVisible();
  await expect.element(page.getByText('Please try changing the filters and try again.')).toBeVisible();
  await expect.element(count).toHaveTextContent('Showing: 0 products');
  await page.getByRole('button', { name: 'Clear Filters' }).last().click();
  await expect.element(count).toHaveTextContent('Showing: 3 products');
  await expect.element(address).toHaveTextContent(`${PATH}?view=compact`);
  await expect.element(page.getByRole('heading', { name: 'CCTV Systems' })).toHaveFocus();
});

test('L8: clearing the filters in the panel keeps the focus on the button', async () => {
  await open('?stock=in&brand=Axis');
  await expect.element(emptyHeading).toBeVisible();
  const clear = filters.getByRole('button', { name: 'Clear Filters' });
  await clear.click();
  await expect.element(count).toHaveTextContent('Showing: 3 products');
  await expect.element(clear).toHaveFocus();
});

test('L2: offers filters for brand, price and availability, all of which the cards show', async () => {
  await open();
  const card = page.getByRole('article').filter({ hasText: 'Bullet camera' });
  for (const text of ['Pelco', '$300.00', 'In Stock'])
    await expect.element(card.getByText(text)).toBeVisible();
  await expect.element(filters.getByRole('checkbox', { name: 'Pelco (2)' })).toBeVisible();
  await expect.element(filters.getByRole('group', { name: 'Price' })).toBeVisible();
  await expect.element(filters.getByRole('radio', { name: 'In Stock (2)' })).toBeVisible();
  // Without figures there are no other groups. New, Hot and On Sale are buttons on the home page only.
  await expect.element(filters.getByRole('group')).toHaveLength(3);
});

test('L1, L3: quick filters above the list keep their order and appear among the active filters', async () => {
  await open();
  const quick = page.getByRole('group', { name: 'Quick filters' }).getByRole('button');
  const names = () => quick.elements().map(({ textContent }) => textContent);
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
  for (const name of ['Pelco', 'In Stock']) {
    await expect.element(page.getByRole('button', { name: `Remove filter: ${name}` })).toBeVisible();
  }
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

test('on a large screen the filters are beside the list, without a button', async () => {
  await open();
  await expect.element(filters).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
});

test('more than 48 products are shown in pages', async () => {
  await renderOnPage(
    <main>
      <h1 tabIndex={-1}>Results</h1>
      <ListingView products={manyProducts(100)} />
    </main>,
    '/search?q=camera&page=2',
  );
  const range = page.getByText(/^Products \d+–/);
  await expect.element(count).toHaveTextContent('Showing: 100 products');
  await expect.element(range).toHaveTextContent('Products 49–96 of 100');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect.element(address).toHaveTextContent('/search?q=camera&page=3');
  await expect.element(range).toHaveTextContent('Products 97–100 of 100');
  await expect.element(page.getByRole('region', { name: 'Products' })).toHaveFocus();
  await filters.getByRole('button', { name: 'Only Axis' }).click();
  await expect.element(address).toHaveTextContent('/search?q=camera&brand=Axis');
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('says that the requested page does not exist if all products fit on one', async () => {
  await open('?page=99');
  await expect.element(page.getByText('There is no page 99: all products fit on one page.')).toBeVisible();
  expect(titles()).toHaveLength(3);
});
