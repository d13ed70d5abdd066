import type { ListingFilter } from './listing-filter.ts';
import { type ListingRow, sortRows } from './listing-row.ts';
import { PAGE_SIZE } from './paging.ts';

// The cards of a listing with several pages are published in files. A file of the default order contains two pages, so a
// visitor who goes from page to page loads a file for every second page. The products of a filtered or sorted page are
// scattered over many of these files. A large listing is therefore also published in three other orders. Then most pages need
// only one or two files of one order. A card is identified by its place: its position in the default order (see `ListingRow`).

/** `sales` is the listing's default order. `brand` sorts by brand, and by sales within a brand. */
export const CARD_ORDERS = ['sales', 'price', 'title', 'brand'] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];

export type CardFile = {
  readonly order: CardOrder;
  /** The positions of its cards in the order: from `start`, up to but not including `end`. */
  readonly start: number;
  readonly end: number;
};

const CARDS_PER_SALES_FILE = 2 * PAGE_SIZE;
const CARDS_PER_FILE = 4 * PAGE_SIZE;

/** A listing with at most this many products has so few files that it is published in the default order only. */
const MAX_IN_ONE_ORDER = 8 * PAGE_SIZE;

/** The files of a listing with `total` products. The first page is built into the category's page and needs no file. */
export function cardFilesOf(total: number): readonly CardFile[] {
  const orders = total > MAX_IN_ONE_ORDER ? CARD_ORDERS : (['sales'] as const);
  return orders.flatMap((order) =>
    order === 'sales'
      ? cut(order, PAGE_SIZE, total, CARDS_PER_SALES_FILE)
      : cut(order, 0, total, CARDS_PER_FILE),
  );
}

function cut(order: CardOrder, from: number, total: number, size: number): readonly CardFile[] {
  return Array.from({ length: Math.ceil(Math.max(0, total - from) / size) }, (_, index) => {
    const start = from + index * size;
    return { order, start, end: Math.min(start + size, total) };
  });
}

/** The places of all products, sorted in this order. */
export function placesIn(order: CardOrder, rows: readonly ListingRow[]): readonly number[] {
  return sortedFor(order, rows).map(({ place }) => place);
}

function sortedFor(order: CardOrder, rows: readonly ListingRow[]): readonly ListingRow[] {
  switch (order) {
    case 'sales':
      return sortRows(rows, 'best-selling');
    case 'price':
      return sortRows(rows, 'price-asc');
    case 'title':
      return sortRows(rows, 'name-asc');
    case 'brand': {
      const brands = Map.groupBy(sortRows(rows, 'best-selling'), ({ brand }) => brand);
      return [...brands.values()].flat();
    }
  }
}

/**
 * The files that contain the cards at all `places`. They are files of one order: that in which they have the fewest cards in
 * total.
 * @param files all files of the listing, from `cardFilesOf`
 * @param places the places of the cards to load
 * @param placesOf returns the places of all products in an order, see `placesIn`
 */
export function filesFor(
  files: readonly CardFile[],
  places: ReadonlySet<number>,
  placesOf: (order: CardOrder) => readonly number[],
): readonly CardFile[] {
  const candidates = CARD_ORDERS.map((order) => {
    const ofOrder = files.filter((file) => file.order === order);
    const chosen =
      ofOrder.length === 0
        ? []
        : ofOrder.filter(({ start, end }) =>
            placesOf(order)
              .slice(start, end)
              .some((place) => places.has(place)),
          );
    return { chosen, cards: chosen.reduce((sum, { start, end }) => sum + end - start, 0) };
  }).filter(({ cards }) => cards > 0);
  return candidates.toSorted((a, b) => a.cards - b.cards)[0]?.chosen ?? [];
}

/**
 * Guesses which file a page needs before the rows of the listing are loaded: the file with its first products if no filter is
 * set. Most filters exclude few products, so the guess is usually right. Undefined for the first page of the default order,
 * which is built into the category's page.
 */
export function likelyFile(
  files: readonly CardFile[],
  total: number,
  { sort, page }: Pick<ListingFilter, 'sort' | 'page'>,
): CardFile | undefined {
  const order = sort.startsWith('price') ? 'price' : sort.startsWith('name') ? 'title' : 'sales';
  const before = (page - 1) * PAGE_SIZE;
  const position = sort.endsWith('desc') ? total - 1 - before : before;
  return files.find((file) => file.order === order && file.start <= position && position < file.end);
}
