import { holdRequests } from './support/hold-requests.ts';
import { expectCartLines, removeButton } from './support/cart-page.ts';
import { INTERCOM, PLUG, PRODUCTS, SOLD_OUT } from './support/catalogue.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';

test.describe('The saved cart', () => {
  test('shows as loading, not as empty, until the scripts run, and then with the prices and titles of the catalogue', async ({
    shop,
  }) => {
    const outdated = { ...savedLine(INTERCOM, 1), price: 1, title: 'Old name' };
    await shop.store('cart', savedCart([outdated]));
    const releaseScripts = await holdRequests(shop.page, '**/assets/*.js');
    await shop.page.goto('/cart', { waitUntil: 'commit' });
    await expect(shop.main.getByText('Loading your cart…')).toBeVisible();
    await expect(shop.main.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden();
    releaseScripts();
    await expectCartLines(shop, [{ ...INTERCOM, quantity: 1 }]);
  });
});

test.describe('A saved cart that is out of date', () => {
  for (const width of [390, 820, 1280]) {
    test(`says at ${width} px how many prices have changed, covers no control, and leads to the cart, where lines say what they cost before`, async ({
      shop,
    }) => {
      await shop.page.setViewportSize({ width, height: 800 });
      const outdated = PRODUCTS.filter(({ soldOut }) => !soldOut).slice(0, 12);
      const lines = outdated.map((product) => Object.assign(savedLine(product, 1), { price: 1 }));
      await shop.store('cart', savedCart(lines));
      await shop.open('/category/cctv-systems');
      const changes = shop.region('What has changed in your cart');
      await expect(changes).toContainText('Your cart has changed: 12 prices.');
      const covered = await changes.evaluate((region) => {
        const own = region.getBoundingClientRect();
        return {
          share: own.height / innerHeight,
          controls: Array.from(document.querySelectorAll('a, button, input'), (control) => {
            const box = control.getBoundingClientRect();
            const isBelow = box.bottom > own.top && box.top < own.bottom && box.width > 1;
            return isBelow && control.checkVisibility() && !region.contains(control) ? control.outerHTML : '';
          }).filter((html) => html !== ''),
        };
      });
      expect(covered.share).toBeLessThan(1 / 3);
      expect(covered.controls).toEqual([]);
      await changes.getByRole('link', { name: 'View cart' }).click();
      await expect(shop.heading).toHaveText('Shopping Cart');
      await expect(shop.main.getByText('$1.00 before')).toHaveCount(12);
      await shop.reload();
      await expect(shop.main.getByText('$1.00 before')).toHaveCount(12);
    });
  }

  test('keeps the maximum of a line', async ({ shop }) => {
    await shop.store('cart', savedCart([Object.assign(savedLine(PLUG, 1), { maxQuantity: 3 })]));
    await shop.open('/cart');
    const quantity = shop.main.getByRole('spinbutton', { name: `Quantity of ${PLUG.title}` });
    const increase = shop.button(`Increase quantity of ${PLUG.title}`);
    await increase.click();
    await increase.click();
    await expect(quantity).toHaveValue('3');
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    expect(await shop.storedValue('cart')).toMatchObject({ items: [{ quantity: 3, maxQuantity: 3 }] });
  });

  test('lets what has sold out or left the catalogue be removed at once, and brought back', async ({
    shop,
  }) => {
    const gone = { ...savedLine(PLUG, 1), id: '9000', title: 'Brass Telegraph' };
    await shop.store('cart', savedCart([savedLine(SOLD_OUT, 2), savedLine(PLUG, 1), gone]));
    await shop.open('/cart');
    await shop.button('Remove 2 unavailable products').click();
    await expectCartLines(shop, [{ ...PLUG, quantity: 1 }]);
    await shop.page.getByRole('button', { name: 'Undo' }).click();
    await expect(shop.button('Remove 2 unavailable products')).toBeVisible();
    await expect(shop.card(SOLD_OUT.title).getByText('Out of Stock')).toBeVisible();
  });
});

test.describe('Stored values that are unreadable', () => {
  test.use({ allowedConsole: [/The stored item "[a-z-]+" is discarded/] });

  test('are discarded with a warning, and the shop starts empty', async ({ shop }) => {
    const keys = ['cart', 'wishlist', 'compare', 'recently-viewed', 'recent-searches'];
    const warnings: string[] = [];
    shop.page.on('console', (message) => warnings.push(message.text()));
    for (const key of keys) await shop.store(key, '{"items":[');
    await shop.open(`/product/${INTERCOM.id}`);
    await shop.expectCart(0, 0);
    await shop.expectWishlistCount(0);
    await expect(shop.region('Comparison')).toHaveCount(0);
    await shop.searchField.click();
    await expect(shop.searchField).toHaveRole('combobox');
    await expect(shop.page.getByRole('listbox', { name: 'Recent searches' })).toHaveCount(0);
    for (const key of keys) {
      await expect.poll(() => warnings.filter((text) => text.includes(`"${key}"`))).toHaveLength(1);
    }
    await expect.poll(() => shop.storedValue('recently-viewed')).toEqual({ items: [INTERCOM.id] });
    expect(await shop.storedText('wishlist')).toBeNull();
    await shop.page.keyboard.press('Escape');
    await shop.button('Add to Cart').click();
    await shop.expectCart(1, INTERCOM.price);
  });
});

const IN_MEMORY_ONLY = /last only until you close the page/;

/** Runs in the page before its own scripts. */
const blockStorage = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Storage is blocked.', 'SecurityError');
      },
    });
  }
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
});
