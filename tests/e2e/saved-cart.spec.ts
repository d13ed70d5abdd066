import { holdRequests } from './support/hold-requests.ts';
import { expectCartLines, removeButton } from './support/cart-page.ts';
import { HUB, INTERCOM, MARINE_CAMERA, PLUG, RADIO, SOLD_OUT } from './support/catalogue.ts';
import { money } from './support/money.ts';
import { expect, savedCart, savedLine, shopOf, test } from './support/shop.ts';

test.describe('The saved cart', () => {
  test('survives a reload and a closed tab', async ({ shop, context }) => {
    await shop.open(`/product/${INTERCOM.id}`);
    await shop.button('Add to Cart').click();
    await shop.expectCart(1, INTERCOM.price);
    await shop.reload();
    await shop.expectCart(1, INTERCOM.price);
    await shop.page.close();
    const newTab = shopOf(await context.newPage());
    await newTab.open('/cart');
    await expectCartLines(newTab, [{ ...INTERCOM, quantity: 1 }]);
  });

  test('shows as loading, not as empty, until the scripts run', async ({ shop }) => {
    await shop.open(`/product/${INTERCOM.id}`);
    await shop.button('Add to Cart').click();
    await shop.expectCart(1, INTERCOM.price);
    const releaseScripts = await holdRequests(shop.page, '**/assets/*.js');
    await shop.page.goto('/cart', { waitUntil: 'commit' });
    await expect(shop.main.getByText('Loading your cart…')).toBeVisible();
    await expect(shop.main.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden();
    releaseScripts();
    await expectCartLines(shop, [{ ...INTERCOM, quantity: 1 }]);
  });

  test('is stored under `cart`, in dollars, with its totals', async ({ shop }) => {
    await shop.open(`/product/${PLUG.id}`);
    await shop.main.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
    await shop.button('Add to Cart').click();
    await shop.expectCart(3, PLUG.price * 3);
    expect(await shop.storedValue('cart')).toEqual({
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

  test('replaces saved prices, titles and stock with those of the catalogue and announces a changed price', async ({
    shop,
  }) => {
    const outdated = { ...savedLine(INTERCOM, 2), price: 1, title: 'Old name', availableQuantity: 99 };
    await shop.store('cart', savedCart([outdated]));
    await shop.open('/cart');
    await expectCartLines(shop, [{ ...INTERCOM, quantity: 2 }]);
    await expect(
      shop.notice(`The price of ${INTERCOM.title} has changed from $1.00 to ${money(INTERCOM.price)}.`),
    ).toBeVisible();
    await expect
      .poll(() => shop.storedValue('cart'))
      .toMatchObject({ totalPrice: (INTERCOM.price * 2) / 100 });
  });

  test('lowers a quantity above the stock, removes a sold-out product and announces both', async ({
    shop,
  }) => {
    const aboveStock = { ...savedLine(MARINE_CAMERA, 8), availableQuantity: 50 };
    const soldOut = { ...savedLine(SOLD_OUT, 1), availableQuantity: 5 };
    await shop.store('cart', savedCart([aboveStock, soldOut]));
    await shop.open('/cart');
    await expectCartLines(shop, [{ ...MARINE_CAMERA, quantity: 2 }]);
    await expect(shop.notice(`${SOLD_OUT.title} is sold out and is no longer in your cart.`)).toBeVisible();
    await expect(shop.notice(new RegExp(`${MARINE_CAMERA.title}: your quantity is now 2`))).toBeVisible();
  });

  test('limits a product that is no longer in the catalogue to its saved stock and announces it', async ({
    shop,
  }) => {
    const unknown = { ...savedLine(RADIO, 99), id: '9000', title: 'Brass Telegraph', availableQuantity: 4 };
    await shop.store('cart', savedCart([unknown]));
    await shop.open('/cart');
    await expectCartLines(shop, [{ title: 'Brass Telegraph', price: RADIO.price, quantity: 4 }]);
    await expect(shop.notice(/^Brass Telegraph: /)).toBeVisible();
  });

  test('keeps a product that is no longer in the catalogue', async ({ shop }) => {
    const unknown = {
      id: '9000',
      title: 'Brass Telegraph',
      image: '',
      price: 12.5,
      availableQuantity: 4,
      quantity: 2,
    };
    await shop.store('cart', savedCart([unknown, savedLine(RADIO, 1)]));
    await shop.open('/cart');
    await expectCartLines(shop, [
      { title: 'Brass Telegraph', price: 1250, quantity: 2 },
      { ...RADIO, quantity: 1 },
    ]);
  });

  test('repairs or drops invalid lines and recalculates the totals', async ({ shop }) => {
    const line = savedLine(INTERCOM, 1);
    await shop.store('cart', {
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
    await expectCartLines(shop, [
      { ...INTERCOM, quantity: 2 },
      { ...RADIO, quantity: 10 },
    ]);
    await expect
      .poll(() => shop.storedValue('cart'))
      .toMatchObject({
        totalItems: 12,
        totalPrice: (INTERCOM.price * 2 + RADIO.price * 10) / 100,
      });
  });

  test.describe('when unreadable', () => {
    test.use({ allowedConsole: [/The stored item "cart" is discarded/] });

    test('is removed with a warning, and the cart starts empty', async ({ shop }) => {
      const warning = shop.page.waitForEvent('console', (message) => message.type() === 'warning');
      await shop.store('cart', '{"items":[');
      await shop.open('/cart');
      await shop.expectCart(0, 0);
      await expect(shop.main.getByText('Your cart is empty', { exact: true })).toBeVisible();
      expect((await warning).text()).toContain('"cart"');
      expect(await shop.storedText('cart')).toBeNull();
      await shop.open(`/product/${INTERCOM.id}`);
      await shop.button('Add to Cart').click();
      await shop.expectCart(1, INTERCOM.price);
    });
  });
});

test('shows changes made in another tab', async ({ shop, context }) => {
  const otherTab = shopOf(await context.newPage());
  await shop.open('/cart');
  await otherTab.open('/category/smart-sensor');
  await otherTab
    .card(PLUG.title)
    .getByRole('button', { name: `Add to Cart: ${PLUG.title}` })
    .click();
  await expectCartLines(shop, [{ ...PLUG, quantity: 1 }]);
  await shop.button(`Increase quantity of ${PLUG.title}`).click();
  await otherTab.expectCart(2, PLUG.price * 2);
  await otherTab
    .card(HUB.title)
    .getByRole('button', { name: `Add to Cart: ${HUB.title}` })
    .click();
  await expectCartLines(shop, [
    { ...PLUG, quantity: 2 },
    { ...HUB, quantity: 1 },
  ]);
  await shop.button('Clear Cart').click();
  await otherTab.expectCart(0, 0);
});

const IN_MEMORY_ONLY = /last only until you close the page/;

// Both functions run in the page before its own scripts.
const blockStorage = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Storage is blocked.', 'SecurityError');
      },
    });
  }
};
const fillStorage = () => {
  Object.defineProperty(Storage.prototype, 'setItem', {
    value(this: Storage, key: string, text: string) {
      if (this === window.localStorage) throw new DOMException('Storage is full.', 'QuotaExceededError');
      // The session storage still works.
      this[key] = text;
    },
  });
};

test.describe('Without storage', () => {
  test('the shop works in memory and shows one notice if storage is blocked', async ({ shop }) => {
    await shop.page.addInitScript(blockStorage);
    await shop.page.goto('/category/smart-sensor');
    await expect(shop.notice(IN_MEMORY_ONLY)).toBeVisible();
    await expect(shop.notice(IN_MEMORY_ONLY)).toHaveCount(1);
    await shop.page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
    await expect(shop.notice(IN_MEMORY_ONLY)).toHaveCount(0);

    const card = shop.card(PLUG.title);
    await card.getByRole('button', { name: `Add to Cart: ${PLUG.title}` }).click();
    await card.getByRole('button', { name: `Add ${PLUG.title} to wishlist` }).click();
    await shop.expectCart(1, PLUG.price);
    await shop.expectWishlistCount(1);
    await shop.cartButton.click();
    await shop.cartDropdown.getByRole('link', { name: 'View cart' }).click();
    await expectCartLines(shop, [{ ...PLUG, quantity: 1 }]);
    await removeButton(shop, PLUG.title).click();
    await expect(shop.main.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await expect(shop.notice(IN_MEMORY_ONLY)).toHaveCount(0);
  });

  test('the shop works in memory and shows one notice if storage is full', async ({ shop }) => {
    await shop.page.addInitScript(fillStorage);
    await shop.open('/category/smart-sensor');
    const card = shop.card(PLUG.title);
    await card.getByRole('button', { name: `Add ${PLUG.title} to wishlist` }).click();
    await shop.expectWishlistCount(1);
    await expect(shop.notice(IN_MEMORY_ONLY)).toHaveCount(1);
    await card.getByRole('button', { name: `Add to Cart: ${PLUG.title}` }).click();
    await shop.expectCart(1, PLUG.price);
    await expect(shop.notice(IN_MEMORY_ONLY)).toHaveCount(1);
    await card.getByRole('button', { name: `Add to Cart: ${PLUG.title}` }).click();
    await shop.expectCart(2, PLUG.price * 2);
    expect(await shop.storedText('cart')).toBeNull();
  });
});
