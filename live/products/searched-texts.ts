// How texts are kept so that PostgreSQL finds in them what the shop's rules find. Folded texts have no white space but single spaces,
// so the other kinds of it can separate and mark.
import { foldText } from '../../app/lib/normalize-text.ts';
import type { Product } from '../../app/product/model/product.ts';
import { searchTerm } from '../../app/search/model/search.ts';

const PART = '\n';
const VALUE = '\t';

/** Title, brand, specifications and description, in the order of `matchRank`. */
export function searchedTexts({ title, brand, specifications, description }: Product): string {
  const parts = [title, brand, ...Object.values(specifications), description].map((text) =>
    searchable(foldText(text)),
  );
  const [first = '', second = '', ...others] = parts;
  return [first, second, others.slice(0, -1).join(VALUE), others.at(-1)].join(PART);
}

/** The part of `searchedTexts` that has the rank of `matchRank`, as an expression in SQL. */
export const partWithRank = (rank: number): string => `split_part(texts, E'\\n', ${rank + 1})`;

/** A pattern for LIKE that finds a query in `searchedTexts` wherever it stands; undefined for a blank query. */
export function patternFor(query: string): string | undefined {
  const term = searchTerm(query);
  // Whether a word starts before the first character depends on the text.
  return term === ''
    ? undefined
    : `%${searchable(term)
        .replace(WORD_START, '')
        .replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

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
