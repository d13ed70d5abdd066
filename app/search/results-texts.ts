import { formatNumber } from '#app/lib/format-number.ts';
import { shortened } from '#app/lib/shortened.ts';
import { productCount } from '#app/product/texts.ts';
import { currencyName, searchExample } from '#app/shop-data.ts';
import { MOST_FOUND } from './model/search-answer.ts';

export { returnToHome } from '#app/ui/texts.ts';

export const emptyQueryPrompt = 'Enter a search term to find products';
export const resultCount = (count: number, query: string) =>
  `${count} ${count === 1 ? 'result' : 'results'} for "${shortened(query.trim())}"`;
export const mostFound = `There are ${formatNumber(MOST_FOUND)} or more. The best of them are listed; more words in the search leave fewer.`;
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
export const literalBelow = 'The results below contain the words as written, whatever they mean there.';
export const cheapestFirst = 'The cheapest comes first.';
export const showLiteral = (count: number) => `Show ${count} exact ${count === 1 ? 'match' : 'matches'}`;
export const alsoUnderstood = (labels: readonly string[], count: number) =>
  `Understood as ${labels.join(', ')}: ${productCount(count)}`;
/** Shown when the products that meet the conditions are listed in place of the literal results. */
export function understoodCount(count: number, hasLiteralResults: boolean): string {
  if (count === 0) return 'No product meets all of these conditions.';
  const match = `${productCount(count)} ${count === 1 ? 'matches' : 'match'}`;
  return hasLiteralResults
    ? `${match} what the words mean.`
    : `No product contains these words as written. ${match} what they mean.`;
}

export const notUnderstood = (words: readonly string[]) => `Not understood: ${listed(words)}.`;
export const modelInQuery = (word: string) => `“${shortened(word)}” is a product, not a condition: `;
export const sentenceEnd = '.';
export const seeWorksWith = 'See what works with it';
/** Read out after `seeWorksWith`, because there can be several such links. */
export const worksWithTitle = (title: string) => `: ${title}`;
export const otherCurrencies = (amounts: readonly string[]) =>
  `Prices are in ${currencyName}, so this was not used: ${listed(amounts)}.`;

const MAX_LISTED_PARTS = 8;

/** Names the first parts of a query and counts the others. */
function listed(parts: readonly string[]): string {
  const others = parts.length - MAX_LISTED_PARTS;
  const named = parts.slice(0, MAX_LISTED_PARTS).map(shortened).join(', ');
  return `${named}${others > 0 ? ` and ${others} more` : ''}`;
}

export const unreadWords = (count: number) =>
  `The query is too long. Its last ${count === 1 ? 'word was' : `${count} words were`} not read.`;

/** Before buttons that say what to drop. */
export const relaxationHint = (isOneEnough: boolean) =>
  isOneEnough ? 'Drop one of them to see products.' : 'Drop several of them to see products.';
/** @param isUnstated true if the counted products do not state what the dropped conditions ask for */
export function without(labels: readonly string[], count: number, isUnstated: boolean): string {
  const names = labels.map((label) => `“${label}”`).join(' and ');
  const unstated = count === 1 ? ', which does not state it' : ', which do not state it';
  return `Without ${names}: ${productCount(count)}${isUnstated ? unstated : ''}`;
}
export const understandingFailed =
  'The meaning of the words could not be looked up. Check your connection and try again.';
