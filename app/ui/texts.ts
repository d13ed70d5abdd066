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
export const acceptedPayment = 'Accepted payment';

export const quantity = (itemName?: string) => `Quantity${ofItem(itemName)}`;
export const decreaseQuantity = (itemName?: string) => `Decrease quantity${ofItem(itemName)}`;
export const increaseQuantity = (itemName?: string) => `Increase quantity${ofItem(itemName)}`;

/** Below the field, if the typed text is no quantity. */
export const quantityProblem = (problem: string, quantity: number) =>
  `${problem}. The quantity is still ${quantity}.`;

function ofItem(itemName?: string): string {
  return itemName === undefined ? '' : ` of ${itemName}`;
}
