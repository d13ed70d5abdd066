import {
  type FigureColumn,
  type FigureFacet,
  isFigureColumns,
  toFigureColumns,
  withFigures,
} from '#app/figures/model/figure-facet.ts';
import { isProductSummary, type ProductSummary } from '#app/product/model/product.ts';
import { isListOf, isNumber, isRecord, isString } from '#app/lib/type-guards.ts';
import type { CardFile } from './card-file.ts';
import { type ListingRow, withPlaces } from './listing-row.ts';

// The files of a listing with several pages. The build writes one with the rows, and several with cards (`card-file.ts`).
// All have the version of the category's page for which they were built.

/** `cctv-systems` → `/data/listings/cctv-systems/rows.json` */
export function rowsPath(slug: string): string {
  return `/data/listings/${slug}/${ROWS_FILE}`;
}

/** The cards from position 48 of the order by sales → `/data/listings/cctv-systems/sales-48.json` */
export function cardsPath(slug: string, file: CardFile): string {
  return `/data/listings/${slug}/${cardFileName(file)}`;
}

export const ROWS_FILE = 'rows.json';

export function cardFileName({ order, start }: CardFile): string {
  return `${order}-${start}.json`;
}

/** Columns compress better than rows. A flag is 0 or 1, and a brand is its index in `brands`. */
const COLUMNS = ['brand', 'price', 'soldOut', 'isBestSeller', 'soldQuantity', 'titleRank'] as const;

type RowsFile = {
  readonly version: string;
  readonly brands: readonly string[];
  readonly figures: readonly FigureColumn[];
} & Readonly<Record<(typeof COLUMNS)[number], readonly number[]>>;

/** @param facets of the listing */
export function toRowsFile(
  version: string,
  rows: readonly ListingRow[],
  facets: readonly FigureFacet[],
): RowsFile {
  const brands = [...new Set(rows.map(({ brand }) => brand))];
  const positions = new Map(brands.map((brand, position) => [brand, position]));
  return {
    version,
    brands,
    brand: rows.map(({ brand }) => positions.get(brand) ?? -1),
    price: rows.map(({ price }) => price),
    soldOut: rows.map(({ soldOut }) => Number(soldOut)),
    isBestSeller: rows.map(({ isBestSeller }) => Number(isBestSeller)),
    soldQuantity: rows.map(({ soldQuantity }) => soldQuantity),
    titleRank: rows.map(({ titleRank }) => titleRank),
    figures: toFigureColumns(
      facets.map(({ attribute }) => attribute),
      rows.map(({ stated = {} }) => stated),
    ),
  };
}

/** The version in a file of a listing; `undefined` if it has none. */
export function versionIn(file: unknown): string | undefined {
  return isRecord(file) && isString(file['version']) ? file['version'] : undefined;
}

/** Returns `undefined` if the value is not the rows of a listing with this number of products. */
export function parseRowsFile(file: unknown, total: number): readonly ListingRow[] | undefined {
  if (!isRowsFile(file) || !isFigureColumns(file.figures, total)) return undefined;
  if (COLUMNS.some((column) => file[column].length !== total)) return undefined;
  const at = (column: (typeof COLUMNS)[number], index: number) => file[column][index] ?? 0;
  const rows = file.brand.map((brand, index) => ({
    brand: file.brands[brand] ?? '',
    price: at('price', index),
    soldOut: at('soldOut', index) === 1,
    isBestSeller: at('isBestSeller', index) === 1,
    soldQuantity: at('soldQuantity', index),
    titleRank: at('titleRank', index),
  }));
  return withPlaces(withFigures(rows, file.figures));
}

type CardFileContent = { readonly version: string; readonly cards: readonly ProductSummary[] };

export function toCardFileContent(version: string, cards: readonly ProductSummary[]): CardFileContent {
  return { version, cards };
}

/** Returns `undefined` if the value does not have the cards of this file. */
export function parseCardFile(
  value: unknown,
  { start, end }: CardFile,
): readonly ProductSummary[] | undefined {
  return isCardFileContent(value) && value.cards.length === end - start ? value.cards : undefined;
}

function isRowsFile(value: unknown): value is RowsFile {
  return (
    isRecord(value) &&
    isListOf(isString)(value['brands']) &&
    COLUMNS.every((column) => isListOf(isNumber)(value[column]))
  );
}

function isCardFileContent(value: unknown): value is CardFileContent {
  return isRecord(value) && isListOf(isProductSummary)(value['cards']);
}
