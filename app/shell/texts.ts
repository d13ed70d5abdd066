import { addsTax, currencyName, pricesIncludeTax, taxName, taxPercent } from '#app/shop-data.ts';

export const emailLabel = 'Newsletter email';
export const emailExample = 'you@company.com';
export const subscriptionUncertain =
  'Our service does not answer at the moment. Please try again in a few minutes.';
export const subscribe = 'Subscribe';
/** The same whether or not the address is subscribed already. */
export const confirmByMail = 'Almost done: we have sent you an email. Open its link to confirm your address.';

export { itemNoun, quickOrder, removeFromCart, yourLists } from '#app/cart/texts.ts';
export { browseAllCategories, offlineUse, reloadPage, returnToHome, viewCart } from '#app/ui/texts.ts';

export const skipToContent = 'Skip to content';

export const home = 'Home';
export const catalog = 'Catalog';
export const newBadge = 'New';
export const categories = 'Categories';
export const allCategories = 'All Categories';
export const signIn = 'Sign in';
/** Shown only by a shop with a back end. */
export const myAccount = 'My account';
export const register = 'Register';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const menu = 'Menu';

export const logoName = (shop: string) => `${shop}, home`;
export const wishlist = 'Wishlist';
export const cart = 'Cart';
export const cartPanel = 'Shopping cart';
export const cartTotal = addsTax ? 'Total before shipping and tax' : 'Total before shipping';
export const checkout = 'Checkout';

/** In place of the owner's text, which may offer what nobody can redeem. */
export const liveNewsletterText = 'New products and news, by email. You can unsubscribe at any time.';
export const information = 'Information';
export const aboutUs = 'About Us';
export const contactUs = 'Contact Us';
export const privacyPolicy = 'Privacy Policy';
export const termsOfService = 'Terms of Service';
export const customerService = 'Customer Service';
export const shippingAndReturns = 'Shipping & Returns';
export const faq = 'FAQ';
export const tools = 'Tools';
export const systemPlanner = 'System Planner';
export const systemCheck = 'System Check';
export const yourCart = 'Your Cart';
export const yourWishlist = 'Your Wishlist';
export const featured = 'Featured';
const taxNote = () =>
  pricesIncludeTax ? `, ${taxPercent}% ${taxName} included` : `, ${taxName} not included`;
export const copyright = (year: number, shop: string) =>
  `Copyright ${year} ${shop}. Prices in ${currencyName}${taxPercent === 0 ? '' : taxNote()}.`;
export const keyboardShortcuts = 'Keyboard shortcuts';
export const shortcutsFailed = 'The list of shortcuts could not be loaded. Please try again.';
export const socialMedia = 'Social media';

export const pageNotFoundDescription = 'There is no page at this address.';
export const contactShop = 'Contact us';

export const unexpectedError = 'Unexpected Application Error!';
export const unexpectedErrorPageTitle = (shop: string) => `${unexpectedError} | ${shop}`;
export const unexpectedErrorText =
  'Something went wrong on this page. Your cart and your wishlist are safe. Reloading the page usually helps.';
/** Links to the page that says what opens without a connection. */
export const whatIsKept = 'What is kept';
export const offline = 'No connection. This page stays open: please try again once you are online.';
export const slow =
  'The shop has not answered yet. The page opens as soon as it does, and this one stays open until then.';
/** Followed by a link that reloads the page. */
export const scriptsFailed =
  'Part of this page could not be loaded. Its buttons do not work, and those that you have pressed had no effect.';
