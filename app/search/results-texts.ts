import { formatNumber } from '#app/lib/format-number.ts';
import { shortened } from '#app/lib/shortened.ts';
import { productCount } from '#app/product/texts.ts';
import { currencyName, searchExample } from '#app/shop-data.ts';
import { MOST_FOUND } from './model/search-answer.ts';

export { returnToHome } from '#app/ui/texts.ts';

export const emptyQueryPrompt = 'Enter a search term to find products';
export const resultCount = (count: number, query: string) =>
  `${formatNumber(count)} ${count === 1 ? 'result' : 'results'} for "${shortened(query.trim())}"`;
const OTHERWISE = {
  'folded text': 'with other accents, dashes or spaces than typed',
  sku: 'with this SKU',
  singular: 'with these words in the singular',
};
/** What was found in another form, or by its SKU. */
export const foundOtherwise = (count: number, match: keyof typeof OTHERWISE) =>
  `${productCount(count)} ${OTHERWISE[match]}`;
export const allResults = (count: number) => `Show all ${formatNumber(count)} results`;
export const mostFound = `${formatNumber(MOST_FOUND)} products or more. These are the best matches; add a word to narrow the search.`;
export const searching = 'Searching…';
export const searchFailed = 'The search failed. Check your connection and try again.';
export const retrySearch = 'Retry';

const SEARCHED =
  searchExample === undefined ? 'a brand or a model' : `a brand, a model or a value such as ${searchExample}`;
export const noMatchesHint = `Check the spelling, use fewer or more general words, or search for ${SEARCHED}.`;
// A question around links to search terms: “Did you mean Axis or Axon?”
export const didYouMean = 'Did you mean ';
export const orTerm = ' or ';
export const didYouMeanEnd = '?';
export const suggestedTerm = shortened;
export const withAllWords = 'Products with all of these words';

export const understoodAs = 'Understood as';
export const conditions = 'Conditions';
export const removeCondition = (label: string) => `Remove: ${label}`;
export const showUnderstood = (count: number, conditionCount: number) =>
  `Show ${productCount(count)} that ${count === 1 ? 'meets' : 'meet'} ${conditionCount === 1 ? 'this' : 'all of these'}`;
export const literalBelow = 'Listed below: every product that mentions these words.';
export const cheapestFirst = 'The cheapest comes first.';
export const showLiteral = (count: number) => `Show ${count} exact ${count === 1 ? 'match' : 'matches'}`;
export const perhapsMeant = (summary: string) => `Perhaps you mean ${summary}.`;
export const noneMeets = 'No product meets all of these conditions.';
/** `We sell no PoE switches and no hard drives.` */
export const notSold = (names: readonly string[]) => `We sell no ${names.join(' and no ')}.`;

export const notUnderstood = (words: readonly string[]) =>
  `Not understood, or not found with the rest: ${listed(words)}.`;
export const modelInQuery = (word: string) => `“${shortened(word)}” is one of our products: `;
export const sentenceEnd = '.';
export const seeWorksWith = 'See what works with it';
/** Read out after `seeWorksWith`, because there can be several such links. */
export const worksWithTitle = (title: string) => `: ${title}`;
export const otherCurrencies = (amounts: readonly string[]) =>
  `Our prices are in ${currencyName}, so this was not used: ${listed(amounts)}.`;

const MAX_LISTED_PARTS = 8;

/** Names the first parts of a query and counts the others. */
function listed(parts: readonly string[]): string {
  const others = parts.length - MAX_LISTED_PARTS;
  const named = parts.slice(0, MAX_LISTED_PARTS).map(shortened).join(', ');
  return `${named}${others > 0 ? ` and ${others} more` : ''}`;
}

export const unreadWords = (count: number) =>
  `The search is too long. Its last ${count === 1 ? 'word was' : `${count} words were`} not used.`;

/** Before links that say what to leave out. */
export const onlyOffer = 'There are products if you leave something out:';
export const relaxationHint = (isOneEnough: boolean) =>
  isOneEnough ? 'Leave out one of these to see products.' : 'Leave out several of these to see products.';
const MAX_LEFT_OUT = 3;

/** @param found what was counted: `18 cameras`. They are `isUnstated` if they do not state what the dropped conditions ask for */
export function without(
  labels: readonly string[],
  found: string,
  count: number,
  isUnstated: boolean,
): string {
  const names =
    labels.length > MAX_LEFT_OUT
      ? `“${labels.slice(0, MAX_LEFT_OUT).map(shortened).join(', ')} …”`
      : labels.map((label) => `“${shortened(label)}”`).join(' and ');
  const unstated = count === 1 ? ', which does not state it' : ', which do not state it';
  return `Without ${names}: ${found}${isUnstated ? unstated : ''}`;
}
export const understandingFailed =
  'We could not look up what these words mean. Check your connection and try again.';
