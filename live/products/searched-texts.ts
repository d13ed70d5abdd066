// How texts are kept so that PostgreSQL finds in them what the shop's rules find. Folded texts have no white space but single spaces,
// so the other kinds of it can separate and mark.
import { foldText } from '../../app/lib/normalize-text.ts';
import type { Product } from '../../app/product/model/product.ts';
import { searchTerm } from '../../app/search/model/search.ts';

/** Between title, brand, specifications and description, in the order of `matchRank`. */
const PART = '\n';
const VALUE = '\t';

/** @returns the texts, and the places of the characters between those of one rank and of the next */
export function searchedTexts({ title, brand, specifications, description }: Product): {
  readonly texts: string;
  readonly ends: readonly number[];
} {
  const [first, second, fourth] = [title, brand, description].map((text) => searchable(foldText(text)));
  const third = Object.values(specifications).map((text) => searchable(foldText(text)));
  const parts = [first, second, third.join(VALUE), fourth];
  const ends = [1, 2, 3].map((count) => parts.slice(0, count).join(PART).length + 1);
  return { texts: parts.join(PART), ends };
}

/** The rank of a match as `matchRank` has it, in SQL. `part` is a parameter with `searchedPart`. */
export const rankInSql = (part: string): string => `width_bucket(strpos(texts, ${part}), ends)`;

/** What `searchedTexts` contain if a query is found in them; undefined for a blank query. */
export function searchedPart(query: string): string | undefined {
  const term = searchTerm(query);
  // Whether a word starts before the first character depends on the text.
  return term === '' ? undefined : searchable(term).replace(WORD_START, '');
}

/** A pattern for LIKE that finds a part wherever it stands. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const WORD_START = '\f';

/**
 * Marks where words start, as in `matchWords`, and writes characters that are not ASCII in ASCII: indexes of `pg_trgm` have no others
 * in a database with the locale C.
 */
function searchable(folded: string): string {
  return folded
    .replace(/(?<![\p{L}\p{M}\p{N}])(?=.)/gsu, WORD_START)
    .replace(/[^\0-\x7F]/gu, (character) => `\v${character.codePointAt(0)?.toString(16)}`);
}
