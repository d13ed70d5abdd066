import { INTERCOM } from './support/catalogue.ts';
import { expect, savedCart, savedLine, type Shop, test } from './support/shop.ts';

/** The distance in CSS pixels between the button and the dropdown. */
const GAP = 8;

test.describe('The cart dropdown', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.store('cart', savedCart([savedLine(INTERCOM, 1)]));
    await shop.open('/about-us');
    await shop.cartButton.click();
    await expect(shop.cartDropdown).toBeVisible();
  });

  for (const width of [1440, 600]) {
    test(`stays below its button at every scroll position at ${width} px`, async ({ shop }) => {
      await shop.page.setViewportSize({ width, height: 800 });
      for (const top of [0, 20, 700, 10]) {
        await scrollTo(shop, top);
        await expectBelowButton(shop);
        await shop.page.keyboard.press('Escape');
        await shop.cartButton.click();
        await expectBelowButton(shop);
      }
    });
  }

  test('follows its button in the tab order', async ({ shop }) => {
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
    test(`closes on a click on ${name}`, async ({ shop }) => {
      await shop.cartDropdown.getByRole('link', { name, exact: true }).click();
      await expect(shop.page).toHaveURL(path);
      await expect(shop.cartDropdown).toBeHidden();
      await expect(shop.heading).toBeFocused();
    });
  }
});

async function scrollTo({ page }: Shop, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

async function expectBelowButton({ cartButton, cartDropdown }: Shop): Promise<void> {
  await expect(cartDropdown).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const button = await cartButton.boundingBox();
    const panel = await cartDropdown.boundingBox();
    if (!button || !panel) throw new Error('The button or the dropdown has no box.');
    expect(panel.y).toBeCloseTo(button.y + button.height + GAP, 0);
    expect(panel.x + panel.width).toBeCloseTo(button.x + button.width, 0);
  }).toPass({ timeout: 5000 });
}
