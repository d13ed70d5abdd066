import { INTERCOM, PLUG, SOLD_OUT } from './support/catalogue.ts';
import { expect, savedWishlist, test } from './support/shop.ts';

test('Add all to cart adds each available product once and can be undone', async ({ shop }) => {
  await shop.store('wishlist', savedWishlist([INTERCOM, SOLD_OUT, PLUG]));
  await shop.open('/wishlist');
  await shop.button('Add all to cart').click();
  await expect(shop.notice('2 products added to cart')).toBeVisible();
  await shop.expectCart(2, INTERCOM.price + PLUG.price);
  await shop.button('Add all to cart').click();
  await expect(shop.notice('Everything in stock is already in your cart')).toBeVisible();
  await shop.expectCart(2, INTERCOM.price + PLUG.price);
  await shop.undo.first().click();
  await shop.expectCart(0, 0);
});
