export const livePrivacyDescription =
  'What you send to the shop when you look at your cart, place an order, use an account or write to us, what we keep of it, and what stays in your own browser.';

export const helpHeading = 'Ask a person';
export const supportOpen = (hours: string) => `Support is open ${hours}.`;
export const email = 'Email';
export const allContactDetails = 'All contact details';

export const contentsHeading = 'On this page';

export const aboutTitle = 'About Us';
export const aboutDescription = (shop: string) =>
  `${shop} is a distributor of professional security and communication equipment: who we are, what we stand for, and what we know about.`;
export const productsFigure = 'products with full specifications';
export const makersFigure = 'makers';
export const rangesFigure = 'ranges';
export const warrantyFigure = 'months’ minimum warranty';

export const privacyTitle = 'Privacy Policy';
export const privacyDescription =
  'The shop keeps your cart, your wishlist and what you last viewed and searched for in your own browser, sets no cookies, keeps its measurements in the page and sends us nothing about you.';
export const storedDataCaption = 'What is kept in your browser, and for how long';

export const shippingTitle = 'Shipping & Return Policy';
export const shippingDescription = (processingDays: string, returnDays: number) =>
  `Orders leave in ${processingDays} business days and can be returned within ${returnDays} days of delivery: processing, shipping, returns, refunds and warranty in one place.`;
export const timesCaption = 'Times and periods';

export const termsTitle = 'Terms of Service';
export const termsDescription = (shop: string) =>
  `The terms under which ${shop} sells: orders, prices and tax, accepted payment, shipping, warranty, proper use and liability.`;
