import { expectSummary, quantityField } from './support/cart-page.ts';
import { INTERCOM, PLUG, RADIO } from './support/catalogue.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';

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
