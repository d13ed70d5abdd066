import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aProduct } from '#tests/support/a-product.ts';
import { drawn } from '#tests/support/drawn.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { ListingView } from './listing-view.tsx';

const PRODUCTS = [
  aProduct({ id: '1', title: 'Dome camera', brand: 'Axis', price: 10_000, soldOut: true }),
  aProduct({ id: '2', title: 'Bullet camera', brand: 'Pelco', price: 30_000 }),
  aProduct({ id: '3', title: 'Turret camera', brand: 'Pelco', price: 50_000 }),
];
const PATH = '/category/cctv-systems';

const count = page.getByRole('status');
const filters = page.getByRole('complementary', { name: 'Filters' });
const sheet = page.getByRole('dialog', { name: 'Filters' });
const nothing = page.getByRole('heading', { name: 'No Products Found' });

const titles = () =>
  page
    .getByRole('article')
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);

const open = (query = '') => renderOnPage(<ListingView products={PRODUCTS} />, PATH + query);

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(1280, 800));

test('a filter narrows the list and stands in the address', async () => {
  await open();
  await expect.element(count).toHaveTextContent('Showing: 3 products');
  await filters.getByRole('button', { name: 'Only Pelco' }).click();
  await expect.element(count).toHaveTextContent('Showing: 2 products');
  await expect.element(address).toHaveTextContent(`${PATH}?brand=Pelco`);
  await filters.getByRole('radio', { name: 'In Stock (2)' }).click();
  await expect.element(address).toHaveTextContent(`${PATH}?brand=Pelco&stock=in`);
});

test('an address with a filter opens the list as it was', async () => {
  await open('?sort=price-desc&brand=Pelco&view=list');
  await expect.poll(titles).toEqual(['Turret camera', 'Bullet camera']);
  await expect
    .element(page.getByRole('button', { name: 'List view' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(filters.getByRole('checkbox', { name: 'Axis (1)' })).not.toBeChecked();
});

test('another order reorders the list', async () => {
  await open();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Name: A-Z');
  await expect.poll(titles).toEqual(['Bullet camera', 'Dome camera', 'Turret camera']);
});

test('where nothing is left it says so, and clearing brings everything back and keeps the focus in the results', async () => {
  await open('?stock=in&brand=Axis&view=compact');
  await expect.element(nothing).toBeVisible();
  await expect.element(page.getByText('Please try changing the filters and try again.')).toBeVisible();
  await expect.element(count).toHaveTextContent('Showing: 0 products');
  await page.getByRole('button', { name: 'Clear Filters' }).last().click();
  await expect.element(count).toHaveTextContent('Showing: 3 products');
  await expect.element(address).toHaveTextContent(`${PATH}?view=compact`);
  await drawn();
  expect(document.activeElement?.contains(count.element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('on a small screen the filters are a sheet that says what it would show', async () => {
  await page.viewport(700, 800);
  await open();
  await expect.element(filters).not.toBeInTheDocument();
  const opener = page.getByRole('button', { name: 'Filters' });
  await opener.click();
  await sheet.getByRole('checkbox', { name: 'Pelco (2)' }).click();
  await sheet.getByRole('button', { name: 'Show 1 product' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect.poll(titles).toEqual(['Dome camera']);
});

test('on a large screen the filters stand beside the list, without a button', async () => {
  await open();
  await expect.element(filters).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
});
