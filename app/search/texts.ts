export { clear, undo } from '#app/ui/texts.ts';

export const searchPage = 'Search';
export const searchPageDescription =
  'Search all products by name, brand, model or any value of their specifications.';
export const resultsHeading = 'Search Results';

export const searchProducts = 'Search products';
export const searchPlaceholder = 'Search by product, brand, model or specification';
export const submitSearch = 'Search';
export const suggestionScope = 'Products, categories and brands';
export const suggestions = 'Suggestions';
export const categoryKind = 'Category';
export const brandKind = 'Brand';
export const recentSearches = 'Recent searches';
export const recentSearchesCleared = 'Recent searches cleared';
