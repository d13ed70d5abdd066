import { foldText, queryWords, withoutInvisible } from '#app/lib/normalize-text.ts';
import type { ProductSummary } from '#app/offer/model/product.ts';

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

const TOGETHER = /(?<![\p{L}\d.,])(\d[\d.,]*)\p{Pd}?(?=[\p{L}°]{1,4}(?![\p{L}\d]))/gu;
const APART = /(\d)[\s\p{Pd}](?=[\p{L}°]{1,4}(?![\p{L}\d]))/gu;

/** The query with a space before each unit, and without: `'2.8mm'` → `['2.8 mm']`. Empty if it has no number with a unit. */
export function otherSpacings(query: string): readonly string[] {
  const written = withoutInvisible(query).normalize('NFKC');
  const spacings = [written.replace(TOGETHER, '$1 '), written.replace(APART, '$1')];
  return spacings.filter((spacing) => searchTerm(spacing) !== searchTerm(query));
}

/** Shorter words begin too many others: `cat`. */
const MIN_PLURAL_LENGTH = 4;

/**
 * The query with English plurals in the singular: `black belts` → `black belt`. In two forms where the ending does not tell:
 * `hoodies` → `hoodie` and `hoody`. Empty if no word looks like a plural.
 */
export function inSingular(query: string): readonly string[] {
  const words = queryWords(query);
  const singulars = words.map(singularsOf);
  const forms = [0, 1].map((form) => singulars.map((ofWord) => ofWord[form] ?? ofWord[0]).join(' '));
  return [...new Set(forms)].filter((form) => form.length >= MIN_PLURAL_LENGTH && form !== words.join(' '));
}

function singularsOf(word: string): readonly [string, ...string[]] {
  if (word.length < MIN_PLURAL_LENGTH || !/(?![ius])[a-z]s$/.test(word)) return [word];
  const singular = word.slice(0, -1);
  if (/[^aeiou]ie$/.test(singular)) return [singular, singular.replace(/ie$/, 'y')];
  if (/(?:[sxz]|[cs]h)e$/.test(singular)) return [singular, singular.slice(0, -1)];
  return [singular];
}

/** Other forms of a query that are looked for if it is not found. */
export const otherForms = (query: string): readonly string[] => [
  ...otherSpacings(query),
  ...inSingular(query),
];

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

export const MATCH_KINDS = ['text', 'folded text', 'sku', 'singular'] as const;

/**
 * How products were found for a query: one of their texts contains it, contains it if accents, dashes and spaces do not matter, it
 * is their SKU, or one of their texts contains it in the singular. Only the first are results of the search as it is specified.
 */
export type MatchKind = (typeof MATCH_KINDS)[number];

/** A text in lower case. At the end of a word, sigma has a form of its own. */
export const lowered = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ');

/** A query as the specification compares it. */
export const writtenForm = (query: string): string => lowered(query.trim());

/** Whether a query is compared without accents, dashes and spaces if no text contains it as written. `é` would be any `e`. */
export const mayBeFolded = (query: string): boolean => searchTerm(query).length > 1;

export function findAsWritten<P extends { readonly product: SearchEntry; readonly texts: SearchTexts }>(
  products: readonly P[],
  query: string,
): { readonly match: MatchKind; readonly products: readonly P[] } {
  const term = searchTerm(query);
  const written = writtenForm(query);
  const similar = containing(products, term);
  const literal = similar.filter(({ product: { title, brand, specifications, description } }) =>
    [title, brand, ...specifications, description].some((text) => lowered(text).includes(written)),
  );
  if (literal.length > 0) return { match: 'text', products: literal };
  if (similar.length > 0 && mayBeFolded(query)) return { match: 'folded text', products: similar };
  // Numbers are SKUs in some shops, so a text that contains one comes first.
  const withSku = products.filter(({ product }) => foldText(product.id) === term);
  return { match: withSku.length > 0 ? 'sku' : 'text', products: withSku };
}

/** For a query of which nothing is found as written and nothing is understood: texts with words that begin with its singular. */
export function findInSingular<P extends { readonly texts: SearchTexts }>(
  products: readonly P[],
  query: string,
): { readonly match: 'singular'; readonly products: readonly P[] } | undefined {
  for (const singular of inSingular(query)) {
    const found = containing(products, singular).filter(
      ({ texts: { title, brand, specifications, description } }) =>
        [title, brand, ...specifications, description].some((text) => hasWordStart(text, singular)),
    );
    if (found.length > 0) return { match: 'singular', products: found };
  }
  return undefined;
}

const containing = <P extends { readonly texts: SearchTexts }>(
  products: readonly P[],
  term: string,
): readonly P[] =>
  products
    .map((product) => ({ product, rank: matchRank(product.texts, term) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ product }) => product);

/**
 * How the words of a query match a text:
 * - `word-start`: every word is at the start of a word of the text,
 * - `substring`: the text contains every word, but not each at the start of a word,
 * - `none`: the text does not contain every word.
 */
export type WordMatch = 'word-start' | 'substring' | 'none';

/** `text` is from `foldText`, `words` from `queryWords`. */
export function matchWords(text: string, words: readonly string[]): WordMatch {
  if (!words.every((word) => text.includes(word))) return 'none';
  return words.every((word) => hasWordStart(text, word)) ? 'word-start' : 'substring';
}

const ENDS_WITHIN_WORD = /[\p{L}\p{M}\p{N}]$/u;

/** Whether `start` occurs in the text without a letter, a combining mark or a digit directly before it. */
function hasWordStart(text: string, start: string): boolean {
  for (let index = text.indexOf(start); index >= 0; index = text.indexOf(start, index + 1)) {
    // A character may consist of two code units.
    const before = text.slice(Math.max(0, index - 2), index);
    if (!ENDS_WITHIN_WORD.test(before)) return true;
  }
  return false;
}

/** Of `findWithAllWords`. */
export const MAX_WITH_ALL_WORDS = 6;

type Findable = { readonly texts: SearchTexts; readonly product?: Pick<ProductSummary, 'family'> };

/**
 * Up to six products with a word that starts with each word of the query, in any text; first those with all in brand and title.
 * Of each family only the first such version.
 */
export function findWithAllWords<P extends Findable>(products: readonly P[], query: string): readonly P[] {
  for (const form of [query, ...otherForms(query)]) {
    const found = findWithWords(products, queryWords(form));
    if (found.length > 0) return found;
  }
  return [];
}

function findWithWords<P extends Findable>(products: readonly P[], words: readonly string[]): readonly P[] {
  if (words.length === 0) return [];
  const hasAllWords = (...texts: readonly string[]) => matchWords(texts.join(' '), words) === 'word-start';
  const inTitle = new Map<P | string, P>();
  const inAnyText = new Map<P | string, P>();
  for (const entry of products) {
    const { brand, title, specifications, description } = entry.texts;
    const key = entry.product?.family?.id ?? entry;
    if (inTitle.has(key)) continue;
    if (hasAllWords(brand, title)) {
      inTitle.set(key, entry);
      inAnyText.delete(key);
    } else if (!inAnyText.has(key) && hasAllWords(brand, title, ...specifications, description))
      inAnyText.set(key, entry);
    if (inTitle.size === MAX_WITH_ALL_WORDS) break;
  }
  return [...inTitle.values(), ...inAnyText.values()].slice(0, MAX_WITH_ALL_WORDS);
}
