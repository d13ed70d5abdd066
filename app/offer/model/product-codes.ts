import { foldText } from '#app/lib/normalize-text.ts';
import type { Product } from './product.ts';
import { looksLikeNumber } from '#app/lib/order-quantity.ts';
import { isListOf, isRecordOf, isString } from '#app/lib/type-guards.ts';
import { type CatalogueProduct, namingSpecifications } from './catalogue-product.ts';

/** What a list may call a product. */
export type ProductCodes = Pick<Product, 'id' | 'brand' | 'title'> & {
  readonly codes: readonly string[];
};

export type WithCodes = Pick<Product, 'id' | 'brand' | 'title' | 'specifications'>;

export function toProductCodes({
  id,
  brand,
  title,
  model = '',
  itemNumber = '',
  gtin = '',
}: Pick<CatalogueProduct, 'id' | 'brand' | 'title' | 'model' | 'itemNumber' | 'gtin'>): ProductCodes {
  return { id, brand, title, codes: [...new Set([model, itemNumber, gtin])].filter((code) => code !== '') };
}

/** Checks what a live shop answers. */
export const isProductCodes = isRecordOf<ProductCodes>({
  id: isString,
  brand: isString,
  title: isString,
  codes: isListOf(isString),
});

/** The title, and the model behind the brand, of which buyers often write the first word: `Motorola SLR 5700`. */
function namesOf({ brand, title, codes: [model] }: ProductCodes): readonly string[] {
  const makers = brand === '' || model === undefined ? [] : [brand, ...brand.split(' ').slice(0, 1)];
  return [title, ...makers.map((maker) => `${maker} ${model}`)];
}

export class CodeIndex {
  /** The ids of the products by each key, see `looseKey`. */
  readonly byLooseKey: ReadonlyMap<string, readonly string[]>;
  readonly #byExactKey: ReadonlyMap<string, readonly string[]>;
  readonly #codes: ReadonlyMap<string, readonly string[]>;

  constructor(products: readonly ProductCodes[]) {
    this.#codes = new Map(products.map(({ id, codes }) => [id, codes]));
    this.#byExactKey = idsByKey(products, (codes) => codes.map(exactKey).filter((key) => key !== ''));
    this.byLooseKey = idsByKey(products, looseKeys);
  }

  /** Whether this is a code of a product, and not only its title or brand and model. */
  isCode(text: string): boolean {
    const key = looseKey(text);
    return this.find(text).some((id) => looseKeys([id, ...(this.#codes.get(id) ?? [])]).includes(key));
  }

  /** The products with this code or name, else those with a similar one, see `findLoosely`. */
  find(text: string): readonly string[] {
    const exact = this.findExact(text);
    return exact.length > 0 ? exact : this.findLoosely(text);
  }

  /** The products with this code or name. Repeated spaces and what `foldText` folds do not matter. */
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

export type CodeFinder = Pick<CodeIndex, 'isCode' | 'find' | 'findExact' | 'findLoosely'>;

/** An index that is asked for something else than what is written. */
export function translating(index: CodeFinder, translate: (written: string) => string): CodeFinder {
  return {
    isCode: (text) => index.isCode(translate(text)),
    find: (text) => index.find(translate(text)),
    findExact: (text) => index.findExact(translate(text)),
    findLoosely: (text) => index.findLoosely(translate(text)),
  };
}

/** @param sought gets the key of each text that is looked up, see `looseKey` */
export function recording(index: CodeIndex, sought: Set<string>): CodeFinder {
  return translating(index, (text) => {
    sought.add(looseKey(text));
    return text;
  });
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
  return [...new Set(looseKeys(textsOf(toProductCodes({ ...product, ...namingSpecifications(product) }))))];
}

function textsOf(product: ProductCodes): readonly string[] {
  return [product.id, ...product.codes, ...namesOf(product)];
}

function idsByKey(
  products: readonly ProductCodes[],
  keysOf: (codes: readonly string[]) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const product of products) {
    for (const key of new Set(keysOf(textsOf(product)))) {
      const known = ids.get(key);
      if (known) known.push(product.id);
      else ids.set(key, [product.id]);
    }
  }
  return ids;
}
