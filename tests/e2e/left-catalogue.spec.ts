import type { Locator } from '@playwright/test';
import { RADIO } from './support/catalogue.ts';
import { expect, savedCart, savedComparison, savedLine, savedWishlist, test } from './support/shop.ts';

const TELEGRAPH = { ...RADIO, id: '9000', title: 'Brass Telegraph', image: '' };
const note = (within: Locator) => within.getByText('No longer in our catalogue', { exact: true });

test.describe('A saved product that has left the catalogue', () => {
  test('is marked in the cart and its dropdown, and can be taken through the checkout', async ({ shop }) => {
    await shop.store('cart', savedCart([savedLine(TELEGRAPH, 2), savedLine(RADIO, 1)]));
    await shop.open('/cart');
    await expect(note(shop.main)).toHaveCount(1);
    await expect(note(shop.card(TELEGRAPH.title))).toBeVisible();
    await shop.cartButton.click();
    await expect(note(shop.cartDropdown)).toHaveCount(1);
    await shop.cartDropdown.getByRole('link', { name: 'Checkout' }).click();
    await expect(shop.heading).toHaveText('Checkout');
    await expect(note(shop.region('Sipariş Özeti'))).toHaveCount(1);
    await expect(shop.button('Place Order')).toBeEnabled();
    expect(await shop.storedValue('cart')).toMatchObject({ totalItems: 3 });
  });

  test('is marked in the wishlist in place of its stock, and in lists', async ({ shop }) => {
    const items = [savedLine(TELEGRAPH, 2)];
    await shop.store('wishlist', savedWishlist([TELEGRAPH, RADIO]));
    await shop.store('lists', { items: [{ id: 'a', name: 'Warehouse', items }] });
    await shop.open('/wishlist');
    const rowOf = (title: string) => shop.main.getByRole('row').filter({ hasText: title });
    await expect(note(rowOf(TELEGRAPH.title))).toBeVisible();
    await expect(rowOf(TELEGRAPH.title).getByText('In Stock')).toHaveCount(0);
    await expect(rowOf(RADIO.title).getByText('In Stock')).toBeVisible();
    await shop.open('/lists');
    await expect(note(rowOf(TELEGRAPH.title))).toBeVisible();
  });

  test('is not counted by the comparison, and makes room for another product', async ({ shop }) => {
    const gone = [TELEGRAPH, { ...TELEGRAPH, id: '9001' }, { ...TELEGRAPH, id: '9002' }];
    await shop.store('compare', savedComparison([...gone, RADIO]));
    await shop.open('/category/cctv-systems');
    const tray = shop.region('Comparison');
    await expect(tray.getByRole('link', { name: 'Compare 1 product' })).toBeVisible();
    await expect(tray.getByRole('listitem')).toHaveCount(1);
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
    const toggles = shop.main.getByRole('button', { name: /^Compare: / });
    await toggles.nth(0).click();
    await toggles.nth(1).click();
    await expect(tray.getByRole('link', { name: 'Compare 3 products' })).toBeVisible();
    await tray.getByRole('link').click();
    await expect(shop.main.getByRole('table').first()).toBeVisible();
    await expect(shop.main.getByText('9000')).toHaveCount(0);
  });
});
