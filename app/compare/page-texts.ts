import { formatNumber } from '#app/lib/format-number.ts';
import { MAX_COMPARED } from './model/comparison.ts';

export { continueShopping, undo } from '#app/ui/texts.ts';
export { unknownProducts } from '#app/offer/unknown-products-texts.ts';

// The texts of the comparison tray and of the page that compares products. Both are loaded on demand.

const products = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;

export const comparison = 'Comparison';
export const comparedOf = (count: number) => `${count} of ${MAX_COMPARED} to compare`;
export const clear = 'Clear';
export const compareProducts = (count: number) => `Compare ${products(count)}`;

export const removeFromComparison = (title: string) => `Remove ${title} from comparison`;
export const removed = (title: string) => `${title} removed from comparison`;
export const cleared = 'Comparison cleared';
export const kept = (count: number) => `Your comparison has ${products(count)} now`;
export const noRoomToUndo = `There is no room to undo this: you can compare ${MAX_COMPARED} products at a time. Remove others first.`;

export const comparePage = 'Compare Products';
export const comparePageDescription =
  'Up to four products side by side: prices, stock and specifications, with the differences shaded.';

export const loading = 'Loading the comparison…';
export const failedHeading = 'The comparison could not be loaded';
export const failedText = 'Please check your connection and try again. Your comparison is kept.';

export const emptyHeading = 'Nothing to compare yet';
export const emptyText = `Press Compare on up to ${MAX_COMPARED} products to see their specifications side by side.`;
export const noneFoundHeading = 'None of these products is in our catalogue';

export const removeUnknown = 'Remove from your comparison';
export const tooManyProducts = `Only the first ${MAX_COMPARED} products are compared. Not shown:`;

export const sharedComparison = (ownCount: number) =>
  ownCount === 0
    ? 'This comparison comes from a link and is not saved in your browser.'
    : 'This comparison comes from a link. Your own one is unchanged.';
export const keepProducts = 'Keep these products';
export const showOwnComparison = 'Show your own comparison';

export const onlyOne = 'Add a second product to see where they differ.';
export const addFrom = (category: string) => `Add a product from ${category}`;
export const onlyDifferences = 'Show differences only';
export const rowsDiffer = (differing: number, total: number) =>
  `${formatNumber(differing)} of ${formatNumber(total)} rows differ`;
export const rowsShown = (count: number) => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'} shown`;

export const print = 'Print';
export const share = 'Share';
export const shareTitle = (shop: string) => `A comparison at ${shop}`;
export const linkCopied = 'Link to this comparison copied';

export const tableName = 'Compared products';
export const scrollableTable = 'Compared products, scrollable';
export const remove = 'Remove';
export const productRow = 'Product';
export const priceRow = 'Price';
export const brandRow = 'Brand';
export const stockRow = 'Stock';
export const buyRow = 'Order';
export const differs = 'differs';
export const best = 'Best';
/** Marks the lowest price, which is not the best if the products do different things. */
export const lowest = 'Lowest';
