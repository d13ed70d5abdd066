import type { ListingFilter } from './listing-filter.ts';
import { type ListingRow, sortRows } from './listing-row.ts';
import { PAGE_SIZE } from './paging.ts';
import type { SortKey } from './sort-order.ts';

// The cards of a listing with several pages are published in files of eight pages, in the listing's default order. If a
// visitor sorts by something else, the products of one page are scattered over many of these files. A large listing is
// therefore also published in two other orders, so that most pages need only one or two files of one order. A card is
// identified by its place: its position in the default order (see `ListingRow`).

/** `sales` is the listing's default order. */
export const CARD_ORDERS = ['sales', 'price', 'title'] as const;
export type CardOrder = (typeof CARD_ORDERS)[number];

const SORT_KEYS = {
  sales: 'best-selling',
  price: 'price-asc',
  title: 'name-asc',
} as const satisfies Readonly<Record<CardOrder, SortKey>>;

export type CardFile = {
  readonly order: CardOrder;
  /** The positions of its cards in the order: from `start`, up to but not including `end`. */
  readonly start: number;
  readonly end: number;
};

const CARDS_PER_FILE = 8 * PAGE_SIZE;

/** The files of a listing with `total` products. The first page is built into the category's page and needs no file. */
export function cardFilesOf(total: number): readonly CardFile[] {
  // For a smaller listing, one file has all cards that are not built into the page, so other orders would save nothing.
  const orders = total > CARDS_PER_FILE ? CARD_ORDERS : (['sales'] as const);
  return orders.flatMap((order) => cut(order, order === 'sales' ? PAGE_SIZE : 0, total));
}

function cut(order: CardOrder, from: number, total: number): readonly CardFile[] {
  return Array.from({ length: Math.ceil(Math.max(0, total - from) / CARDS_PER_FILE) }, (_, index) => {
    const start = from + index * CARDS_PER_FILE;
    return { order, start, end: Math.min(start + CARDS_PER_FILE, total) };
  });
}

/** The places of all products, sorted in this order. */
export function placesIn(order: CardOrder, rows: readonly ListingRow[]): readonly number[] {
  return sortRows(rows, SORT_KEYS[order]).map(({ place }) => place);
}

/**
 * The files that contain the cards at all `places`. All are of the same order, the one in which the fewest cards
 * have to be loaded.
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
 * Guesses, before the rows of the listing are loaded, which file a page needs: the file that has the page's first
 * product if no filter is set. Most filters exclude few products, so the guess is usually right. Undefined for the
 * first page of the default order, which is built into the category's page, for a page that does not exist, and for an
 * order without files of its own.
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
