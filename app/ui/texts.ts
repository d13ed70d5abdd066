import { formatNumber } from '#app/lib/format-number.ts';

// Texts that several modules re-export.

export const allFieldsRequired = 'All fields are required.';
export const browseAllCategories = 'Browse all categories';
export const clear = 'Clear';
export const continueShopping = 'Continue Shopping';
export const emailAddress = 'Email Address';
export const firstName = 'First Name';
export const lastName = 'Last Name';
export const notStated = 'Not stated';
export const reloadPage = 'Reload the page';
export const offlineUse = 'Offline Use';
export const retry = 'Retry';
export const requiredUnlessOptional = 'All fields are required unless marked optional.';
export const returnToHome = 'Return to Home';
export const undo = 'Undo';

// The words of the specification for what is wrong with a field.
export const numericValue = 'Please enter a numeric value';
export const positiveNumber = 'Please enter a positive number';
export const atLeastCharacters = (count: number) => `Please enter at least ${formatNumber(count)} characters`;
export const atMostCharacters = (count: number) =>
  `Please enter no more than ${formatNumber(count)} characters`;

export const viewCart = 'View cart';

export const ERRORS = {
  PRODUCT_NOT_FOUND: {
    title: 'Product Not Found',
    text: 'The product you are looking for does not exist or has been removed.',
  },
  CART_EMPTY: {
    title: 'Your cart is empty',
    text: "Looks like you haven't added any products to your cart yet.",
  },
  CHECKOUT_CART_EMPTY: { title: 'Your Cart is Empty' },
  WISHLIST_EMPTY: { title: 'Your wishlist is empty' },
  NO_MATCHES: { title: 'No Products Found', text: 'Please try changing the filters and try again.' },
  PAGE_NOT_FOUND: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the address may contain a typing error. The search at the top of the page finds products by name, brand, model or specification.',
  },
} as const;

export const breadcrumb = 'Breadcrumb';
export const home = 'Home';
export const previous = 'Previous';
export const next = 'Next';
export const loading = 'Loading…';
export const dismissNotice = 'Dismiss';
export const fieldsNeedAttention = 'Some fields need your attention:';
export const showPassword = 'Show';
export const hidePassword = 'Hide';
export const copyByHand = 'The browser did not allow copying. Copy this text with the keyboard:';
export const storageUnavailable =
  'This browser does not store data for the shop: your cart, wishlist, comparison and lists last only until you close the page.';
export const preparingPdf = 'Preparing…';
export const pdfFailed = 'The PDF could not be created. Check your connection, then try again.';
export const acceptedPayment = 'Accepted payment';

export const quantity = (itemName?: string) => `Quantity${ofItem(itemName)}`;
export const decreaseQuantity = (itemName?: string) => `Decrease quantity${ofItem(itemName)}`;
export const increaseQuantity = (itemName?: string) => `Increase quantity${ofItem(itemName)}`;

export const newQuantity = (quantity: number, itemName?: string) =>
  `Quantity${ofItem(itemName)}: ${quantity}`;

/** Below the field, if the typed text is no quantity. */
export const quantityProblem = (problem: string, quantity: number) =>
  `${problem}. The quantity is still ${formatNumber(quantity)}.`;

function ofItem(itemName?: string): string {
  return itemName === undefined ? '' : ` of ${itemName}`;
}
