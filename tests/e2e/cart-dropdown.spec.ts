import { INTERCOM } from './support/catalogue.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';

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
