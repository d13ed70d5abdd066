import { type Goods, INTERCOM, MARINE_CAMERA, PLUG, SOLD_OUT } from './support/catalogue.ts';
import { money } from './support/money.ts';
import { expect, savedWishlist, type Shop, shopOf, test } from './support/shop.ts';

const row = ({ page, main }: Shop, title: string) =>
  main.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const removerOf = ({ main }: Shop, title: string) =>
  main.getByRole('button', { name: `Remove ${title} from wishlist`, exact: true });

/** Cheaper, and there. */
const asItWas = (wish: Goods): Goods => ({ ...wish, price: 100, availableQuantity: 50 });

test('a heart on a card keeps the product, a second click lets it go', async ({ shop }) => {
  await shop.open('/category/smart-sensor');
  const card = shop.card(PLUG.title);
  await card.getByRole('button', { name: `Add ${PLUG.title} to wishlist` }).click();
  await expect(shop.notice(`${PLUG.title} added to wishlist`)).toBeVisible();
  await shop.showsWishes(1);
  await card.getByRole('button', { name: `Remove ${PLUG.title} from wishlist` }).click();
  await expect(shop.notice(`${PLUG.title} removed from wishlist`)).toBeVisible();
  await shop.showsWishes(0);
});

test('what is kept is in the table, goes to the cart from there and stays kept', async ({ shop }) => {
  await shop.open(`/product/${INTERCOM.id}`);
  await shop.button('Add to Wishlist').click();
  await shop.wishlistLink.click();
  await expect(shop.heading).toHaveText('Wishlist');
  await expect(shop.heading).toBeFocused();
  await row(shop, INTERCOM.title)
    .getByRole('button', { name: `Add to Cart: ${INTERCOM.title}` })
    .click();
  await expect(shop.notice(`${INTERCOM.title} added to cart`)).toBeVisible();
  await shop.showsCart(1, INTERCOM.price);
  await shop.showsWishes(1);
  await shop.reload();
  await expect(row(shop, INTERCOM.title)).toBeVisible();
  await shop.showsWishes(1);
});

test('all wishes go to the cart at once, each once, without what is sold out, and can be taken back', async ({
  shop,
}) => {
  await shop.keep('wishlist', savedWishlist([INTERCOM, SOLD_OUT, PLUG]));
  await shop.open('/wishlist');
  await shop.button('Add all to cart').click();
  await expect(shop.notice('2 products added to cart')).toBeVisible();
  await shop.showsCart(2, INTERCOM.price + PLUG.price);
  await shop.button('Add all to cart').click();
  await expect(shop.notice('All that is in stock is in your cart already')).toBeVisible();
  await shop.showsCart(2, INTERCOM.price + PLUG.price);
  await shop.undo.first().click();
  await shop.showsCart(0, 0);
});

test('a removed wish can be put back; the focus goes to the next row, then to the heading', async ({
  shop,
}) => {
  await shop.keep('wishlist', savedWishlist([INTERCOM, PLUG]));
  await shop.open('/wishlist');
  await removerOf(shop, INTERCOM.title).press('Enter');
  await expect(shop.notice(`${INTERCOM.title} removed from wishlist`)).toBeVisible();
  await expect(removerOf(shop, PLUG.title)).toBeFocused();
  await removerOf(shop, PLUG.title).press('Enter');
  await expect(shop.main.getByText('Your wishlist is empty', { exact: true })).toBeVisible();
  await expect(shop.heading).toBeFocused();
  await shop.undo.last().click();
  await expect(row(shop, PLUG.title)).toBeVisible();
  await shop.showsWishes(1);
});

test('is stored under `wishlist`, in dollars, with its total', async ({ shop }) => {
  await shop.open(`/product/${PLUG.id}`);
  await shop.button('Add to Wishlist').click();
  await shop.showsWishes(1);
  expect(await shop.stored('wishlist')).toEqual({
    items: [
      expect.objectContaining({ id: PLUG.id, title: PLUG.title, image: PLUG.image, price: PLUG.price / 100 }),
    ],
    totalItems: 1,
  });
});

test('prices and stock are refreshed; what is sold out stays and cannot be added', async ({ shop }) => {
  await shop.keep('wishlist', savedWishlist([asItWas(INTERCOM), asItWas(SOLD_OUT)]));
  await shop.open('/wishlist');
  await expect(row(shop, INTERCOM.title).getByText(money(INTERCOM.price), { exact: true })).toBeVisible();
  await expect(row(shop, SOLD_OUT.title).getByText('Out of Stock', { exact: true })).toBeVisible();
  await expect(
    row(shop, SOLD_OUT.title).getByRole('button', { name: `Add to Cart: ${SOLD_OUT.title}` }),
  ).toBeDisabled();
  await shop.showsWishes(2);
});

test('wrong items are dropped, duplicates count once, an unknown product stays', async ({ shop }) => {
  const [wish] = savedWishlist([MARINE_CAMERA]).items;
  await shop.keep('wishlist', {
    items: [
      wish,
      wish,
      { id: '9000', title: 'Brass Telegraph', image: '', price: 12.5 },
      null,
      {},
      { id: 5 },
    ],
    totalItems: 99,
  });
  await shop.open('/wishlist');
  await shop.showsWishes(2);
  await expect(row(shop, MARINE_CAMERA.title)).toHaveCount(1);
  await expect(row(shop, 'Brass Telegraph').getByText('$12.50', { exact: true })).toBeVisible();
});

test.describe('unreadable', () => {
  test.use({ expectedConsole: [/What was stored under "wishlist" is discarded/] });

  for (const [what, text] of [
    ['no JSON', 'wishes'],
    ['null', 'null'],
    ['without items', '{"totalItems":0}'],
    ['without totalItems', '{"items":[]}'],
  ] as const) {
    test(`${what} is discarded with a warning and removed, and the shop starts empty`, async ({ shop }) => {
      const warning = shop.page.waitForEvent('console', (message) => message.type() === 'warning');
      await shop.keep('wishlist', text);
      await shop.open('/wishlist');
      await expect(shop.main.getByText('Your wishlist is empty', { exact: true })).toBeVisible();
      expect((await warning).text()).toContain('"wishlist"');
      expect(await shop.storedText('wishlist')).toBeNull();
    });
  }
});

test('two tabs stay in step', async ({ shop, context }) => {
  const other = shopOf(await context.newPage());
  await shop.open('/wishlist');
  await other.open(`/product/${PLUG.id}`);
  await other.button('Add to Wishlist').click();
  await expect(row(shop, PLUG.title)).toBeVisible();
  await removerOf(shop, PLUG.title).click();
  await expect(other.button('Add to Wishlist')).toBeVisible();
  await other.showsWishes(0);
});

test('any language choice of an earlier version is erased at start', async ({ shop }) => {
  for (const key of ['i18nextLng', 'language', 'lang', 'locale']) await shop.keep(key, 'tr');
  await shop.open('/');
  for (const key of ['i18nextLng', 'language', 'lang', 'locale']) {
    expect(await shop.storedText(key)).toBeNull();
  }
});
