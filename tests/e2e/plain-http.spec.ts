import { INTERCOM } from './support/catalogue.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';

/** Removes what browsers offer only over HTTPS and on the visitor's own machine. It runs before the page's own scripts. */
const removeSecureFeatures = () => {
  for (const name of ['clipboard', 'locks', 'serviceWorker', 'share', 'storage']) {
    Reflect.deleteProperty(Navigator.prototype, name);
  }
  for (const name of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, name);
  Reflect.deleteProperty(window, 'caches');
};

test.describe('On a host without HTTPS', () => {
  test.slow();
  test.beforeEach(async ({ shop }) => {
    await shop.page.addInitScript(removeSecureFeatures);
    await shop.store('cart', savedCart([savedLine(INTERCOM, 2)]));
  });

  test('lists can be created and imported', async ({ shop }) => {
    await shop.open('/cart');
    await shop.main.getByText('More', { exact: true }).click();
    await shop.button('Add to list').click();
    const dialog = shop.page.getByRole('dialog', { name: 'Add to list' });
    await dialog.getByRole('textbox', { name: 'New list' }).fill('Warehouse');
    await dialog.getByRole('button', { name: 'Create list' }).click();
    await expect(shop.notice('1 product added to Warehouse')).toBeVisible();
    await shop.open('/lists');
    const download = shop.page.waitForEvent('download');
    await shop.button('Export: Warehouse').click();
    await shop.main.getByLabel('Import lists').setInputFiles(await (await download).path());
    await expect(shop.notice(/imported/i)).toBeVisible();
  });

  test('what cannot be copied is shown, selected, and the page about offline use says that it needs HTTPS', async ({
    shop,
  }) => {
    const selection = () => shop.page.evaluate(() => String(getSelection()));
    await shop.open('/cart');
    await shop.button('Share cart').click();
    const dialog = shop.page.getByRole('dialog', { name: 'Share cart' });
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(dialog.getByText(/did not allow copying/)).toBeVisible();
    expect(await selection()).toContain(`/cart?items=${INTERCOM.id}:2`);

    await shop.open('/planner');
    const horizon = shop.region('Radio Horizon');
    await horizon.getByRole('button', { name: 'Copy result as text' }).click();
    await expect(horizon.getByRole('textbox', { name: /did not allow copying/ })).toBeFocused();
    expect(await selection()).toContain('Radio horizon');

    await shop.open(`/product/${INTERCOM.id}`);
    await shop.page.getByRole('tab', { name: 'Specifications' }).click();
    await shop.button('Copy specifications').click();
    await expect(shop.notice(/did not allow copying|selected/i)).toBeVisible();
    expect(await selection()).toContain('Zenitel');

    await shop.open('/offline');
    await expect(shop.heading).toHaveText('Offline Use');
    await expect(shop.main.getByText(/HTTPS/)).toBeVisible();
  });
});
