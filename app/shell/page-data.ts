import { type FamilyOption, isFamilyOption } from '#app/offer/model/family.ts';
import {
  isProductSummary,
  isSpecification,
  type Product,
  type ProductSummary,
  type Specification,
} from '#app/offer/model/product.ts';
import {
  isAbsentOr,
  isBoolean,
  isListOf,
  isNumber,
  isRecord,
  isRecordOf,
  isString,
} from '#app/lib/type-guards.ts';
import { isPartnerOffer, type PartnerOffer } from '#app/offer/model/offer.ts';
import type { Crumb } from '#app/ui/breadcrumb.tsx';

// Checks the data of a page before it is shown. A tab that stays open during a deployment runs the code of one version and
// fetches the data of another. If the data has an unexpected shape, the error screen reloads the page.

type ProductPage = {
  readonly product: Product;
  readonly metaDescription: string;
  /** The last day of the price, for search engines: `2026-12-20`. Absent if it has no end. */
  readonly priceValidUntil?: string;
  readonly keyFigures: readonly Specification[];
  readonly plan?: Crumb;
  readonly trail: readonly Crumb[];
  readonly related: readonly ProductSummary[];
  readonly worksWith: readonly PartnerOffer[];
  /** Present if the product has versions: what a buyer chooses, and the ids of all of them. */
  readonly options?: readonly FamilyOption[];
  readonly versions?: readonly string[];
};

export const UNEXPECTED_DATA = 'The data of this page has an unexpected shape.';

export function parseProductPage(data: unknown): ProductPage | undefined {
  return isProductPage(data) ? data : undefined;
}

const hasProductFields = isRecordOf<Omit<Product, keyof ProductSummary>>({
  isFeatured: isBoolean,
  images: isListOf(isString),
  rating: isNumber,
  description: isString,
  applications: isListOf(isString),
  gtin: isAbsentOr(isString),
  weight: isAbsentOr(isString),
  condition: isAbsentOr(isString),
  itemGroup: isAbsentOr(isString),
  family: isAbsentOr(isRecord),
  specifications: (value) => isRecord(value) && Object.values(value).every(isString),
});

export const isCrumb = isRecordOf<Crumb>({ title: isString, to: isString });

const isProductPage = isRecordOf<ProductPage>({
  product: (value) => isProductSummary(value) && hasProductFields(value),
  metaDescription: isString,
  priceValidUntil: isAbsentOr(isString),
  keyFigures: isListOf(isSpecification),
  plan: isAbsentOr(isCrumb),
  trail: isListOf(isCrumb),
  related: isListOf(isProductSummary),
  worksWith: isListOf(isPartnerOffer),
  options: isAbsentOr(isListOf(isFamilyOption)),
  versions: isAbsentOr(isListOf(isString)),
});
