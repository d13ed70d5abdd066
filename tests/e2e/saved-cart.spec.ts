import { holdRequests } from './support/hold-requests.ts';
import { expectCartLines, removeButton } from './support/cart-page.ts';
import { INTERCOM, PLUG } from './support/catalogue.ts';
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
