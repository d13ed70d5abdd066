import { GOODS, HUB, INTERCOM, MARINE_CAMERA, PLUG, RADIO, SOLD_OUT } from './support/catalogue.ts';
import { centsOf, money, summaryOf } from './support/money.ts';
import { expect, savedCart, savedLine, type Shop, shopOf, test } from './support/shop.ts';

const IN_MEMORY_ONLY = /last only until you close the page/;

const quantityOf = ({ main }: Shop, title: string) =>
  main.getByRole('spinbutton', { name: `Quantity of ${title}`, exact: true });
const removerOf = ({ main }: Shop, title: string) =>
  main.getByRole('button', { name: `Remove ${title} from cart`, exact: true });

/** The figures of the order summary, by their labels. */
async function showsSummary(shop: Shop, subtotalCents: number): Promise<void> {
  const summary = shop.region('Order Summary');
  const { subtotal, shipping, tax, total } = summaryOf(subtotalCents);
  await expect(summary.getByRole('definition')).toHaveText([subtotal, shipping, tax, total].map(money));
}

/** The cart holds exactly these, in this order, and every sum in sight adds up. */
async function holds(shop: Shop, lines: readonly { title: string; price: number; quantity: number }[]) {
  await expect(shop.cards).toHaveCount(lines.length);
  for (const [at, { title, price, quantity }] of lines.entries()) {
    await expect(quantityOf(shop, title)).toHaveValue(String(quantity));
    await expect(
      shop.cards
        .nth(at)
        .getByText(money(price * quantity))
        .last(),
    ).toBeVisible();
  }
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  await showsSummary(shop, subtotal);
  await shop.showsCart(
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
  );
}

test('what is added from a list, raised and lowered shows everywhere to the cent', async ({ shop }) => {
  await shop.open('/category/smart-sensor');
  const add = shop.card(PLUG.title).getByRole('button', { name: `Add ${PLUG.title} to cart` });
  await add.click();
  await expect(shop.notice(`${PLUG.title} added to cart`)).toBeVisible();
  await shop.showsCart(1, PLUG.price);
  await add.click();
  await shop.showsCart(2, PLUG.price * 2);
  await shop.cartButton.click();
  await expect(shop.cartDropdown.getByText(`2 × ${money(PLUG.price)}`, { exact: true })).toBeVisible();
  await shop.cartDropdown.getByRole('link', { name: 'View cart' }).click();
  await expect(shop.heading).toHaveText('Shopping Cart');
  await holds(shop, [{ ...PLUG, quantity: 2 }]);
  await shop.button(`Increase quantity of ${PLUG.title}`).click();
  await holds(shop, [{ ...PLUG, quantity: 3 }]);
  await shop.button(`Decrease quantity of ${PLUG.title}`).click();
  await shop.button(`Decrease quantity of ${PLUG.title}`).click();
  await holds(shop, [{ ...PLUG, quantity: 1 }]);
  await expect(shop.button(`Decrease quantity of ${PLUG.title}`)).toBeDisabled();
});

test('what is pressed while the page is being taken over is done once', async ({ shop }) => {
  // The last moment: React is listening by now, and so is the script that keeps early presses.
  await shop.page.addInitScript(() => {
    let answer: Window['earlyInput'];
    Object.defineProperty(window, 'earlyInput', {
      set(given: typeof answer) {
        answer = given;
      },
      get: () => () => {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
        buttons.find(({ textContent }) => textContent === 'Add to Cart')?.click();
        return answer?.() ?? [];
      },
    });
  });
  await shop.open(`/product/${MARINE_CAMERA.id}`);
  await expect(shop.notice(`${MARINE_CAMERA.title} added to cart`)).toBeVisible();
  await shop.showsCart(1, MARINE_CAMERA.price);
});

test('a double click adds two and opens nothing', async ({ shop }) => {
  await shop.open('/category/smart-sensor');
  await shop
    .card(PLUG.title)
    .getByRole('button', { name: `Add ${PLUG.title} to cart` })
    .dblclick();
  await shop.showsCart(2, PLUG.price * 2);
  await expect(shop.page).toHaveURL('/category/smart-sensor');
});

