export const searchPage = 'Search';
export const searchPageDescription =
  'Search all products by name, brand, model or any value of their specifications.';
/** In Turkish, as specified. */
export const resultsHeading = 'Arama Sonuçları';
export const prompt = 'Enter a search term to find products';
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
/** Around the terms that may have been meant: “Did you mean Axis or Axon?” */
export const didYouMean = 'Did you mean ';
export const orTerm = ' or ';
export const didYouMeanEnd = '?';
/** Over products where the query as a whole finds none. */
export const withAllWords = 'Products with all of these words';
export const returnToHome = 'Return to Home';
