import { type FigureTable, figureTablePath, isFigureTable } from '#app/figures/model/figure-table.ts';
import { fetchChecked } from '#app/lib/fetch-json.ts';
import { addressesOf } from '#app/lib/live-query.ts';
import { isListingAnswer } from '#app/listing/model/listing-answer.ts';
import { DEFAULT_FILTER } from '#app/listing/model/listing-filter.ts';
import { toListingQuery } from '#app/listing/model/listing-query.ts';
import { listingPath } from '#app/listing/model/listing.ts';
import type { NeededFigures } from './load-figures.ts';

/** The id, or the address of the listing's answer. */
export function nameOf(needed: NeededFigures): string {
  if ('id' in needed) return needed.id;
  const { category, filter } = needed;
  return `${listingPath(category)}?${toListingQuery({ ...DEFAULT_FILTER, figures: filter })}`;
}

/**
 * Asks for the figures of these products, keyed by category.
 * @throws Error if they cannot be loaded or have an unexpected shape.
 */
export async function loadFigureTables(
  needed: readonly NeededFigures[],
): Promise<ReadonlyMap<string, FigureTable>> {
  const tables = await Promise.all(
    Array.from(
      Map.groupBy(needed, ({ category }) => category),
      async ([category, ofCategory]) => {
        const distinct = new Map(ofCategory.map((needed) => [nameOf(needed), needed]));
        const ids = await Promise.all(Array.from(distinct.values(), idsOf));
        const addresses = addressesOf(figureTablePath(category), ids.flat());
        const parts = await Promise.all(addresses.map((address) => fetchChecked(address, isFigureTable)));
        const attributes = parts[0]?.attributes ?? [];
        return [category, { attributes, products: parts.flatMap(({ products }) => products) }] as const;
      },
    ),
  );
  return new Map(tables);
}

/** Of a listing, those on the first page with the filter. */
async function idsOf(needed: NeededFigures): Promise<readonly string[]> {
  if ('id' in needed) return [needed.id];
  const { products } = await fetchChecked(nameOf(needed), isListingAnswer);
  return products.map(({ id }) => id);
}
