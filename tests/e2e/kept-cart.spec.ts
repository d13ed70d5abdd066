import { holds, removerOf } from './support/cart-page.ts';
import { HUB, INTERCOM, MARINE_CAMERA, PLUG, RADIO, SOLD_OUT } from './support/catalogue.ts';
import { money } from './support/money.ts';
import { expect, savedCart, savedLine, shopOf, test } from './support/shop.ts';

test.describe('Kept', () => {
  test('the cart is there tomorrow as it was', async ({ shop, context }) => {
    await shop.open(`/product/${INTERCOM.id}`);
    await shop.button('Add to Cart').click();
    await shop.showsCart(1, INTERCOM.price);
    await shop.reload();
    await shop.showsCart(1, INTERCOM.price);
    await shop.page.close();
    const tomorrow = shopOf(await context.newPage());
    await tomorrow.open('/cart');
    await holds(tomorrow, [{ ...INTERCOM, quantity: 1 }]);
  });

  test('the built page does not call a filled cart empty before it has read it', async ({ shop }) => {
    await shop.open(`/product/${INTERCOM.id}`);
    await shop.button('Add to Cart').click();
    await shop.showsCart(1, INTERCOM.price);
    // The answer to the scripts is held back: what is seen now is what the built page says.
    await shop.page.route('**/assets/*.js', () => undefined);
    await shop.page.goto('/cart', { waitUntil: 'commit' });
    await expect(shop.main.getByText('Loading your cart…')).toBeVisible();
    await expect(shop.main.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden();
    await shop.page.unroute('**/assets/*.js');
    await holds(shop, [{ ...INTERCOM, quantity: 1 }]);
  });

  test('under `cart`, in dollars, with its totals', async ({ shop }) => {
    await shop.open(`/product/${PLUG.id}`);
    await shop.main.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
    await shop.button('Add to Cart').click();
    await shop.showsCart(3, PLUG.price * 3);
    expect(await shop.stored('cart')).toEqual({
      items: [
        expect.objectContaining({
          id: PLUG.id,
          title: PLUG.title,
          image: PLUG.image,
          price: PLUG.price / 100,
          quantity: 3,
        }),
      ],
      totalItems: 3,
      totalPrice: (PLUG.price * 3) / 100,
    });
  });

  test('prices, titles and stock are refreshed from the catalogue, and a new price is told', async ({
    shop,
  }) => {
    const old = { ...savedLine(INTERCOM, 2), price: 1, title: 'Old name', availableQuantity: 99 };
    await shop.keep('cart', savedCart([old]));
    await shop.open('/cart');
    await holds(shop, [{ ...INTERCOM, quantity: 2 }]);
    await expect(
      shop.notice(`The price of ${INTERCOM.title} has changed from $1.00 to ${money(INTERCOM.price)}.`),
    ).toBeVisible();
    await expect.poll(() => shop.stored('cart')).toMatchObject({ totalPrice: (INTERCOM.price * 2) / 100 });
  });

  test('a quantity above today’s stock is lowered, what is sold out leaves, and both are told', async ({
    shop,
  }) => {
    const many = { ...savedLine(MARINE_CAMERA, 8), availableQuantity: 50 };
    const gone = { ...savedLine(SOLD_OUT, 1), availableQuantity: 5 };
    await shop.keep('cart', savedCart([many, gone]));
    await shop.open('/cart');
    await holds(shop, [{ ...MARINE_CAMERA, quantity: 2 }]);
    await expect(shop.notice(`${SOLD_OUT.title} is sold out and is no longer in your cart.`)).toBeVisible();
    await expect(shop.notice(new RegExp(`${MARINE_CAMERA.title}: your quantity is now 2`))).toBeVisible();
  });

  test('a quantity above the cap is lowered to it, and that is told', async ({ shop }) => {
    const unknown = { ...savedLine(RADIO, 99), id: '9000', title: 'Brass Telegraph', availableQuantity: 4 };
    await shop.keep('cart', savedCart([unknown]));
    await shop.open('/cart');
    await holds(shop, [{ title: 'Brass Telegraph', price: RADIO.price, quantity: 4 }]);
    await expect(shop.notice(/^Brass Telegraph: /)).toBeVisible();
  });

  test('a line whose product the shop no longer knows stays', async ({ shop }) => {
    const unknown = {
      id: '9000',
      title: 'Brass Telegraph',
      image: '',
      price: 12.5,
      availableQuantity: 4,
      quantity: 2,
    };
    await shop.keep('cart', savedCart([unknown, savedLine(RADIO, 1)]));
    await shop.open('/cart');
    await holds(shop, [
      { title: 'Brass Telegraph', price: 1250, quantity: 2 },
      { ...RADIO, quantity: 1 },
    ]);
  });

  test('wrong lines are mended or dropped, and the totals reckoned anew', async ({ shop }) => {
    const line = savedLine(INTERCOM, 1);
    await shop.keep('cart', {
      items: [
        { ...line, quantity: 2.7 },
        { ...line, quantity: 5 },
        { ...savedLine(RADIO, 1), quantity: 400 },
        { ...savedLine(PLUG, 1), quantity: 0 },
        { ...savedLine(PLUG, 1), quantity: -3 },
        { ...savedLine(PLUG, 1), quantity: '2' },
        { ...savedLine(PLUG, 1), quantity: null },
        { ...savedLine(PLUG, 1), price: 'free' },
        null,
        7,
        'line',
        [],
        {},
      ],
      totalItems: -1,
      totalPrice: 'lots',
    });
    await shop.open('/cart');
    await holds(shop, [
      { ...INTERCOM, quantity: 2 },
      { ...RADIO, quantity: 10 },
    ]);
    await expect
      .poll(() => shop.stored('cart'))
      .toMatchObject({
        totalItems: 12,
        totalPrice: (INTERCOM.price * 2 + RADIO.price * 10) / 100,
      });
  });

  test.describe('unreadable', () => {
    test.use({ expectedConsole: [/What was stored under "cart" is discarded/] });

    for (const [what, text] of [
      ['no JSON', '{"items":['],
      ['empty text', ''],
      ['a list', '[]'],
      ['null', 'null'],
      ['without items', '{"totalItems":0,"totalPrice":0}'],
      ['without totalItems', '{"items":[],"totalPrice":0}'],
      ['without totalPrice', '{"items":[],"totalItems":0}'],
      ['items that are no list', '{"items":{},"totalItems":0,"totalPrice":0}'],
    ] as const) {
      test(`${what} is discarded with a warning and removed, and the shop starts empty`, async ({ shop }) => {
        const warning = shop.page.waitForEvent('console', (message) => message.type() === 'warning');
        await shop.keep('cart', text);
        await shop.open('/cart');
        await shop.showsCart(0, 0);
        await expect(shop.main.getByText('Your cart is empty', { exact: true })).toBeVisible();
        expect((await warning).text()).toContain('"cart"');
        expect(await shop.storedText('cart')).toBeNull();
        await shop.open(`/product/${INTERCOM.id}`);
        await shop.button('Add to Cart').click();
        await shop.showsCart(1, INTERCOM.price);
      });
    }
  });
});

test('two tabs stay in step', async ({ shop, context }) => {
  const other = shopOf(await context.newPage());
  await shop.open('/cart');
  await other.open('/category/smart-sensor');
  await other
    .card(PLUG.title)
    .getByRole('button', { name: `Add to Cart: ${PLUG.title}` })
    .click();
  await holds(shop, [{ ...PLUG, quantity: 1 }]);
  await shop.button(`Increase quantity of ${PLUG.title}`).click();
  await other.showsCart(2, PLUG.price * 2);
  await other
    .card(HUB.title)
    .getByRole('button', { name: `Add to Cart: ${HUB.title}` })
    .click();
  await holds(shop, [
    { ...PLUG, quantity: 2 },
    { ...HUB, quantity: 1 },
  ]);
  await shop.button('Clear Cart').click();
  await other.showsCart(0, 0);
});

const IN_MEMORY_ONLY = /last only until you close the page/;

// In the page, before its own scripts.
const forbidden = () => {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Storage is forbidden.', 'SecurityError');
    },
  });
};
const full = () => {
  Object.defineProperty(Storage.prototype, 'setItem', {
    value(this: Storage, key: string, text: string) {
      if (this === window.localStorage) throw new DOMException('Storage is full.', 'QuotaExceededError');
      this[key] = text;
    },
  });
};

