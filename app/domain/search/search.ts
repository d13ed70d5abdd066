import { normalizeText } from '#app/domain/normalize-text.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';

/** A product with the texts that a search looks through. */
export type SearchEntry = ProductSummary & {
  readonly description: string;
  /** The values of its specifications, without their labels. */
  readonly specifications: readonly string[];
};

export type SearchTexts = Pick<SearchEntry, 'title' | 'brand' | 'specifications' | 'description'>;

/** Prepares texts for `matchRank`, so that they are normalized once and not in each search. */
export function normalizeTexts({ title, brand, specifications, description }: SearchTexts): SearchTexts {
  return {
    title: normalizeText(title),
    brand: normalizeText(brand),
    specifications: specifications.map(normalizeText),
    description: normalizeText(description),
  };
}

/** Prepares a query for `matchRank`. Empty for a blank query, which matches nothing. */
export function searchTerm(query: string): string {
  return normalizeText(query.trim());
}

/**
 * 0 if the title contains the term, 1 if the brand does, 2 a specification, 3 the description, -1 if none does.
 * @param texts from `normalizeTexts`
 * @param term from `searchTerm`
 */
export function matchRank({ title, brand, specifications, description }: SearchTexts, term: string): number {
  if (term === '') return -1;
  if (title.includes(term)) return 0;
  if (brand.includes(term)) return 1;
  if (specifications.some((value) => value.includes(term))) return 2;
  return description.includes(term) ? 3 : -1;
}
