import type { Category } from '#app/domain/product/category.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';
import { matches, type SearchEntry } from './search.ts';
import { type Fit, fit, typedWords } from './typed-words.ts';

export type Suggestion =
  | ({ readonly kind: 'product' } & Pick<ProductSummary, 'id' | 'title' | 'brand' | 'image' | 'price'>)
  | ({ readonly kind: 'category' } & Pick<Category, 'title' | 'slug'>)
  | { readonly kind: 'brand'; readonly brand: string };

const MOST = 8;
const MOST_CATEGORIES = 2;
const MOST_BRANDS = 2;

/** What the visitor may mean while typing: products, then a few categories and brands. */
export function suggest(
  entries: readonly SearchEntry[],
  categories: readonly Pick<Category, 'title' | 'slug'>[],
  typed: string,
): readonly Suggestion[] {
  const words = typedWords(typed);
  if (words.length === 0) return [];
  const brands = [...new Set(entries.map(({ brand }) => brand))];
  const others: readonly Suggestion[] = [
    ...bestFits(categories, ({ title }) => fit(title, words))
      .slice(0, MOST_CATEGORIES)
      .map(({ title, slug }): Suggestion => ({ kind: 'category', title, slug })),
    ...bestFits(brands, (brand) => fit(brand, words))
      .slice(0, MOST_BRANDS)
      .map((brand): Suggestion => ({ kind: 'brand', brand })),
  ];
  const products = bestFits(entries, (entry) => {
    const named = fit(`${entry.brand} ${entry.title}`, words);
    return named === 'none' && matches(entry, typed) ? 'elsewhere' : named;
  }).slice(0, Math.max(MOST - others.length, MOST / 2));
  return [...products.map(productSuggestion), ...others].slice(0, MOST);
}

const RANKS = { start: 0, inside: 1, elsewhere: 2, none: 3 } satisfies Record<Fit | 'elsewhere', number>;

/** Best fit first, in the given order among equals; what does not fit is left out. */
function bestFits<T>(candidates: readonly T[], fitOf: (candidate: T) => keyof typeof RANKS): readonly T[] {
  return candidates
    .map((candidate) => ({ candidate, rank: RANKS[fitOf(candidate)] }))
    .filter(({ rank }) => rank < RANKS.none)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ candidate }) => candidate);
}

function productSuggestion({ id, title, brand, image, price }: SearchEntry): Suggestion {
  return { kind: 'product', id, title, brand, image, price };
}