test.describe('Storage that fails', () => {
  test('where it is forbidden the shop works in memory and says so once', async ({ shop }) => {
    await shop.page.addInitScript(forbidden);
    await shop.page.goto('/category/smart-sensor');
    await expect(shop.notice(IN_MEMORY_ONLY)).toBeVisible();
    await expect(shop.notice(IN_MEMORY_ONLY)).toHaveCount(1);
    await shop.page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
    await expect(shop.notice(IN_MEMORY_ONLY)).toHaveCount(0);

    const card = shop.card(PLUG.title);
    await card.getByRole('button', { name: `Add to Cart: ${PLUG.title}` }).click();
    await card.getByRole('button', { name: `Add ${PLUG.title} to wishlist` }).click();
    await shop.showsCart(1, PLUG.price);
    await shop.showsWishes(1);
    await shop.cartButton.click();
    await shop.cartDropdown.getByRole('link', { name: 'View cart' }).click();
    await holds(shop, [{ ...PLUG, quantity: 1 }]);
    await removerOf(shop, PLUG.title).click();
    await expect(shop.main.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await expect(shop.notice(IN_MEMORY_ONLY)).toHaveCount(0);
  });

  test('where it is full the shop works in memory and says so once', async ({ shop }) => {
    await shop.page.addInitScript(full);
    await shop.open('/category/smart-sensor');
    const card = shop.card(PLUG.title);
    await card.getByRole('button', { name: `Add ${PLUG.title} to wishlist` }).click();
    await shop.showsWishes(1);
    await expect(shop.notice(IN_MEMORY_ONLY)).toHaveCount(1);
    await card.getByRole('button', { name: `Add to Cart: ${PLUG.title}` }).click();
    await shop.showsCart(1, PLUG.price);
    await expect(shop.notice(IN_MEMORY_ONLY)).toHaveCount(1);
    await card.getByRole('button', { name: `Add to Cart: ${PLUG.title}` }).click();
    await shop.showsCart(2, PLUG.price * 2);
    expect(await shop.storedText('cart')).toBeNull();
  });
});
