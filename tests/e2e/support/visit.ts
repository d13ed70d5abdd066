import { INTERCOM, MARINE_CAMERA, SOLD_OUT } from './catalogue.ts';
import { savedCart, savedLine, savedWishlist, type Shop } from './shop.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
/** A listing that has every control, but only a few products. */
export const SHORT_LISTING = '/category/cctv-systems?brand=Axis';

export async function fillCartAndWishlist(shop: Shop): Promise<void> {
  await shop.store('cart', savedCart([savedLine(INTERCOM, 2), savedLine(MARINE_CAMERA, 2)]));
  await shop.store('wishlist', savedWishlist([INTERCOM, SOLD_OUT]));
}

/** Opens a page with animations turned off. */
export async function openWithoutMotion(shop: Shop, path: string): Promise<void> {
  await shop.page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open(path);
}
