import { foldText } from '#app/lib/normalize-text.ts';
import type { IndexedProduct } from '#app/search/model/searched-product.ts';
import type { QueryPart } from './read-plain-words.ts';

type WithModel = Pick<IndexedProduct, 'title' | 'models'>;

export type ModelInQuery<Product> = { readonly part: QueryPart; readonly product: Product };

/** A word that fits more products names a series or means something else. */
const MAX_PRODUCTS = 3;
/** Shorter words must be the whole model. */
const MIN_START = 4;

/**
 * Finds the products whose model is in the query: `fc361`, `r7`, `ds-kv8113`. Each product is returned once. A word of
 * the query is first looked up as a whole word of the products' titles and models. If no product has it, it is looked up
 * as the start of such a word, or of what follows a hyphen in one.
 */
export function modelsInQuery<Product extends WithModel>(
  parts: readonly QueryPart[],
  products: readonly Product[],
): readonly ModelInQuery<Product>[] {
  const possible = parts
    .map((part) => ({ part, model: foldText(part.words) }))
    .filter(({ model }) => canBeModel(model));
  if (possible.length === 0) return [];
  const candidates = products.map((product) => ({ product, productWords: wordsOf(product) }));
  const named = new Map<Product, ModelInQuery<Product>>();
  for (const { part, model } of possible) {
    const exact = candidates.filter(({ productWords }) => productWords.includes(model));
    const found =
      exact.length > 0
        ? exact
        : candidates.filter(({ productWords }) => productWords.some((word) => startsWithModel(word, model)));
    if (found.length > MAX_PRODUCTS) continue;
    for (const { product } of found) if (!named.has(product)) named.set(product, { part, product });
  }
  return [...named.values()];
}

/** A model is a single word with a digit, and a letter or at least four characters. A shorter number can be anything, such as a price. */
export function canBeModel(word: string): boolean {
  return /^(?=.*\d)(?=.*\p{L}|.{4})\S+$/u.test(word);
}

function wordsOf({ title, models }: WithModel): readonly string[] {
  return foldText([title, ...models].join(' ')).split(/[\s,;()]+/);
}

function startsWithModel(word: string, model: string): boolean {
  return model.length >= MIN_START && (word.startsWith(model) || word.includes(`-${model}`));
}
