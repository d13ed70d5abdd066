export { returnToHome } from './common.ts';

export const searchPage = 'Search';
export const searchPageDescription =
  'Search all products by name, brand, model or any value of their specifications.';
/** Turkish by specification. */
export const resultsHeading = 'Arama Sonuçları';
export const emptyQueryPrompt = 'Enter a search term to find products';
export const resultCount = (count: number, query: string) =>
  `${count} ${count === 1 ? 'result' : 'results'} for "${query.trim()}"`;
export const searching = 'Searching…';

export const searchProducts = 'Search products';
export const searchPlaceholder = 'Search by product, brand, model or specification';
export const submitSearch = 'Search';
export const suggestionScope = 'Products, categories and brands';
export const suggestions = 'Suggestions';
export const categoryKind = 'Category';
export const brandKind = 'Brand';

export const noMatchesHint =
  'Check the spelling, use fewer or more general words, or search for a brand, a model or a value such as IP66.';
// A question around links to search terms: “Did you mean Axis or Axon?”
export const didYouMean = 'Did you mean ';
export const orTerm = ' or ';
export const didYouMeanEnd = '?';
/** The heading of products that contain all words of the query, but not the query itself. */
export const withAllWords = 'Products with all of these words';
