import { productCount } from '#app/texts/product.ts';

export const emptyCategoryDescription = (category: string) => `No products under ${category}.`;
export const moreIn = (category: string) => `More in ${category}`;

export const filters = 'Filters';
export const closeFilters = 'Close filters';
export const clearFilters = 'Clear Filters';
export const showProducts = (count: number) => `Show ${productCount(count)}`;

export const availability = 'Availability';
export const anyAvailability = 'All';
export const inStockOnly = (count: number) => `In Stock (${count})`;
export const brand = 'Brand';
export const brandWithCount = (brand: string, count: number) => `${brand} (${count})`;
/** What stands on the button, and its name. */
export const only = 'only';
export const onlyBrand = (brand: string) => `Only ${brand}`;
export const price = 'Price';
export const minimumPrice = 'Minimum price';
export const maximumPrice = 'Maximum price';
export const notWhole = 'Enter a whole number, like 250';
export const applyPrice = 'Apply';

export const quickFilters = 'Quick filters';
export const activeFilters = 'Active filters';
export const removeFilter = (label: string) => `Remove filter: ${label}`;
export const noBrands = 'No brands';
export const notBrand = (brand: string) => `Not ${brand}`;

/** As specified, of one too. */
export const showing = (count: number) => `Showing: ${count} products`;
/** The same, read out when it has changed. */
export const shown = (count: number) => `${productCount(count)} shown`;
export const sortBy = 'Sort by';
export const bestMatch = 'Best Match';
export const bestSelling = 'Best Selling';
export const priceLowToHigh = 'Price: Low to High';
export const priceHighToLow = 'Price: High to Low';
export const nameAToZ = 'Name: A-Z';
export const nameZToA = 'Name: Z-A';
export const gridView = 'Grid view';
export const listView = 'List view';
export const compactView = 'Compact view';

export const promoHeading = '4K cameras';
export const promoText = 'Four times the detail of Full HD: read a number plate where a face was a blur.';
export const promoLink = 'See 4K cameras';
