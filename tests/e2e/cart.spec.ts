import { expectCartLines, expectSummary, quantityField, removeButton } from './support/cart-page.ts';
import { INTERCOM, MARINE_CAMERA, PLUG, productById, RADIO } from './support/catalogue.ts';
import { centsOf, money } from './support/money.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';

test('shows additions and changed quantities in header, dropdown and cart, to the cent', async ({ shop }) => {
  await shop.open('/category/smart-sensor');
  const add = shop.card(PLUG.title).getByRole('button', { name: `Add to Cart: ${PLUG.title}` });
  await add.click();
  await expect(shop.notice(`${PLUG.title} added to cart`)).toBeVisible();
  await shop.expectCart(1, PLUG.price);
  await add.click();
  await shop.expectCart(2, PLUG.price * 2);
  await shop.cartButton.click();
  await expect(shop.cartDropdown.getByText(`2 × ${money(PLUG.price)}`, { exact: true })).toBeVisible();
  await shop.cartDropdown.getByRole('link', { name: 'View cart' }).click();
  await expect(shop.heading).toHaveText('Shopping Cart');
  await expectCartLines(shop, [{ ...PLUG, quantity: 2 }]);
  await shop.button(`Increase quantity of ${PLUG.title}`).click();
  await expectCartLines(shop, [{ ...PLUG, quantity: 3 }]);
  await shop.button(`Decrease quantity of ${PLUG.title}`).click();
  await shop.button(`Decrease quantity of ${PLUG.title}`).click();
  await expectCartLines(shop, [{ ...PLUG, quantity: 1 }]);
  await expect(shop.button(`Decrease quantity of ${PLUG.title}`)).toBeDisabled();
});

test('a double click on a remove button removes one line', async ({ shop }) => {
  await shop.store('cart', savedCart([INTERCOM, RADIO, PLUG].map((product) => savedLine(product, 1))));
  await shop.open('/cart');
  await removeButton(shop, INTERCOM.title).dblclick();
  await expectCartLines(shop, [
    { ...RADIO, quantity: 1 },
    { ...PLUG, quantity: 1 },
  ]);
});

test('a double click on Add to Cart adds two', async ({ shop }) => {
  await shop.open('/category/smart-sensor');
  await shop
    .card(PLUG.title)
    .getByRole('button', { name: `Add to Cart: ${PLUG.title}` })
    .dblclick();
  await shop.expectCart(2, PLUG.price * 2);
  await expect(shop.page).toHaveURL('/category/smart-sensor');
});

test('K2: cards and the cart limit the quantity to the stock and show the reason', async ({ shop }) => {
  const { title, price } = MARINE_CAMERA;
  await shop.open('/category/maritime-cameras');
  const add = shop.card(title).getByRole('button', { name: `Add to Cart: ${title}` });
  await add.click();
  await add.click();
  await shop.expectCart(2, price * 2);
  await add.click();
  await expect(shop.notice(`${title}: only 2 in stock`)).toBeVisible();
  await shop.expectCart(2, price * 2);

  await shop.cartButton.click();
  await shop.cartDropdown.getByRole('link', { name: 'View cart' }).click();
  const plus = shop.button(`Increase quantity of ${title}`);
  await expect(plus).toHaveAttribute('aria-disabled', 'true');
  await expect(plus).toHaveAccessibleDescription(/only 2 in stock/);
  await plus.click({ force: true });
  await quantityField(shop, title).fill('7');
  await expect(quantityField(shop, title)).toHaveValue('2');
  await expectCartLines(shop, [{ ...MARINE_CAMERA, quantity: 2 }]);
});

test('subtotal, shipping and tax add up to the total, to the cent', async ({ shop }) => {
  const lines = ['31', '33', '57', '58', '34'].map((id, index) =>
    Object.assign({ quantity: index + 1 }, productById(id)),
  );
  await shop.store('cart', savedCart(lines.map((line) => savedLine(line, line.quantity))));
  await shop.open('/cart');
  await expectCartLines(shop, lines);
  const amounts = await shop.region('Order Summary').getByRole('definition').allTextContents();
  const [subtotal = 0, shipping = 0, tax = 0, total = 0] = amounts.map(centsOf);
  expect(subtotal + shipping + tax).toBe(total);
  expect(shipping).toBe(4999);
});

test('K3: restores the last valid quantity, and Enter applies a valid one without leaving the page', async ({
  shop,
}) => {
  await shop.store('cart', savedCart([savedLine(INTERCOM, 2), savedLine(RADIO, 1)]));
  await shop.open('/cart');
  const field = quantityField(shop, INTERCOM.title);
  for (const invalid of ['0', '-2', '1.5', '']) {
    await field.fill(invalid);
    await field.press('Enter');
    await field.blur();
    await expect(field).toHaveValue('2');
  }
  await field.fill('4');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await expect(shop.page).toHaveURL('/cart');
  await expectCartLines(shop, [
    { ...INTERCOM, quantity: 4 },
    { ...RADIO, quantity: 1 },
  ]);
});

test('prints the cart and its sums on one sheet, without buttons', async ({ shop }) => {
  await shop.store('cart', savedCart([savedLine(PLUG, 2), savedLine(RADIO, 1), savedLine(INTERCOM, 1)]));
  await shop.open('/cart');
  await expect(quantityField(shop, PLUG.title)).toHaveValue('2');
  await shop.page.emulateMedia({ media: 'print' });
  await expect(shop.main.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(shop.link('Proceed to Checkout')).toBeHidden();
  await expect(quantityField(shop, PLUG.title)).toBeVisible();
  await expectSummary(shop, 2 * PLUG.price + RADIO.price + INTERCOM.price);
  const pdf = await shop.page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
