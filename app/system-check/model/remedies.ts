import { figuresById, type FigureTable } from '#app/figures/model/figure-table.ts';
import { meetsCondition } from '#app/figures/model/figure-condition.ts';
import { DEFAULT_FILTER } from '#app/listing/model/listing-filter.ts';
import { toListingQuery } from '#app/listing/model/listing-query.ts';
import type { ListingRemedy, Remedy } from './check-result.ts';

/** The address of the filtered listing: `/category/cctv-systems?f.kind=recorder` */
export function remedyPath({ category, filter }: ListingRemedy): string {
  return `/category/${category}?${toListingQuery({ ...DEFAULT_FILTER, figures: filter })}`;
}

/** The categories whose figures `offeredRemedies` needs. */
export function categoriesOf(remedies: readonly Remedy[]): readonly string[] {
  return remedies.flatMap((remedy) => (remedy.kind === 'listing' ? [remedy.category] : []));
}

/**
 * The remedies to show. Of those that link to a listing, only the first whose listing has a product is shown.
 * @param tables the figures by category; a category that is not loaded yet counts as one without products
 */
export function offeredRemedies(
  remedies: readonly Remedy[],
  tables: ReadonlyMap<string, FigureTable>,
): readonly Remedy[] {
  const listing = remedies.find((remedy) => remedy.kind === 'listing' && showsProducts(remedy, tables));
  return remedies.filter((remedy) => remedy.kind !== 'listing' || remedy === listing);
}

function showsProducts(
  { category, filter }: ListingRemedy,
  tables: ReadonlyMap<string, FigureTable>,
): boolean {
  const table = tables.get(category);
  if (!table) return false;
  const conditions = Object.entries(filter).map(([id, wanted]) => ({
    id,
    wanted,
    attribute: table.attributes.find((attribute) => attribute.id === id),
  }));
  return [...figuresById(table).values()].some((figures) =>
    conditions.every(
      ({ id, wanted, attribute }) =>
        attribute !== undefined &&
        wanted.some((condition) => meetsCondition(attribute, figures[id], condition)),
    ),
  );
}