test('K2: more than there is cannot be added from anywhere, and the shop says so', async ({ shop }) => {
  const { title, price } = MARINE_CAMERA;
  await shop.open('/category/maritime-cameras');
  const add = shop.card(title).getByRole('button', { name: `Add ${title} to cart` });
  await add.click();
  await add.click();
  await shop.showsCart(2, price * 2);
  await add.click();
  await expect(shop.notice(`${title}: only 2 in stock`)).toBeVisible();
  await shop.showsCart(2, price * 2);

  await shop.cartButton.click();
  await shop.cartDropdown.getByRole('link', { name: 'View cart' }).click();
  const plus = shop.button(`Increase quantity of ${title}`);
  await expect(plus).toHaveAttribute('aria-disabled', 'true');
  await expect(plus).toHaveAccessibleDescription(/only 2 in stock/);
  await plus.click({ force: true });
  await quantityOf(shop, title).fill('7');
  await expect(quantityOf(shop, title)).toHaveValue('2');
  await holds(shop, [{ ...MARINE_CAMERA, quantity: 2 }]);
});

test('a product without a maximum stops at ten', async ({ shop }) => {
  await shop.keep('cart', savedCart([savedLine(PLUG, 9)]));
  await shop.open('/cart');
  await quantityOf(shop, PLUG.title).fill('11');
  await expect(quantityOf(shop, PLUG.title)).toHaveValue('10');
  await expect(shop.notice(`${PLUG.title}: at most 10 in one order`)).toBeVisible();
  await expect(shop.main.getByText(/at most 10 in one order/)).toBeVisible();
});

test('subtotal, shipping, tax and total are right to the cent for odd prices', async ({ shop }) => {
  const lines = ['31', '33', '57', '58', '34'].flatMap((id, at) => {
    const product = GOODS.find((each) => each.id === id);
    return product ? [{ ...product, quantity: at + 1 }] : [];
  });
  await shop.keep('cart', savedCart(lines.map((line) => savedLine(line, line.quantity))));
  await shop.open('/cart');
  await holds(shop, lines);
  const figures = await shop.region('Order Summary').getByRole('definition').allTextContents();
  const [subtotal = 0, shipping = 0, tax = 0, total = 0] = figures.map(centsOf);
  expect(subtotal + shipping + tax).toBe(total);
  expect(shipping).toBe(4999);
});

test('K3: a wrong quantity comes back to the last good one; Enter neither submits nor empties', async ({
  shop,
}) => {
  await shop.keep('cart', savedCart([savedLine(INTERCOM, 2), savedLine(RADIO, 1)]));
  await shop.open('/cart');
  const field = quantityOf(shop, INTERCOM.title);
  for (const wrong of ['0', '-2', '1.5', '']) {
    await field.fill(wrong);
    await field.press('Enter');
    await field.blur();
    await expect(field).toHaveValue('2');
  }
  await field.fill('4');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(shop.page).toHaveURL('/cart');
  await holds(shop, [
    { ...INTERCOM, quantity: 4 },
    { ...RADIO, quantity: 1 },
  ]);
});

