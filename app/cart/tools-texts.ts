// The texts of the cart page's tools. Those of their dialogs are loaded on demand.

export const cartTools = 'Keep or share this cart';
export const shareCart = 'Share cart';
export const downloadCart = 'Download cart (CSV)';
export const notLoaded = 'This could not be loaded. Please check your connection and try again.';
