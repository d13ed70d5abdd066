import { queryWords } from '#app/lib/normalize-text.ts';
import { otherSpacings, type SearchTexts } from './search.ts';
import { matchWords } from './word-match.ts';

const MAX_PRODUCTS = 6;

/**
 * Finds up to six products that have, for every word of the query, a word that starts with it, in any order and in any text.
 * The search itself matches the whole query as written, so `zenitel intercom` may find nothing. The results page then offers
 * these products.
 * Products that have all words in brand and title come first; otherwise the order of `products` is kept. If there are none, these
 * are the products for the query with other spaces between numbers and their units.
 * @param textsOf the texts of a product, from `foldTexts`
 */
export function findWithAllWords<P>(
  products: readonly P[],
  textsOf: (product: P) => SearchTexts,
  query: string,
): readonly P[] {
  for (const spacing of [query, ...otherSpacings(query)]) {
    const found = findWithWords(products, textsOf, queryWords(spacing));
    if (found.length > 0) return found;
  }
  return [];
}

function findWithWords<P>(
  products: readonly P[],
  textsOf: (product: P) => SearchTexts,
  words: readonly string[],
): readonly P[] {
  if (words.length === 0) return [];
  const hasAllWords = (...texts: readonly string[]) => matchWords(texts.join(' '), words) === 'word-start';
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
