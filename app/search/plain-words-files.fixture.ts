import type { Figures } from '#app/figures/model/attribute.ts';
import { KIND, WORD_LIST } from '#app/plain-words/model/plain-words.fixture.ts';
import { WORDS_PATH } from '#app/products/addresses.ts';
import type { SearchEntry } from './model/search.ts';
import { searchFilesOf } from './search-files.fixture.ts';

/** The figures of a product that state its kind. */
export const kind = (value: string): Figures => ({ kind: { kind: 'set', values: [value] } });

type EntryWithFigures = SearchEntry & { readonly statedFigures?: Figures };

/** All files that a build writes for a search in plain words, keyed by path. All products are in `cctv-systems`. */
export function plainWordsFilesOf(entries: readonly EntryWithFigures[]): Record<string, unknown> {
  const products = entries.map(({ statedFigures = {}, ...entry }) =>
    Object.assign(entry, { figures: statedFigures }),
  );
  return { ...searchFilesOf(products, { attributes: [KIND] }), [WORDS_PATH]: WORD_LIST };
}
