import { queryWords } from '#app/domain/normalize-text.ts';
import type { Category } from '#app/domain/product/category.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';
import { matches, type SearchEntry } from './search.ts';
import { matchWords, type WordMatch } from './word-match.ts';

export type Suggestion =
  | ({ readonly kind: 'product' } & Pick<ProductSummary, 'id' | 'title' | 'brand' | 'image' | 'price'>)
  | ({ readonly kind: 'category' } & Pick<Category, 'title' | 'slug'>)
  | { readonly kind: 'brand'; readonly brand: string };

const MAX_SUGGESTIONS = 8;
const MAX_CATEGORIES = 2;
const MAX_BRANDS = 2;
const MIN_PRODUCTS = 4;

/** Suggestions for a query that is still being typed: products, then up to two categories and two brands. */
export function suggest(
  entries: readonly SearchEntry[],
  categories: readonly Pick<Category, 'title' | 'slug'>[],
  typed: string,
): readonly Suggestion[] {
  const words = queryWords(typed);
  if (words.length === 0) return [];
  const brands = [...new Set(entries.map(({ brand }) => brand))];
  const others: readonly Suggestion[] = [
    ...bestMatches(categories, ({ title }) => matchWords(title, words))
      .slice(0, MAX_CATEGORIES)
      .map(({ title, slug }): Suggestion => ({ kind: 'category', title, slug })),
    ...bestMatches(brands, (brand) => matchWords(brand, words))
      .slice(0, MAX_BRANDS)
      .map((brand): Suggestion => ({ kind: 'brand', brand })),
  ];
  const products = bestMatches(entries, (entry) => {
    const match = matchWords(`${entry.brand} ${entry.title}`, words);
    return match === 'none' && matches(entry, typed) ? 'other-field' : match;
  }).slice(0, Math.max(MAX_SUGGESTIONS - others.length, MIN_PRODUCTS));
  return [...products.map(productSuggestion), ...others].slice(0, MAX_SUGGESTIONS);
}

type Match = WordMatch | 'other-field';

const RANKS = { 'word-start': 0, substring: 1, 'other-field': 2, none: 3 } satisfies Record<Match, number>;

/** The candidates that match, in the order of their rank. Candidates of equal rank keep their order. */
function bestMatches<T>(candidates: readonly T[], matchOf: (candidate: T) => Match): readonly T[] {
  return candidates
    .map((candidate) => ({ candidate, rank: RANKS[matchOf(candidate)] }))
    .filter(({ rank }) => rank < RANKS.none)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ candidate }) => candidate);
}

function productSuggestion({ id, title, brand, image, price }: SearchEntry): Suggestion {
  return { kind: 'product', id, title, brand, image, price };
}
