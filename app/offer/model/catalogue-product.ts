import type { Figures } from '#app/figures/model/attribute.ts';
import { isFigures } from '#app/figures/model/figure-table.ts';
import { isAbsentOr, isRecordOf, isString } from '#app/lib/type-guards.ts';
import { isProductSummary, type Product, type ProductSummary } from './product.ts';

/** What lists, filters, comparisons, quotes and carts know of a product. Its page and a search know more. */
export type CatalogueProduct = ProductSummary & {
  /** What it states about the attributes of its category. In a shop without attributes, its specifications as they are written. */
  readonly figures: Figures;
  /** The specifications by which buyers name it. */
  readonly model?: string;
  readonly itemNumber?: string;
  readonly gtin?: string;
};

const LABELS = { model: 'Model', itemNumber: 'Item number', gtin: 'GTIN' } as const;

/** The specifications by which buyers name a product, as far as it has them. */
export function namingSpecifications({
  specifications,
}: Pick<Product, 'specifications'>): Pick<CatalogueProduct, keyof typeof LABELS> {
  return Object.fromEntries(
    Object.entries(LABELS).flatMap(([name, label]) => {
      const text = specifications[label];
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** The part that a card shows. */
export function pickSummary(product: CatalogueProduct): ProductSummary {
  const { figures: _, model: _m, itemNumber: _i, gtin: _g, ...summary } = product;
  return summary;
}

const hasCatalogueFields = isRecordOf<Omit<CatalogueProduct, keyof ProductSummary>>({
  figures: isFigures,
  model: isAbsentOr(isString),
  itemNumber: isAbsentOr(isString),
  gtin: isAbsentOr(isString),
});

/** Checks a value that was fetched. */
export const isCatalogueProduct = (value: unknown): value is CatalogueProduct =>
  isProductSummary(value) && hasCatalogueFields(value);
