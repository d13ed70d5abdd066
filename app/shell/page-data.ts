import type { PlanLink } from '#app/planner/model/plan-link.ts';
import {
  isProductSummary,
  isSpecification,
  type Product,
  type ProductSummary,
  type Specification,
} from '#app/product/model/product.ts';
import { isListOf, isRecord, isString } from '#app/lib/type-guards.ts';
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
  readonly plan?: PlanLink;
  readonly trail: readonly Crumb[];
  readonly related: readonly ProductSummary[];
  readonly worksWith: readonly PartnerOffer[];
};

export const UNEXPECTED_DATA = 'The data of this page has an unexpected shape.';

export function parseProductPage(data: unknown): ProductPage | undefined {
  return isProductPage(data) ? data : undefined;
}

function isProductPage(page: unknown): page is ProductPage {
  return (
    isRecord(page) &&
    isProduct(page['product']) &&
    isString(page['metaDescription']) &&
    isString(page['priceValidUntil'] ?? '') &&
    isListOf(isSpecification)(page['keyFigures']) &&
    (page['plan'] === undefined || isPlanLink(page['plan'])) &&
    isListOf(isCrumb)(page['trail']) &&
    isListOf(isProductSummary)(page['related']) &&
    isListOf(isPartnerOffer)(page['worksWith'])
  );
}

function isProduct(value: unknown): value is Product {
  return (
    isRecord(value) &&
    typeof value['isFeatured'] === 'boolean' &&
    typeof value['rating'] === 'number' &&
    [value['description'], value['gtin'] ?? '', value['weight'] ?? ''].every(isString) &&
    isListOf(isString)(value['images']) &&
    isListOf(isString)(value['applications']) &&
    isRecord(value['specifications']) &&
    Object.values(value['specifications']).every(isString) &&
    isProductSummary(value)
  );
}

function isPlanLink(value: unknown): value is PlanLink {
  return isRecord(value) && isString(value['productKind']) && isString(value['to']);
}

export function isCrumb(value: unknown): value is Crumb {
  return isRecord(value) && isString(value['title']) && isString(value['to']);
}
