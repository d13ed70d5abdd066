import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lineItem } from '#app/cart/model/cart.ts';
import { notices } from '#app/ui/notices.ts';
import { aCatalogue } from '#tests/support/a-catalogue.ts';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { cartQuantities, fillCart, noticeTexts, resetShop } from '#tests/support/shop-state.ts';
import { draftStore } from './draft-store.ts';
import QuickOrderPage from '#app/routes/quick-order.tsx';

const PRODUCTS = Array.from({ length: 150 }, (_, index) => {
  const id = `${index + 1}`;
  const model = ['', 'P3265', 'DS-2CD2387G2-LU'][Number(id)] ?? `M-${id}`;
  return aCatalogueProduct({ id, title: `Camera ${id}`, model });
});

beforeEach(() => {
  sessionStorage.clear();
  resetShop();
  draftStore.restore();
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(aCatalogue(PRODUCTS)));
});
afterEach(() => vi.restoreAllMocks());

const list = page.getByRole('textbox', { name: 'Products and quantities' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const file = (name: string, text: string) => new File([text], name, { type: 'text/csv' });

const rows = page.getByRole('table', { name: 'Found' }).getByRole('row');
const problems = page.getByRole('list', { name: 'Lines with problems' }).getByRole('listitem');

/** What the list contains. */
const text = () => draftStore.getState();

const undo = () => notices.getState().at(-1)?.action?.run();

// First, because codes are kept once they are loaded.
test('says so if products cannot be looked up, and keeps the list', async () => {
  vi.mocked(window.fetch).mockImplementationOnce(async () => Response.json('not a catalogue'));
  await renderOnPage(<QuickOrderPage />);
  await list.fill('1 2');
  await expect.element(page.getByText(/^Products could not be looked up/)).toBeVisible();
  await button('Retry').click();
  await expect.element(rows).toHaveLength(2);
  await expect.element(list).toHaveValue('1 2');
});

test('explains each line that cannot be added, and offers corrections', async () => {
  await renderOnPage(<QuickOrderPage />);
  await list.fill(['DS-2CD2187G2-LU 2', '1 0', '1 -1', '1 1e9', '1;ten', '3 11'].join('\n'));
  const reasons = [
    '“DS-2CD2187G2-LU” is not a SKU, model or item number of ours.',
    'The quantity is 0. It must be at least 1.',
    '“-1” is below 0. The quantity must be at least 1.',
    '“1e9” is not a quantity. Write a whole number in digits.',
    '“ten” is not a quantity. Write a whole number in digits.',
    'Camera 3: at most 10 in one order.',
  ];
  for (const [index, reason] of reasons.entries()) {
    await expect.element(problems.nth(index)).toMatchTextContent(reason);
    await expect.element(problems.nth(index)).toMatchTextContent(`Line ${index + 1}`);
  }
  await expect
    .element(problems.nth(5).getByRole('link', { name: 'Quote for 11' }))
    .toHaveAttribute('href', '/quote?items=3:11');
  await problems
    .nth(4)
    .getByRole('button', { name: /^Line 5/ })
    .click();
  await expect.element(list).toHaveFocus();
  expect(getSelection()?.toString()).toBe('1;ten');
  await problems
    .nth(0)
    .getByRole('button', { name: /Camera 2\b/ })
    .click();
  await expect.element(list).toHaveFocus();
  await expect.poll(text).toMatch(/^DS-2CD2387G2-LU 2\n/);
  await page.getByRole('button', { name: 'Order 10' }).click();
  await expect.poll(text).toMatch(/\n3 10$/);
  await expect.element(button('Add 2 lines to cart')).toBeVisible();
});

test('says how a table is read, asks where that is unclear, and orders as chosen', async () => {
  const columns = page.getByRole('group', { name: 'Columns', exact: true });
  const column = (name: string) => columns.getByRole('combobox', { name, exact: true });
  await renderOnPage(<QuickOrderPage />);
  await list.fill('Item,Model,Stock,Qty\n1,P3265,3,2\n11,ACME-RACK,9,4\n,Subtotal,,');
  await expect.element(columns.getByText('Read as: Model → product, Qty → quantity')).toBeVisible();
  await expect.element(column('Item')).toHaveValue('ignored');
  await expect.element(problems).toMatchTextContent(/“ACME-RACK” is not a SKU/);
  await expect.element(page.getByText('2 lines left out: 1 header, 1 without a product')).toBeVisible();
  await column('Stock').selectOptions('Quantity');
  await expect.element(rows.getByRole('cell', { name: '3', exact: true })).toBeVisible();
  await expect.element(column('Qty')).toHaveValue('ignored');

  await list.fill('SKU;Stock\n1;3\n2;1');
  await expect.element(columns.getByText(/^Which column has the quantities\?/)).toBeVisible();
  await expect.element(button('Add 0 lines to cart')).toBeVisible();
  await columns.getByRole('button', { name: 'Order one of each' }).click();
  await expect.element(columns.getByText('Read as: SKU → product, one of each')).toBeVisible();
  await button('Add 2 lines to cart').click();
  await expect.element(list).toHaveValue('');
  expect(cartQuantities()).toEqual([
    { id: '1', quantity: 1 },
    { id: '2', quantity: 1 },
  ]);
});

test('Undo after clearing keeps what was typed in the meantime', async () => {
  await renderOnPage(<QuickOrderPage />);
  await list.fill('1 2\nold');
  await button('Clear the list').click();
  await list.fill('new');
  undo();
  await expect.element(list).toHaveValue('1 2\nold\nnew');
});

test('Undo after adding restores the list', async () => {
  await renderOnPage(<QuickOrderPage />);
  await list.fill('nonsense\n1 2');
  await button('Add 1 line to cart').click();
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 2 }]);
  await expect.element(list).toHaveValue('nonsense\n');
  undo();
  expect(cartQuantities()).toEqual([]);
  await expect.element(list).toHaveValue('nonsense\n1 2');
});

