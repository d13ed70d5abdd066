import { holds, quantityOf, removerOf } from './support/cart-page.ts';
import { GOODS, INTERCOM, MARINE_CAMERA, PLUG, RADIO } from './support/catalogue.ts';
import { centsOf, money } from './support/money.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';

test('what is added from a list, raised and lowered shows everywhere to the cent', async ({ shop }) => {
  await shop.open('/category/smart-sensor');
  const add = shop.card(PLUG.title).getByRole('button', { name: `Add to Cart: ${PLUG.title}` });
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

test('a double click on a cross removes one line', async ({ shop }) => {
  await shop.keep('cart', savedCart([INTERCOM, RADIO, PLUG].map((goods) => savedLine(goods, 1))));
  await shop.open('/cart');
  await removerOf(shop, INTERCOM.title).dblclick();
  await holds(shop, [
    { ...RADIO, quantity: 1 },
    { ...PLUG, quantity: 1 },
  ]);
});

test('a double click adds two and opens nothing', async ({ shop }) => {
  await shop.open('/category/smart-sensor');
  await shop
    .card(PLUG.title)
    .getByRole('button', { name: `Add to Cart: ${PLUG.title}` })
    .dblclick();
  await shop.showsCart(2, PLUG.price * 2);
  await expect(shop.page).toHaveURL('/category/smart-sensor');
});

test('K2: more than there is cannot be added from anywhere, and the shop says so', async ({ shop }) => {
  const { title, price } = MARINE_CAMERA;
  await shop.open('/category/maritime-cameras');
  const add = shop.card(title).getByRole('button', { name: `Add to Cart: ${title}` });
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

test('on paper a cart is its lines and sums, on one sheet, with nothing to press', async ({ shop }) => {
  await shop.keep('cart', savedCart([savedLine(PLUG, 2), savedLine(RADIO, 1), savedLine(INTERCOM, 1)]));
  await shop.open('/cart');
  await expect(quantityOf(shop, PLUG.title)).toHaveValue('2');
  await shop.page.emulateMedia({ media: 'print' });
  await expect(shop.main.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(shop.link('Proceed to Checkout')).toBeHidden();
  await expect(quantityOf(shop, PLUG.title)).toBeVisible();
  const paper = await shop.page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
