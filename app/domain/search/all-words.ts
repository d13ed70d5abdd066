import { foldText, queryWords } from '#app/domain/normalize-text.ts';
import type { SearchTexts } from './search.ts';
import { matchWords } from './word-match.ts';

const MAX_PRODUCTS = 6;

/**
 * Finds up to six products that have, for every word of the query, a word that starts with it, in any order and in any text.
 * The search itself matches the whole query as written, so `zenitel intercom` may find nothing. The results page then offers
 * these products. Accents do not matter.
 * Products that have all words in brand and title come first; otherwise the order of `products` is kept.
 * @param textsOf the texts of a product, from `normalizeTexts`
 */
export function findWithAllWords<P>(
  products: readonly P[],
  textsOf: (product: P) => SearchTexts,
  query: string,
): readonly P[] {
  const words = queryWords(foldText(query));
  if (words.length === 0) return [];
  const hasAllWords = (...texts: readonly string[]) =>
    matchWords(foldText(texts.join(' ')), words) === 'word-start';
  const inTitle: P[] = [];
  const inAnyText: P[] = [];
  for (const product of products) {
    const { brand, title, specifications, description } = textsOf(product);
    if (hasAllWords(brand, title)) inTitle.push(product);
    else if (hasAllWords(brand, title, ...specifications, description)) inAnyText.push(product);
    if (inTitle.length === MAX_PRODUCTS) break;
  }
  return [...inTitle, ...inAnyText].slice(0, MAX_PRODUCTS);
}
