import { type Figures, toShownAttribute } from '#app/figures/model/attribute.ts';
import { figureTablePath, toFigureTable } from '#app/figures/model/figure-table.ts';
import { KIND, WORD_LIST } from '#app/plain-words/model/plain-words.fixture.ts';
import { WORD_LIST_PATH } from '#app/plain-words/model/vocabulary.ts';
import type { SearchEntry } from './model/search.ts';
import { searchFilesOf } from './search-files.fixture.ts';

/** The figures of a product that state its kind. */
export const kind = (value: string): Figures => ({ kind: { kind: 'set', values: [value] } });

type EntryWithFigures = SearchEntry & { readonly statedFigures?: Figures };

/** All files that a build writes for a search in plain words, keyed by path. All products are in `cctv-systems`. */
export function plainWordsFilesOf(entries: readonly EntryWithFigures[]): Record<string, unknown> {
  const products = entries.map(({ id, statedFigures = {} }) => ({ id, figures: statedFigures }));
  return {
    ...searchFilesOf(entries),
    [WORD_LIST_PATH]: WORD_LIST,
    [figureTablePath('cctv-systems')]: toFigureTable([toShownAttribute(KIND)], products),
  };
}
