import { INTERCOM } from './support/catalogue.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';

test('the cart dropdown follows its button in the tab order, and closes on a click on its links', async ({
  shop,
}) => {
  await shop.store('cart', savedCart([savedLine(INTERCOM, 1)]));
  await shop.open('/about-us');
  for (const [name, path] of [
    ['View cart', '/cart'],
    ['Checkout', '/checkout'],
  ] as const) {
    await shop.cartButton.click();
    await expect(shop.cartDropdown).toBeVisible();
    await shop.page.keyboard.press('Tab');
    await expect(
      shop.cartDropdown.getByRole('button', { name: `Remove ${INTERCOM.title} from cart` }),
    ).toBeFocused();
    await shop.cartDropdown.getByRole('link', { name, exact: true }).click();
    await expect(shop.page).toHaveURL(path);
    await expect(shop.cartDropdown).toBeHidden();
    await expect(shop.heading).toBeFocused();
  }
});
