// How texts are kept so that PostgreSQL finds in them what the shop's rules find. Folded texts have no white space but single spaces,
// so the other kinds of it can separate and mark.
import { MAX_HIGHLIGHTS } from '../../app/catalogue/projections.server.ts';
import { foldText } from '../../app/lib/normalize-text.ts';
import type { Product } from '../../app/offer/model/product.ts';
import { lowered, searchTerm, writtenForm } from '../../app/search/model/search.ts';
import type { Sql } from './queries.ts';

/** Between title, brand, specifications and description, in the order of `matchRank`. */
const PART = '\n';
const VALUE = '\t';

/**
 * - `texts`: of all ranks of `matchRank`,
 * - `ends`: the places of the characters between the texts of one rank and of the next,
 * - `names`: title and brand,
 * - `highlights`: those that cards show, which only a search in plain words reads,
 * - `written`: all but the highlights, in lower case; null if folding changes nothing else.
 */
export function searchedTexts({ title, brand, specifications, description, highlights }: Product) {
  const fields = [title, brand, ...Object.values(specifications), description];
  const written = fields.map(lowered).join(FIELD);
  const parts = [all([title]), all([brand]), all(Object.values(specifications)), all([description])];
  return {
    texts: parts.join(PART),
    ends: [1, 2, 3].map((count) => parts.slice(0, count).join(PART).length + 1),
    names: parts.slice(0, 2).join(PART),
    highlights: all(highlights.slice(0, MAX_HIGHLIGHTS)),
    written: written === fields.map(foldText).join(FIELD) ? null : written,
  };
}

/** No text has this character. */
const FIELD = '\uFFFF';

/** Whether texts contain a query as written, if they contain its folded form. */
export const asWritten =
  (query: string): Sql =>
  (parameter) => {
    const isFolded = writtenForm(query) === searchTerm(query);
    return `${isFolded ? 'written IS NULL OR ' : ''}strpos(written, ${parameter(writtenForm(query))}) > 0`;
  };

const all = (texts: readonly string[]): string => texts.map((text) => searchable(foldText(text))).join(VALUE);

/** The rank of a match in `texts` or `names` as `matchRank` has it, in SQL. `part` is a parameter with `searchedPart`. */
export const rankInSql = (column: string, part: string): string =>
  `width_bucket(strpos(${column}, ${part}), ends)`;

/** That of a match in the description. */
export const LAST_RANK = 3;

/** Up to this number of products, texts are read without an index. */
const READABLE = 20_000;

/**
 * What `searchedTexts` contain if a query is found in them; undefined if none is. If there are too many products to read, a query
 * that is too short for the index is found where words start with it.
 */
export function searchedPart(query: string, productCount: number): string | undefined {
  const term = searchTerm(query);
  if (term === '') return undefined;
  const part = partOf(term);
  if (productCount <= READABLE || hasTrigram(part)) return part;
  return hasTrigram(WORD_START + part) ? WORD_START + part : undefined;
}

/** Whether `pg_trgm` uses its index for a pattern for LIKE: it has three letters, or fewer at the start or end of a word. */
const hasTrigram = (part: string): boolean => /[a-z\d]{3}|[^a-z\d][a-z\d]|[a-z\d]{2}[^a-z\d]/i.test(part);

// Whether a word starts before the first character depends on the text.
const partOf = (folded: string): string => searchable(folded).replace(WORD_START, '');

/** A pattern for LIKE that finds a part wherever it stands. */
export const containing = (part: string): string => `%${part.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** A pattern that finds a folded text where a word starts, as `matchWords` does. */
export const startingWord = (folded: string): string => containing(WORD_START + partOf(folded));

/** A regular expression that finds a folded word where a model or a part of one starts, see `modelsInQuery`. */
export function startingModel(folded: string): string {
  const part = partOf(folded).replace(/[\^$.*+?()[\]{}|\\-]/g, String.raw`\$&`);
  return String.raw`(^|[\s,;()-])\f?${part}`;
}

const WORD_START = '\f';

/**
 * Marks where words start, as in `matchWords`, and writes characters that are not ASCII in capital letters, which folded texts do not
 * have: indexes of `pg_trgm` know no others in a database with the locale C.
 */
function searchable(folded: string): string {
  return folded.replace(/(?<![\p{L}\p{M}\p{N}])(?=.)/gsu, WORD_START).replace(/[^\0-\x7F]/gu, (character) => {
    const digits = Array.from(character.codePointAt(0)?.toString(16) ?? '');
    return `Z${digits.map((digit) => LETTERS[Number.parseInt(digit, 16)]).join('')}Y`;
  });
}

const LETTERS = 'ABCDEFGHIJKLMNOP';
