import type { Figures } from '#app/figures/model/attribute.ts';
import { comparesSpecifications } from '#app/figures/model/columns-for.ts';
import { isShownAttribute } from '#app/figures/model/figure-table.ts';
import { fetchChecked } from '#app/lib/fetch-json.ts';
import { isBoolean, isListOf, isRecordOf, isString } from '#app/lib/type-guards.ts';
import { isCatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import { isProductTexts } from '#app/search/model/searched-product.ts';
import { CATALOGUE_PATH, TEXTS_PATH, WORDS_PATH } from './addresses.ts';
import type {
  CatalogueData,
  CatalogueSource,
  ListedAttribute,
  ListedCategories,
} from './catalogue-source.ts';

// The files from which the browser of a static shop answers questions about products.

const areStrings = isListOf(isString);

const isListedAttribute = (value: unknown): value is ListedAttribute =>
  isShownAttribute(value) && isRecordOf({ filtersIn: areStrings, comparesIn: areStrings })(value);

const hasCatalogueFields = isRecordOf<CatalogueData>({
  products: isListOf(isCatalogueProduct),
  attributes: isListOf(isListedAttribute),
  categories: isListOf(isRecordOf<CatalogueData['categories'][number]>({ slug: isString, title: isString })),
  listings: isListOf(
    isRecordOf<ListedCategories>({ slug: isString, categories: areStrings, isCombined: isBoolean }),
  ),
});

function isCatalogueData(value: unknown): value is CatalogueData {
  if (!hasCatalogueFields(value)) return false;
  // Without attributes to compare, other figures are specifications.
  const other = comparesSpecifications(value.attributes) ? 'set' : undefined;
  const kinds = new Map(value.attributes.map(({ id, kind }) => [id, kind]));
  const areOfTheirKinds = (figures: Figures) =>
    Object.entries(figures).every(([id, { kind }]) => kind === (kinds.get(id) ?? other));
  return value.products.every(({ figures }) => areOfTheirKinds(figures));
}

type Kept<T> = { readonly at: number; readonly value: Promise<T> };
/** By path. */
const kept = new Map<string, Kept<unknown>>();

/** What a browser has read, it reads again. For tests, which serve other files. */
export function forgetProductFiles(): void {
  kept.clear();
}

/** Loads a file once, and again when it is too old. Then the one before is better than none. */
function keptFile<T>(path: string, isValid: (value: unknown) => value is T, maxAge = Infinity): Promise<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each path has one guard
  const known = kept.get(path) as Kept<T> | undefined;
  if (known && Date.now() - known.at <= maxAge) return known.value;
  // Asks the host whether a cached copy is still current.
  const value = fetchChecked(path, isValid, { cache: 'no-cache' }).catch((error: unknown) => {
    if (known) kept.set(path, known);
    else kept.delete(path);
    if (known) return known.value;
    throw error;
  });
  kept.set(path, { at: Date.now(), value });
  return value;
}

export const productFiles: CatalogueSource = {
  catalogue: (maxAge) => keptFile(CATALOGUE_PATH, isCatalogueData, maxAge),
  texts: () => keptFile(TEXTS_PATH, isListOf(isProductTexts)),
  ...(HAS.plainWords && {
    async loadUnderstanding(figuresOf: (id: string) => Figures) {
      const { isWordList, PlainWordsSearch } = await import('#app/plain-words/plain-words-search.ts');
      return new PlainWordsSearch({ figuresOf, wordList: () => keptFile(WORDS_PATH, isWordList) });
    },
  }),
};
