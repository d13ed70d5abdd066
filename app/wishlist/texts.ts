export { continueShopping, viewCart } from '#app/ui/texts.ts';

export const wishlistPage = 'Wishlist';
export const wishlistPageDescription =
  'The products you have saved in this browser, with their current prices and stock.';

export const loadingWishlist = 'Loading your wishlist…';
export const emptyHint = 'Press the heart on a product to save it here, in this browser.';
export const addAllToCart = 'Add all to cart';

export const productColumn = 'Product';
export const priceColumn = 'Unit Price';
export const stockColumn = 'Stock Status';
export const actionsColumn = 'Actions';

export const addProductToWishlist = (title: string) => `Add ${title} to wishlist`;
export const removeFromWishlist = (title: string) => `Remove ${title} from wishlist`;

export const addToWishlist = 'Add to Wishlist';
export const inWishlist = 'In Wishlist';

export const addedToWishlist = (title: string) => `${title} added to wishlist`;
export const removedFromWishlist = (title: string) => `${title} removed from wishlist`;
