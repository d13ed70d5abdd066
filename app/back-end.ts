import type { Trade } from './commerce/commerce.ts';
import { maintenanceCommerce } from './commerce/maintenance-commerce.ts';
import type { Products } from './products/products.ts';
import { checkout, contact } from '#app/shop-data.ts';

// The only module of a page that knows whether the shop is built for a back end. Others ask what the back end can do:
// `commerce.accounts`. Each answer is a constant, so a build leaves out the code of what it cannot.

const isLive: boolean = import.meta.env.LIVE === true;

/** There are pages to order and to sign in. Without a back end they answer with maintenance. */
export const hasCheckout: boolean = isLive || checkout === 'maintenance';
/** How the contact page takes a message. */
export const messages: typeof contact = isLive ? 'form' : contact;

export {
  /** Customers have an account, with their orders and addresses. */
  isLive as accounts,
  /** The newsletter is sent, without what an owner may promise to nobody. */
  isLive as newsletter,
  /** Orders are placed, at current prices. Samples and offers of the specification that nothing stands behind are left out. */
  isLive as orders,
  /** Products are looked up by the back end. Otherwise the browser reads files with all of them. */
  isLive as findsProducts,
};

/** What places orders. Most pages make no call, so the code for a back end is loaded with the first. */
export const commerce: Trade | (() => Promise<Trade>) = isLive
  ? async () => (await import('./commerce/live/live-commerce.ts')).browserCommerce
  : maintenanceCommerce;

/** Asks the shop for a quote; undefined if it makes none. */
export const loadAskForQuote = isLive
  ? async () => (await import('./account/ask-for-quote.tsx')).AskForQuote
  : undefined;

let loading: Promise<Products> | undefined;

/**
 * Whom every part of the shop asks about products. Most pages ask nothing, so the code is loaded with the first question.
 * @throws Error if it cannot be loaded; the next question tries again
 */
export function products(): Promise<Products> {
  loading ??= loadProducts().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const loadProducts = isLive
  ? async () => (await import('./products/http-products.ts')).httpProducts
  : async () => (await import('./products/static-products.ts')).staticProducts;
