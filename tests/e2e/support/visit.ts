import { INTERCOM, MARINE_CAMERA, SOLD_OUT } from './catalogue.ts';
import { savedCart, savedLine, savedWishlist, type Shop } from './shop.ts';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };
/** Every control of a category, and not every product of it. */
export const FEW_PRODUCTS = '/category/cctv-systems?brand=Axis';

/** Something in the cart and in the wishlist, from the first page on. */
export async function fill(shop: Shop): Promise<void> {
  await shop.keep('cart', savedCart([savedLine(INTERCOM, 2), savedLine(MARINE_CAMERA, 2)]));
  await shop.keep('wishlist', savedWishlist([INTERCOM, SOLD_OUT]));
}

/** A page that comes to rest at once. */
export async function openAtRest(shop: Shop, path: string): Promise<void> {
  await shop.page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open(path);
}
