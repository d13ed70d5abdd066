import { type Product, INTERCOM, MARINE_CAMERA, PLUG, SOLD_OUT } from './support/catalogue.ts';
import { money } from './support/money.ts';
import { expect, savedWishlist, type Shop, shopOf, test } from './support/shop.ts';

const row = ({ page, main }: Shop, title: string) =>
  main.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const removeButton = ({ main }: Shop, title: string) =>
  main.getByRole('button', { name: `Remove ${title} from wishlist`, exact: true });

/** The product as saved at an earlier time, cheaper and in stock. */
const outdated = (product: Product): Product => ({ ...product, price: 100, availableQuantity: 50 });

test('the button on a card adds the product, a second click removes it', async ({ shop }) => {
  await shop.open('/category/smart-sensor');
  const card = shop.card(PLUG.title);
  await card.getByRole('button', { name: `Add ${PLUG.title} to wishlist` }).click();
  await expect(shop.notice(`${PLUG.title} added to wishlist`)).toBeVisible();
  await shop.expectWishlistCount(1);
  await card.getByRole('button', { name: `Remove ${PLUG.title} from wishlist` }).click();
  await expect(shop.notice(`${PLUG.title} removed from wishlist`)).toBeVisible();
  await shop.expectWishlistCount(0);
});

test('keeps a product after it is added to the cart and after a reload', async ({ shop }) => {
  await shop.open(`/product/${INTERCOM.id}`);
  await shop.button('Add to Wishlist').click();
  await shop.wishlistLink.click();
  await expect(shop.heading).toHaveText('Wishlist');
  await expect(shop.heading).toBeFocused();
  await row(shop, INTERCOM.title)
    .getByRole('button', { name: `Add to Cart: ${INTERCOM.title}` })
    .click();
  await expect(shop.notice(`${INTERCOM.title} added to cart`)).toBeVisible();
  await shop.expectCart(1, INTERCOM.price);
  await shop.expectWishlistCount(1);
  await shop.reload();
  await expect(row(shop, INTERCOM.title)).toBeVisible();
  await shop.expectWishlistCount(1);
});

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

test('removing a product moves the focus to another row, or to the heading if none is left, and can be undone', async ({
  shop,
}) => {
  await shop.store('wishlist', savedWishlist([INTERCOM, PLUG]));
  await shop.open('/wishlist');
  await removeButton(shop, INTERCOM.title).press('Enter');
  await expect(shop.notice(`${INTERCOM.title} removed from wishlist`)).toBeVisible();
  await expect(removeButton(shop, PLUG.title)).toBeFocused();
  await removeButton(shop, PLUG.title).press('Enter');
  await expect(shop.main.getByText('Your wishlist is empty', { exact: true })).toBeVisible();
  await expect(shop.heading).toBeFocused();
  await shop.undo.last().click();
  await expect(row(shop, PLUG.title)).toBeVisible();
  await shop.expectWishlistCount(1);
});

test('is stored under `wishlist`, with prices in dollars and the number of items', async ({ shop }) => {
  await shop.open(`/product/${PLUG.id}`);
  await shop.button('Add to Wishlist').click();
  await shop.expectWishlistCount(1);
  expect(await shop.storedValue('wishlist')).toEqual({
    items: [
      expect.objectContaining({ id: PLUG.id, title: PLUG.title, image: PLUG.image, price: PLUG.price / 100 }),
    ],
    totalItems: 1,
  });
});

test('updates prices and stock; a sold-out product stays but cannot be added to the cart', async ({
  shop,
}) => {
  await shop.store('wishlist', savedWishlist([outdated(INTERCOM), outdated(SOLD_OUT)]));
  await shop.open('/wishlist');
  await expect(row(shop, INTERCOM.title).getByText(money(INTERCOM.price), { exact: true })).toBeVisible();
  await expect(row(shop, SOLD_OUT.title).getByText('Out of Stock', { exact: true })).toBeVisible();
  await expect(
    row(shop, SOLD_OUT.title).getByRole('button', { name: `Add to Cart: ${SOLD_OUT.title}` }),
  ).toBeDisabled();
  await shop.expectWishlistCount(2);
});

test('drops invalid and duplicate items and keeps an unknown product', async ({ shop }) => {
  const [item] = savedWishlist([MARINE_CAMERA]).items;
  await shop.store('wishlist', {
    items: [
      item,
      item,
      { id: '9000', title: 'Brass Telegraph', image: '', price: 12.5 },
      null,
      {},
      { id: 5 },
    ],
    totalItems: 99,
  });
  await shop.open('/wishlist');
  await shop.expectWishlistCount(2);
  await expect(row(shop, MARINE_CAMERA.title)).toHaveCount(1);
  await expect(row(shop, 'Brass Telegraph').getByText('$12.50', { exact: true })).toBeVisible();
});

test.describe('An unreadable stored wishlist', () => {
  test.use({ allowedConsole: [/The stored item "wishlist" is discarded/] });

  test('is removed with a warning, and the wishlist starts empty', async ({ shop }) => {
    const warning = shop.page.waitForEvent('console', (message) => message.type() === 'warning');
    await shop.store('wishlist', 'wishes');
    await shop.open('/wishlist');
    await expect(shop.main.getByText('Your wishlist is empty', { exact: true })).toBeVisible();
    expect((await warning).text()).toContain('"wishlist"');
    expect(await shop.storedText('wishlist')).toBeNull();
  });
});

test('shows changes made in another tab', async ({ shop, context }) => {
  const otherTab = shopOf(await context.newPage());
  await shop.open('/wishlist');
  await otherTab.open(`/product/${PLUG.id}`);
  await otherTab.button('Add to Wishlist').click();
  await expect(row(shop, PLUG.title)).toBeVisible();
  await removeButton(shop, PLUG.title).click();
  await expect(otherTab.button('Add to Wishlist')).toBeVisible();
  await otherTab.expectWishlistCount(0);
});
