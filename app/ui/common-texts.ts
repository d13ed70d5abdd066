// Texts that several modules re-export.

export const allFieldsRequired = 'All fields are required.';
export const browseAllCategories = 'Browse all categories';
export const clear = 'Clear';
export const continueShopping = 'Continue Shopping';
export const emailAddress = 'Email Address';
export const firstName = 'First Name';
export const lastName = 'Last Name';
export const reloadPage = 'Reload the page';
export const offlineUse = 'Offline Use';
export const retry = 'Retry';
export const requiredUnlessOptional = 'All fields are required unless marked optional.';
export const returnToHome = 'Return to Home';
export const undo = 'Undo';
export const viewCart = 'View cart';
