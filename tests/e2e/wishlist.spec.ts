import { INTERCOM, PLUG, SOLD_OUT } from './support/catalogue.ts';
import { expect, savedWishlist, test } from './support/shop.ts';

test('Add all to cart adds each available product once and can be undone; an empty wishlist says so', async ({
  shop,
}) => {
  await shop.store('wishlist', savedWishlist([INTERCOM, SOLD_OUT, PLUG]));
  await shop.open('/wishlist');
  await expect(shop.main.getByRole('link', { name: /cart/i })).toHaveAttribute('href', '/cart');
  await expect(shop.link('Continue Shopping')).toHaveAttribute('href', '/collections');
  await shop.button('Add all to cart').click();
  await expect(shop.notice('2 products added to cart')).toBeVisible();
  await shop.expectCart(2, INTERCOM.price + PLUG.price);
  await shop.undo.first().click();
  await shop.expectCart(0, 0);

  for (const { title } of [INTERCOM, SOLD_OUT, PLUG])
    await shop.button(`Remove ${title} from wishlist`).click();
  await expect(shop.main.getByText('Your wishlist is empty', { exact: true })).toBeVisible();
  await expect(shop.link('Continue Shopping')).toHaveAttribute('href', '/collections');
});
