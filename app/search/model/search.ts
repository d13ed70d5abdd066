import { foldText, withoutInvisible } from '#app/lib/normalize-text.ts';
import type { ProductSummary } from '#app/product/model/product.ts';

/** A product with the texts that a search looks through. */
export type SearchEntry = ProductSummary & {
  readonly description: string;
  /** The values of its specifications, without their labels. */
  readonly specifications: readonly string[];
};

export type SearchTexts = Pick<SearchEntry, 'title' | 'brand' | 'specifications' | 'description'>;

/** Prepares texts for `matchRank`, so that they are folded once and not in each search. */
export function foldTexts({ title, brand, specifications, description }: SearchTexts): SearchTexts {
  return {
    title: foldText(title),
    brand: foldText(brand),
    specifications: specifications.map(foldText),
    description: foldText(description),
  };
}

/** Prepares a query for `matchRank`. Empty for a blank query, which matches nothing. */
export function searchTerm(query: string): string {
  return foldText(query).trim();
}

/** A number and letters that look like its unit, apart or together. */
const TOGETHER = /(?<![\p{L}\d.,])(\d[\d.,]*)\p{Pd}?(?=[\p{L}°]{1,4}(?![\p{L}\d]))/gu;
const APART = /(\d)[\s\p{Pd}](?=[\p{L}°]{1,4}(?![\p{L}\d]))/gu;

/** The query with a space before each unit, and without: `'2.8mm'` → `['2.8 mm']`. Empty if it has no number with a unit. */
export function otherSpacings(query: string): readonly string[] {
  const written = withoutInvisible(query).normalize('NFKC');
  const spacings = [written.replace(TOGETHER, '$1 '), written.replace(APART, '$1')];
  return spacings.filter((spacing) => searchTerm(spacing) !== searchTerm(query));
}

/**
 * 0 if the title contains the term, 1 if the brand does, 2 a specification, 3 the description, -1 if none does.
 * @param texts from `foldTexts`
 * @param term from `searchTerm`
 */
export function matchRank({ title, brand, specifications, description }: SearchTexts, term: string): number {
  if (term === '') return -1;
  if (title.includes(term)) return 0;
  if (brand.includes(term)) return 1;
  if (specifications.some((value) => value.includes(term))) return 2;
  return description.includes(term) ? 3 : -1;
}

/** The products that contain the query as written. Those that contain it in their title come first, see `matchRank`. */
export function findLiterally<P extends { readonly texts: SearchTexts }>(
  products: readonly P[],
  query: string,
): readonly P[] {
  const term = searchTerm(query);
  return products
    .map((product) => ({ product, rank: matchRank(product.texts, term) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ product }) => product);
}
