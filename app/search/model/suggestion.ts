import { foldText, queryWords } from '#app/lib/normalize-text.ts';
import { hasChips, type SearchAnswer } from './search-answer.ts';
import type { Category } from '#app/offer/model/category.ts';
import type { ProductSummary } from '#app/offer/model/product.ts';
import { joinVersions } from '#app/offer/model/family.ts';
import { matchWords, mayBeFolded, otherSpacings, searchTerm, type WordMatch, writtenForm } from './search.ts';

export type SuggestedProduct = Pick<ProductSummary, 'id' | 'title' | 'brand' | 'image' | 'price'>;

type InFamily = SuggestedProduct & Pick<ProductSummary, 'family'>;

export type Suggestion =
  | ({ readonly kind: 'product'; readonly family?: string } & SuggestedProduct)
  | ({ readonly kind: 'category' } & Pick<Category, 'title' | 'slug'>)
  | { readonly kind: 'brand'; readonly brand: string };

type Candidate<T> = { readonly value: T; readonly text: string };

export type SuggestionIndex<P extends InFamily = InFamily> = {
  readonly products: readonly Candidate<P>[];
  readonly categories: readonly Candidate<Pick<Category, 'title' | 'slug'>>[];
  readonly brands: readonly Candidate<string>[];
};

/** Folds all texts once, so that each keystroke only has to compare them. */
export function suggestionIndex<P extends InFamily>(
  products: readonly P[],
  categories: readonly Pick<Category, 'title' | 'slug'>[],
): SuggestionIndex<P> {
  const brands = [...new Set(products.map(({ brand }) => brand))];
  return {
    products: products.map((value) => ({ value, text: foldText(`${value.brand} ${value.title}`) })),
    categories: categories.map((value) => ({ value, text: foldText(value.title) })),
    brands: brands.map((value) => ({ value, text: foldText(value) })),
  };
}

export const MAX_SUGGESTIONS = 8;
const MAX_CATEGORIES = 2;
const MAX_BRANDS = 2;

/**
 * Suggestions for a query that is still being typed: products, then up to two categories and two brands. If there are none, those
 * for the query with other spaces: `2.8mm` suggests what `2.8 mm` does.
 * @param matchesElsewhere whether another text of the product contains the term. Such products come after the other products.
 */
export function suggest<P extends InFamily>(
  index: SuggestionIndex<P>,
  typed: string,
  matchesElsewhere: (product: P, term: string) => boolean = () => false,
): readonly Suggestion[] {
  for (const query of [typed, ...otherSpacings(typed)]) {
    const suggestions = suggestAsTyped(index, query, matchesElsewhere);
    if (suggestions.length > 0) return suggestions;
  }
  return [];
}

function suggestAsTyped<P extends InFamily>(
  { products, categories, brands }: SuggestionIndex<P>,
  typed: string,
  matchesElsewhere: (product: P, term: string) => boolean,
): readonly Suggestion[] {
  const words = queryWords(typed);
  if (words.length === 0) return [];
  const term = searchTerm(typed);
  const byWords = ({ text }: Candidate<unknown>) => matchWords(text, words);
  const others: readonly Suggestion[] = [
    ...bestMatches(categories, MAX_CATEGORIES, byWords).map(
      ({ title, slug }): Suggestion => ({ kind: 'category', title, slug }),
    ),
    ...bestMatches(brands, MAX_BRANDS, byWords).map((brand): Suggestion => ({ kind: 'brand', brand })),
  ];
  const matchOf = (candidate: Candidate<P>) => {
    const match = byWords(candidate);
    return match === 'none' && matchesElsewhere(candidate.value, term) ? 'other-text' : match;
  };
  const candidates = HAS_FAMILIES ? withoutRepeats(products, matchOf) : products;
  const found = bestMatches(candidates, MAX_SUGGESTIONS - others.length, matchOf);
  return [...found.map(productSuggestion), ...others];
}