test.describe('Taking out', () => {
  test('a removed line can be put back where it stood', async ({ shop }) => {
    const lines = [
      { ...INTERCOM, quantity: 2 },
      { ...RADIO, quantity: 1 },
      { ...PLUG, quantity: 3 },
    ];
    await shop.keep('cart', savedCart(lines.map((line) => savedLine(line, line.quantity))));
    await shop.open('/cart');
    await removerOf(shop, RADIO.title).click();
    await expect(shop.notice(`${RADIO.title} removed from cart`)).toBeVisible();
    await holds(
      shop,
      lines.filter(({ id }) => id !== RADIO.id),
    );
    await shop.undo.click();
    await holds(shop, lines);
  });

  test('K1: the focus goes to the next line’s button, then to the last, then to the heading', async ({
    shop,
  }) => {
    await shop.keep('cart', savedCart([savedLine(INTERCOM, 1), savedLine(RADIO, 1), savedLine(PLUG, 1)]));
    await shop.open('/cart');
    await removerOf(shop, INTERCOM.title).press('Enter');
    await expect(removerOf(shop, RADIO.title)).toBeFocused();
    await removerOf(shop, PLUG.title).press('Enter');
    await expect(removerOf(shop, RADIO.title)).toBeFocused();
    await removerOf(shop, RADIO.title).press('Enter');
    await expect(shop.main.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await expect(shop.heading).toBeFocused();
  });

  test('a cleared cart can be brought back', async ({ shop }) => {
    const lines = [
      { ...INTERCOM, quantity: 2 },
      { ...RADIO, quantity: 1 },
    ];
    await shop.keep('cart', savedCart(lines.map((line) => savedLine(line, line.quantity))));
    await shop.open('/cart');
    await shop.button('Clear Cart').click();
    await expect(shop.main.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await shop.showsCart(0, 0);
    await expect(shop.heading).toBeFocused();
    await expect.poll(() => shop.stored('cart')).toMatchObject({ items: [], totalItems: 0, totalPrice: 0 });
    await shop.undo.click();
    await holds(shop, lines);
  });

  test('from the dropdown works too, keeps it open and keeps the focus in it', async ({ shop }) => {
    await shop.keep('cart', savedCart([savedLine(INTERCOM, 1), savedLine(RADIO, 1)]));
    await shop.open('/');
    await shop.cartButton.click();
    const remove = (title: string) =>
      shop.cartDropdown.getByRole('button', { name: `Remove ${title} from cart` });
    await remove(INTERCOM.title).click();
    await expect(remove(RADIO.title)).toBeFocused();
    await shop.showsCart(1, RADIO.price);
    await remove(RADIO.title).click();
    await expect(shop.cartDropdown.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await shop.showsCart(0, 0);
    const inside = await shop.cartDropdown
      .or(shop.cartButton)
      .evaluateAll((places) => places.some((place) => place.contains(document.activeElement)));
    expect(inside).toBe(true);
  });
});

test('K1: a change of the quantity keeps the focus in its control', async ({ shop }) => {
  await shop.keep('cart', savedCart([savedLine(INTERCOM, 3)]));
  await shop.open('/cart');
  const plus = shop.button(`Increase quantity of ${INTERCOM.title}`);
  await plus.press('Enter');
  await expect(quantityOf(shop, INTERCOM.title)).toHaveValue('4');
  await expect(plus).toBeFocused();
});

test.describe('The dropdown', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.keep('cart', savedCart([savedLine(INTERCOM, 1)]));
    await shop.open('/about-us');
    await shop.cartButton.click();
    await expect(shop.cartDropdown).toBeVisible();
  });

  test('closes by Escape and gives the focus back', async ({ shop }) => {
    await shop.page.keyboard.press('Escape');
    await expect(shop.cartDropdown).toBeHidden();
    await expect(shop.cartButton).toHaveAttribute('aria-expanded', 'false');
    await expect(shop.cartButton).toBeFocused();
  });

  test('closes by a click outside', async ({ shop }) => {
    await shop.heading.click();
    await expect(shop.cartDropdown).toBeHidden();
    await expect(shop.cartButton).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes by its own button', async ({ shop }) => {
    await shop.cartButton.click();
    await expect(shop.cartDropdown).toBeHidden();
    await shop.cartButton.click();
    await expect(shop.cartDropdown).toBeVisible();
  });

  test('is next in the tab order after its button', async ({ shop }) => {
    await shop.cartButton.focus();
    await shop.page.keyboard.press('Tab');
    await expect(
      shop.cartDropdown.getByRole('button', { name: `Remove ${INTERCOM.title} from cart` }),
    ).toBeFocused();
  });

  for (const [name, path] of [
    ['View cart', '/cart'],
    ['Checkout', '/checkout'],
  ] as const) {
    test(`closes when ${name} is followed`, async ({ shop }) => {
      await shop.cartDropdown.getByRole('link', { name, exact: true }).click();
      await expect(shop.page).toHaveURL(path);
      await expect(shop.cartDropdown).toBeHidden();
      await expect(shop.heading).toBeFocused();
    });
  }
});

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
    .getByRole('button', { name: `Add ${PLUG.title} to cart` })
    .click();
  await holds(shop, [{ ...PLUG, quantity: 1 }]);
  await shop.button(`Increase quantity of ${PLUG.title}`).click();
  await other.showsCart(2, PLUG.price * 2);
  await other
    .card(HUB.title)
    .getByRole('button', { name: `Add ${HUB.title} to cart` })
    .click();
  await holds(shop, [
    { ...PLUG, quantity: 2 },
    { ...HUB, quantity: 1 },
  ]);
  await shop.button('Clear Cart').click();
  await other.showsCart(0, 0);
});

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
    await card.getByRole('button', { name: `Add ${PLUG.title} to cart` }).click();
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
    await card.getByRole('button', { name: `Add ${PLUG.title} to cart` }).click();
    await shop.showsCart(1, PLUG.price);
    await expect(shop.notice(IN_MEMORY_ONLY)).toHaveCount(1);
    await card.getByRole('button', { name: `Add ${PLUG.title} to cart` }).click();
    await shop.showsCart(2, PLUG.price * 2);
    expect(await shop.storedText('cart')).toBeNull();
  });
});
