import { foldText } from '#app/lib/normalize-text.ts';
import type { Product } from '#app/product/model/product.ts';
import { looksLikeNumber } from './order-quantity.ts';
import { isListOf, isRecord, isString } from '#app/lib/type-guards.ts';

/** The codes of all products, and those that a live shop is asked for. */
export const PRODUCT_CODES_PATH = '/data/product-codes.json';
export const SOUGHT_CODES_PATH = '/data/search/product-codes.json';

export type ProductCodes = {
  readonly id: string;
  readonly codes: readonly string[];
};

/** A row has the id of a product, then its codes. Lists take less space than objects, and the file has every product. */
type CodeFile = { readonly products: readonly (readonly string[])[] };

const CODE_LABELS = ['Model', 'Item number', 'GTIN'];

export type WithCodes = Pick<Product, 'id' | 'specifications'>;

export function toProductCodes({ id, specifications }: WithCodes): ProductCodes {
  const codes = CODE_LABELS.map((label) => specifications[label] ?? '').filter((code) => code !== '');
  return { id, codes: [...new Set(codes)] };
}

export function toCodeFile(products: readonly WithCodes[]): CodeFile {
  return {
    products: products.map((product) => {
      const { id, codes } = toProductCodes(product);
      return [id, ...codes];
    }),
  };
}

/** Returns `undefined` if the value is not such a file. */
export function parseCodeFile(file: unknown): readonly ProductCodes[] | undefined {
  if (!isRecord(file) || !isListOf(isListOf(isString))(file['products'])) return undefined;
  return file['products'].flatMap(([id, ...codes]) => (id === undefined ? [] : [{ id, codes }]));
}

export class CodeIndex {
  /** The ids of the products by each key, see `looseKey`. */
  readonly byLooseKey: ReadonlyMap<string, readonly string[]>;
  readonly #byExactKey: ReadonlyMap<string, readonly string[]>;
  readonly #codes: ReadonlyMap<string, readonly string[]>;

  constructor(products: readonly ProductCodes[]) {
    this.#codes = new Map(products.map(({ id, codes }) => [id, codes]));
    this.#byExactKey = idsByKey(products, (codes) => codes.map(exactKey));
    this.byLooseKey = idsByKey(products, looseKeys);
  }

  /** The products with this code, else those with a similar one, see `findLoosely`. */
  find(text: string): readonly string[] {
    const exact = this.findExact(text);
    return exact.length > 0 ? exact : this.findLoosely(text);
  }

  /** The products with this code. Repeated spaces and what `foldText` folds do not matter. */
  findExact(text: string): readonly string[] {
    return this.#byExactKey.get(exactKey(text)) ?? [];
  }

  /**
   * Like `findExact`, but spaces and punctuation other than plus signs do not matter either: `ds2cd2087g2lu`. Finds
   * nothing for a short text.
   */
  findLoosely(text: string): readonly string[] {
    // A spreadsheet writes the item number 91378365 as 9.14E+07 or 91,378,365 if it takes it for a number. Digits may be lost.
    if (looksLikeNumber(text) && !/^\d+$/.test(text)) return [];
    const key = looseKey(text);
    return key.length < MIN_LOOSE_LENGTH ? [] : (this.byLooseKey.get(key) ?? []);
  }

  /**
   * The code to write into an order list: one without a character that separates or quotes cells, else the SKU.
   * @param key the code with this key is preferred, see `looseKey`
   */
  codeOf(id: string, key?: string): string {
    const codes = this.#codes.get(id)?.filter((code) => !/[,;|\t"]/.test(code)) ?? [];
    return codes.find((code) => looseKey(code) === key) ?? codes[0] ?? id;
  }
}

export type CodeFinder = Pick<CodeIndex, 'find' | 'findExact' | 'findLoosely'>;

/** @param sought gets the key of each text that is looked up, see `looseKey` */
export function recording(index: CodeIndex, sought: Set<string>): CodeFinder {
  const noted = (find: (text: string) => readonly string[]) => (text: string) => {
    sought.add(looseKey(text));
    return find(text);
  };
  return {
    find: noted((text) => index.find(text)),
    findExact: noted((text) => index.findExact(text)),
    findLoosely: noted((text) => index.findLoosely(text)),
  };
}

/** With fewer letters and digits, a code without its punctuation could be that of another product. */
const MIN_LOOSE_LENGTH = 5;

function exactKey(text: string): string {
  return foldText(withoutTextMark(text.trim())).replace(/\s+/g, ' ').trim();
}

/** Spreadsheets keep a number as a text by writing `'02329` or `="02329"`. */
function withoutTextMark(text: string): string {
  return /^="(.*)"$/.exec(text)?.[1] ?? text.replace(/^'/, '');
}

/** Letters, digits and plus signs only: a `TCIV-6+` is not a `TCIV-6`. */
export function looseKey(text: string): string {
  return exactKey(text).replace(/[^\p{L}\p{N}+]/gu, '');
}

/** A text with a longer key is no code. */
const MAX_KEY_LENGTH = 100;

export const isKeyOfCode = (key: string): boolean => key !== '' && key.length <= MAX_KEY_LENGTH;

const looseKeys = (codes: readonly string[]): readonly string[] => codes.map(looseKey).filter(isKeyOfCode);

/** The keys under which a live shop finds a product, each once. */
export function codeKeys(product: WithCodes): readonly string[] {
  const { id, codes } = toProductCodes(product);
  return [...new Set(looseKeys([id, ...codes]))];
}

function idsByKey(
  products: readonly ProductCodes[],
  keysOf: (codes: readonly string[]) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const { id, codes } of products) {
    for (const key of new Set(keysOf([id, ...codes]))) {
      const known = ids.get(key);
      if (known) known.push(id);
      else ids.set(key, [id]);
    }
  }
  return ids;
}