/** Of each family the first version whose name matches, or else the first whose other texts match. */
function withoutRepeats<P extends InFamily>(
  products: readonly Candidate<P>[],
  matchOf: (candidate: Candidate<P>) => Match,
): readonly Candidate<P>[] {
  const shown = new Map<string, { readonly candidate: Candidate<P>; readonly isNamed: boolean }>();
  return products
    .filter((candidate) => {
      const { family } = candidate.value;
      if (!family) return true;
      const match = matchOf(candidate);
      const isNamed = match !== 'none' && match !== 'other-text';
      const other = shown.get(family.id);
      if (match === 'none' || (other && (other.isNamed || !isNamed))) return false;
      shown.set(family.id, { candidate, isNamed });
      return true;
    })
    .filter((candidate) => {
      const { family } = candidate.value;
      return !family || shown.get(family.id)?.candidate === candidate;
    });
}

type Match = WordMatch | 'other-text';

/** The best candidates that match, in the order of their rank. Candidates of equal rank keep their order. */
function bestMatches<T>(
  candidates: readonly Candidate<T>[],
  max: number,
  matchOf: (candidate: Candidate<T>) => Match,
): readonly T[] {
  const found: Record<Exclude<Match, 'none'>, T[]> = { 'word-start': [], substring: [], 'other-text': [] };
  for (const candidate of candidates) {
    const match = matchOf(candidate);
    if (match !== 'none' && found[match].length < max) found[match].push(candidate.value);
    if (found['word-start'].length === max) break;
  }
  return [...found['word-start'], ...found.substring, ...found['other-text']].slice(0, max);
}

/** Not for a single character that folding would change: `é` would be any `e`. The search does not fold it either. */
export const canBeSuggested = (typed: string): boolean =>
  mayBeFolded(typed) || writtenForm(typed) === searchTerm(typed);

/** What was typed before a figure that may not be complete: `dome 4 m` → `dome` */
export const withoutFigureAtEnd = (typed: string): string | undefined =>
  /^(.*\S)\s+\d\S*(?:\s+\p{L}{0,5})?$/u.exec(typed.trimEnd())?.[1];

/** Adds the products that are meant by what was typed, before those that only mention it. */
export function withMeant(
  found: readonly Suggestion[],
  understood: SearchAnswer['understood'],
): readonly Suggestion[] {
  if (!hasChips(understood) || (found.length > 0 && !understood.isFirst)) return found;
  const cards = HAS_FAMILIES ? joinVersions(understood.products) : understood.products;
  const meant = cards.map(productSuggestion);
  const ids = new Set(understood.products.map(({ id }) => id));
  const families = new Set(understood.products.flatMap(({ family }) => family?.id ?? []));
  const others = found.filter(
    (suggestion) =>
      suggestion.kind !== 'product' || !(ids.has(suggestion.id) || families.has(suggestion.family ?? '')),
  );
  return [...meant, ...others].slice(0, MAX_SUGGESTIONS);
}

function productSuggestion({ id, title, brand, image, price, family }: InFamily): Suggestion {
  const ofFamily = HAS_FAMILIES && family && { family: family.id };
  return { kind: 'product', id, title, brand, image, price, ...ofFamily };
}

export type HighlightPart = { readonly text: string; readonly isTyped: boolean };

export function highlightParts(text: string, typed: string): readonly HighlightPart[] {
  // The longest word first, so that `dome` is preferred to `do`.
  const words = queryWords(typed).toSorted((a, b) => b.length - a.length);
  // Each character on its own, because folding can change the length of a text.
  const characters = Array.from(text);
  const folded = characters.map(foldText);
  const foldedText = folded.join('');
  let foldedStart = 0;
  const parts: { text: string; readonly isTyped: boolean }[] = [];
  for (let start = 0; start < characters.length; ) {
    const word = words.find((candidate) => foldedText.startsWith(candidate, foldedStart));
    const isTyped = word !== undefined;
    const end = isTyped ? endOfWord(folded, start, word) : start + 1;
    const part = characters.slice(start, end).join('');
    const last = parts.at(-1);
    if (last && !last.isTyped && !isTyped) last.text += part;
    else parts.push({ text: part, isTyped });
    for (; start < end; start += 1) foldedStart += folded[start]?.length ?? 0;
  }
  return parts;
}

/** The index after the word that begins at `start`. The accents of its last letter belong to the word. */
function endOfWord(folded: readonly string[], start: number, word: string): number {
  let end = start;
  for (let length = 0; length < word.length || folded[end] === ''; end += 1)
    length += folded[end]?.length ?? 0;
  return end;
}