test.each([
  ['a product that is in the cart at its maximum', 10, '1 1\n2 1'],
  ['a product that an earlier line brings to its maximum', 9, '1 1\n1 1'],
])('does not count the line of %s', async (_, quantity, text) => {
  fillCart(lineItem(anOffer({ id: '1' }), quantity));
  await renderOnPage(<QuickOrderPage />);
  await list.fill(text);
  await button('Add 2 lines to cart').click();
  expect(noticeTexts()).toEqual([
    '1 line added to cart: 1 item. 1 product is now at the most you can order.',
  ]);
});

test('once the only remaining line of a table is in the cart, its header leaves the list too, and Undo restores both', async () => {
  await renderOnPage(<QuickOrderPage />);
  await list.fill('SKU;Qty\n1;2\n2;ten');
  await button('Add 1 line to cart').click();
  await expect.element(list).toHaveValue('SKU;Qty\n2;ten');
  await list.fill('SKU;Qty\n2;10');
  await button('Add 1 line to cart').click();
  await expect.element(list).toHaveValue('');
  undo();
  await expect.element(list).toHaveValue('SKU;Qty\n2;10');
});

test('Undo after adding returns the added lines to a list that has been edited in the meantime', async () => {
  await renderOnPage(<QuickOrderPage />);
  await list.fill('nonsense\n1 2\nP3265 3');
  await button('Add 2 lines to cart').click();
  await list.fill('corrected');
  undo();
  expect(cartQuantities()).toEqual([]);
  await expect.element(list).toHaveValue('1 2\nP3265 3\ncorrected');
});

test('reads all files if more are chosen before the first has been read', async () => {
  const { promise: bytes, resolve: finishReading } = Promise.withResolvers<ArrayBuffer>();
  vi.spyOn(File.prototype, 'arrayBuffer').mockImplementationOnce(() => bytes);
  await renderOnPage(<QuickOrderPage />);
  const field = page.getByLabelText('Upload a list');
  await userEvent.upload(field, file('slow.csv', ''));
  await userEvent.upload(field, [file('a.csv', '2 a'), file('b.csv', '3 b'), file('c.csv', '4 c')]);
  finishReading(new TextEncoder().encode('1 slow').buffer);
  await expect.poll(noticeTexts).toContain('slow.csv added to the list');
  await expect
    .poll(() => draftStore.getState().split('\n').toSorted())
    .toEqual(['1 slow', '2 a', '3 b', '4 c']);
});

test('shows found lines in steps of 100, and moves the focus to the first new one', async () => {
  await renderOnPage(<QuickOrderPage />);
  await list.fill(PRODUCTS.map(({ id }) => id).join('\n'));
  await button('Show 50 more lines').click();
  await expect.element(page.getByRole('link', { name: 'Camera 101', exact: true })).toHaveFocus();
  await expect.element(page.getByRole('row')).toHaveLength(1 + PRODUCTS.length);
});

test('shows problems in steps of 50, and moves the focus to the first new one', async () => {
  await renderOnPage(<QuickOrderPage />);
  await list.fill(Array.from({ length: 120 }, () => 'nonsense').join('\n'));
  await button('Show 50 more lines').click();
  await expect.element(page.getByRole('button', { name: 'Line 51: select it in the list' })).toHaveFocus();
  await button('Show 20 more lines').click();
  await expect.element(page.getByRole('button', { name: 'Line 101: select it in the list' })).toHaveFocus();
});
