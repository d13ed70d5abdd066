import { MARINE_CAMERA } from './support/catalogue.ts';
import { expect, savedCart, type Shop, shopOf, test } from './support/shop.ts';

const PRODUCT_PAGE = `/product/${MARINE_CAMERA.id}`;

const TABS = 4;
const PRESSES = 250;

/** A line for each tab, with room for all of its presses. */
const LINES = Array.from({ length: TABS }, (_, index) => ({
  id: `bell-${index}`,
  title: `Brass bell ${index}`,
  image: '',
  price: 2,
  availableQuantity: 10 * PRESSES,
  maxQuantity: 10 * PRESSES,
  quantity: 1,
}));

/** Holds the lock for changes of the cart, like a tab that hangs while it writes. */
async function holdCartLock({ page }: Shop): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((granted) => {
        void navigator.locks.request('stored item "cart"', () => {
          granted();
          return new Promise(() => undefined);
        });
      }),
  );
}

test('1,000 presses in four tabs at the same time all count', async ({ shop, context }) => {
  test.setTimeout(120_000);
  const browser = await context.browser()?.newBrowserCDPSession();
  const rendererCount = async () => {
    const { processInfo = [] } = (await browser?.send('SystemInfo.getProcessInfo')) ?? {};
    return processInfo.filter(({ type }) => type === 'renderer').length;
  };
  await shop.store('cart', savedCart(LINES));
  await shop.open('/cart');
  const before = await rendererCount();
  const tabs = [shop];
  while (tabs.length < TABS) {
    const tab = shopOf(await context.newPage());
    await tab.open('/cart');
    tabs.push(tab);
  }
  // Tabs that share a process share their copy of the storage, and have no conflicts.
  expect(await rendererCount()).toBeGreaterThanOrEqual(before + TABS - 1);

  await Promise.all(
    tabs.map((tab, index) =>
      tab
        .button(`Increase quantity of Brass bell ${index}`)
        .evaluate(async (button: HTMLElement, presses) => {
          for (let press = 0; press < presses; press += 1) {
            button.click();
            await new Promise((resolve) => setTimeout(resolve));
          }
        }, PRESSES),
    ),
  );
  const units = TABS * (1 + PRESSES);
  for (const tab of tabs) await tab.expectCart(units, units * 200);
  expect(await shop.storedValue('cart')).toMatchObject({
    items: LINES.map(({ id }) => ({ id, quantity: 1 + PRESSES })),
    totalItems: units,
  });
});

test.describe('While another tab is writing', () => {
  let otherTab: Shop;
  test.beforeEach(async ({ shop, context }) => {
    otherTab = shopOf(await context.newPage());
    await otherTab.open('/about-us');
    await shop.open(PRODUCT_PAGE);
    await holdCartLock(otherTab);
  });

  test('a press shows at once, and is stored although the other tab hangs', async ({ shop }) => {
    const shown = await shop.button('Add to Cart').evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      return document.querySelector('[aria-controls=cart-dropdown]')?.textContent;
    });
    expect(shown).toContain('Cart, 1 item');
    const storedText = () => shop.page.evaluate(() => localStorage.getItem('cart'));
    expect(await storedText()).toBeNull();
    await expect.poll(storedText).toContain('"totalItems":1');
    await otherTab.expectCart(1, MARINE_CAMERA.price);
  });

  test('a press counts although the page is left at once', async ({ shop }) => {
    await shop.button('Add to Cart').evaluate((button: HTMLElement) => {
      button.click();
      location.assign('/about-us');
    });
    await shop.page.waitForURL('/about-us');
    await shop.expectCart(1, MARINE_CAMERA.price);
  });

  test('a press counts although the tab is closed at once', async ({ shop }) => {
    await shop.button('Add to Cart').click();
    await shop.page.close();
    await otherTab.expectCart(1, MARINE_CAMERA.price);
  });
});

test('a press counts on a host without HTTPS, where there are no locks', async ({ shop }) => {
  await shop.page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  });
  await shop.open(PRODUCT_PAGE);
  await shop.button('Add to Cart').click();
  await shop.expectCart(1, MARINE_CAMERA.price);
  expect(await shop.storedValue('cart')).toMatchObject({ totalItems: 1 });
});
