import type { Commerce } from './commerce/commerce.ts';
import { maintenanceCommerce } from './commerce/maintenance-commerce.ts';
import { checkout, contact } from '#app/shop-data.ts';

// The only module of a page that knows whether the shop is built for a back end. Others ask what the back end can do:
// `commerce.accounts`. Each answer is a constant, so a build leaves out the code of what it cannot.

const isLive: boolean = import.meta.env.LIVE === true;

/** There are pages to order and to sign in. Without a back end they answer with maintenance. */
export const hasCheckout: boolean = isLive || checkout === 'maintenance';
/** A cart can become a quote. */
export const quotes: boolean = isLive || checkout !== 'none';
/** How the contact page takes a message. */
export const messages: typeof contact = isLive ? 'form' : contact;

export {
  /** Customers have an account, with their orders and addresses. */
  isLive as accounts,
  /** The newsletter is sent, without what an owner may promise to nobody. */
  isLive as newsletter,
  /** Orders are placed, at current prices. Samples and offers of the specification that nothing stands behind are left out. */
  isLive as orders,
};

/** What places orders. Most pages make no call, so the code for a back end is loaded with the first. */
export const commerce: Commerce | (() => Promise<Commerce>) = isLive
  ? async () => (await import('./commerce/live/live-commerce.ts')).browserCommerce
  : maintenanceCommerce;
