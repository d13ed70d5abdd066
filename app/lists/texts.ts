import { atMostCharacters } from '#app/ui/texts.ts';
import { formatNumber } from '#app/lib/format-number.ts';
import { formatMoney } from '#app/lib/money.ts';
import { ownQuote } from '#app/own-quote.ts';
import { fileNamePrefix } from '#app/shop-data.ts';
import { type Cart, subtotal, totalItems } from '#app/cart/model/cart.ts';
import type { ListFileProblem } from './model/list-file.ts';
import { MAX_LISTS, MAX_NAME_LENGTH, MAX_PRODUCTS, type NameProblem } from './model/lists.ts';
import { type CapReason, MAX_QUANTITY } from '#app/lib/quantity.ts';
import { capNotice, itemCount } from '#app/cart/texts.ts';

export { systemCheck } from '#app/cart/texts.ts';

export { addToList } from './add-to-list-texts.ts';
export { priceColumn, productColumn, actionsColumn } from '#app/wishlist/texts.ts';
export { unknownProducts } from '#app/offer/unknown-products-texts.ts';

export const listsPage = 'Your Lists';
export const listsPageDescription =
  'Products and quantities of your projects, kept in this browser, to put into the cart or to hand on as a file.';
export const lead = ownQuote
  ? 'One list per project, kept in this browser. Quantities may exceed the stock: a quote takes all of them, the cart what can be ordered now.'
  : 'One list per project, kept in this browser. Quantities may exceed the stock: the cart takes what can be ordered now.';
export const loading = 'Loading your lists…';
export const emptyHeading = 'You have no lists yet';
export const emptyText =
  'Create one here, or press “Add to list” in the cart or the wishlist. A list keeps what a project needs until you order it.';

const products = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;
export const listSummary = (list: Cart) =>
  list.items.length === 0
    ? 'No products'
    : `${products(list.items.length)}, ${itemCount(totalItems(list))}, ${formatMoney(subtotal(list))}`;

export const newList = 'New list';
export const name = 'Name';
export const createList = 'Create list';
export const rename = 'Rename';
export const save = 'Save';
export const cancel = 'Cancel';
export const deleteList = 'Delete';
export const exportList = 'Export';
export const quote = 'Quote';
export const addListToCart = 'Add to cart';
/** Accessible names. They start with the visible label (WCAG 2.5.3). */
export const ofList = (label: string, listName: string) => `${label}: ${listName}`;
export const removeFromList = (title: string, listName: string) => `Remove ${title} from ${listName}`;
export const emptyList = 'Press “Add to list” in the cart or the wishlist to fill it.';

export const quantityColumn = 'Quantity';
export const totalColumn = 'Total';
export const quantityLimit = `A list takes at most ${formatNumber(MAX_QUANTITY)} of a product.`;
/** Below a quantity that is more than can be ordered now: `Now: only 3 in stock`. */
export const orderableNow = (reason: CapReason) => capNotice('Now', reason);

export function nameProblem(problem: NameProblem): string {
  switch (problem) {
    case 'blank':
      return 'Please enter a name';
    case 'too-long':
      return atMostCharacters(MAX_NAME_LENGTH);
    case 'taken':
      return 'You have a list with this name';
    case 'too-many-lists':
      return tooManyLists;
  }
}

export const created = (listName: string) => `${listName} created`;
export const renamed = (listName: string) => `The list is now called ${listName}`;
export const deleted = (listName: string) => `${listName} deleted`;
export const removed = (title: string, listName: string) => `${title} removed from ${listName}`;
export const tooManyLists = `You already have ${MAX_LISTS} lists. Delete one to create another.`;
export const addedToList = (count: number, listName: string) => `${products(count)} added to ${listName}`;
export const noRoom = (count: number, listName: string) =>
  `${listName} has room for ${MAX_PRODUCTS} products: ${products(count)} not added.`;

export function addedToCart(listName: string, added: number, limited: number): string {
  if (added === 0) return `No product of ${listName} can be added to your cart now`;
  const note = limited > 0 ? ` ${products(limited)} could not be added in full.` : '';
  return `${products(added)} of ${listName} added to cart.${note}`;
}

export const addTo = (listName: string) => `Add to ${listName}`;
export const close = 'Close';
export const chooseList = (count: number) => `${products(count)} to add. Choose a list, or create one.`;
export const showLists = 'Show your lists';

export const importLists = 'Import lists';
export const importHint = 'A file that was exported here (JSON).';
export const exportAll = 'Export all lists';
export const fileName = `${fileNamePrefix}-lists.json`;
export const fileProblem = (file: string, problem: ListFileProblem) => `${file} ${FILE_PROBLEMS[problem]}`;
const FILE_PROBLEMS: Readonly<Record<ListFileProblem, string>> = {
  'not-json': 'is not a JSON file, so nothing was imported. Quick Order reads text and CSV files.',
  'other-format': 'is not a file of lists from this shop, so nothing was imported.',
  'other-version':
    'comes from another version of the shop, which this page cannot read. Reload the page and try again.',
  'no-lists': 'has no lists.',
  'too-many-lists': `has more than ${MAX_LISTS} lists, so nothing was imported.`,
};
export const fileUnreadable = (file: string) => `${file} could not be read.`;
export const fileTooLarge = (file: string) => `${file} is larger than 2 MB, so nothing was imported.`;
export const imported = (names: readonly string[]) =>
  `${names.length} ${names.length === 1 ? 'list' : 'lists'} imported: ${names.join(', ')}`;
export const unreadableEntries = (count: number) =>
  `${formatNumber(count)} ${count === 1 ? 'entry' : 'entries'} left out: without a SKU, or without a quantity from 1 to ${formatNumber(MAX_QUANTITY)}.`;
export const offersFailed =
  'Prices could not be loaded, so nothing was imported. Please check your connection and try again.';
