import { INTERCOM } from './support/catalogue.ts';
import { expect, shopOf, test } from './support/shop.ts';

const PRODUCT_PAGE = `/product/${INTERCOM.id}`;
const { price } = INTERCOM;

test('a press is stored and shown at once, and counts although the page is left at once', async ({
  shop,
}) => {
  await shop.open(PRODUCT_PAGE);
  const { stored, shown } = await shop.button('Add to Cart').evaluate(async (button: HTMLElement) => {
    button.click();
    const stored = localStorage.getItem('cart');
    await new Promise(requestAnimationFrame);
    return { stored, shown: document.querySelector('[aria-controls=cart-dropdown]')?.textContent };
  });
  expect(stored).toContain('"totalItems":1');
  expect(shown).toContain('Cart, 1 item');

  await shop.button('Add to Cart').evaluate((button: HTMLElement) => {
    button.click();
    location.assign('/about-us');
  });
  await shop.page.waitForURL('/about-us');
  await shop.expectCart(2, 2 * price);
});

test('presses in two tabs in turn all count, and both tabs show them', async ({ shop, context }) => {
  const otherTab = shopOf(await context.newPage());
  const tabs = [shop, otherTab];
  for (const tab of tabs) await tab.open(PRODUCT_PAGE);
  for (let count = 1; count <= 6; count += 1) {
    await tabs[count % 2]?.button('Add to Cart').click();
    for (const tab of tabs) await tab.expectCart(count, count * price);
  }
  expect(await shop.storedValue('cart')).toMatchObject({ totalItems: 6 });
});

test('a press counts although the tab is closed at once', async ({ shop, context }) => {
  const otherTab = shopOf(await context.newPage());
  await otherTab.open('/about-us');
  await shop.open(PRODUCT_PAGE);
  await shop.button('Add to Cart').click();
  await shop.page.close();
  await otherTab.expectCart(1, price);
});
