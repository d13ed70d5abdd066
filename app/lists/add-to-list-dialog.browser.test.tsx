import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notices } from '#app/ui/notices.ts';
import { lineItem } from '#app/cart/model/cart.ts';
import { MAX_QUANTITY } from '#app/lib/quantity.ts';
import { MAX_LISTS } from './model/lists.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { noticeTexts, resetShop } from '#tests/support/shop-state.ts';
import { AddToListDialog } from './add-to-list-dialog.tsx';
import { addLinesToList, listsStore, rename } from './lists-store.ts';

const camera = lineItem(anOffer(), 2);
const field = page.getByRole('textbox', { name: 'New list' });
const create = page.getByRole('button', { name: 'Create list' });

function setLists(count: number): void {
  const items = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `Project ${index}`,
    items: [],
  }));
  listsStore.update(() => ({ next: { items } }));
}

async function open() {
  const onClose = vi.fn<() => void>();
  await renderOnPage(<AddToListDialog lines={[camera]} open onClose={onClose} />);
  return onClose;
}

beforeEach(() => {
  resetShop();
  listsStore.restore();
});

test('adds products to a new list and closes', async () => {
  setLists(1);
  const onClose = await open();
  await field.fill('Warehouse');
  await create.click();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(listsStore.getState().items.map(({ name, items }) => [name, items.length])).toEqual([
    ['Project 0', 0],
    ['Warehouse', 1],
  ]);
  expect(noticeTexts()).toEqual(['1 product added to Warehouse']);
});

test('F4: what is wrong with a name is heard: the field has the focus, or the error is announced', async () => {
  setLists(1);
  await open();
  await create.click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription('Please enter a name');
  await field.fill('Project 0');
  await userEvent.keyboard('{Enter}');
  // In the dialog, because what is outside is not read while it is open.
  const dialog = page.getByRole('dialog').element();
  await expect
    .poll(() => dialog.querySelector('[aria-live]')?.textContent)
    .toBe('You have a list with this name');
});

test('stays open and keeps the name if there are too many lists', async () => {
  setLists(MAX_LISTS);
  const onClose = await open();
  await field.fill('Warehouse');
  await create.click();
  await expect
    .element(field)
    .toHaveAccessibleDescription('You already have 50 lists. Delete one to create another.');
  await expect.element(field).toHaveValue('Warehouse');
  expect(onClose).not.toHaveBeenCalled();
});

test('says that a list can have no more of a product, and Undo takes back only what was added', () => {
  setLists(1);
  const [list] = listsStore.getState().items;
  if (!list) throw new Error('There is no list.');
  addLinesToList(list, [lineItem(camera, MAX_QUANTITY)]);
  notices.setState([], true);
  addLinesToList(list, [camera]);
  expect(noticeTexts()).toEqual(['A list takes at most 9,999 of a product.']);
  addLinesToList(list, [camera, lineItem(anOffer({ id: '2' }), 1)]);
  expect(noticeTexts().at(-1)).toBe('1 product added to Project 0');
  rename(list, 'Warehouse');
  notices
    .getState()
    .find(({ action }) => action)
    ?.action?.run();
  expect(listsStore.getState().items).toMatchObject([
    { name: 'Warehouse', items: [{ id: '1', quantity: MAX_QUANTITY }] },
  ]);
});
