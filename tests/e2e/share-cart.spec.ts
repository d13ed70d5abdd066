import { readFile } from 'node:fs/promises';
import { expectCartLines } from './support/cart-page.ts';
import { INTERCOM, NEW_AND_HOT, type Product, RADIO, SOLD_OUT } from './support/catalogue.ts';
import { expect, savedCart, savedLine, type Shop, test } from './support/shop.ts';

const dialog = ({ page }: Shop) => page.getByRole('dialog', { name: 'Shared cart', exact: true });
const choice = (shop: Shop, name: string) => dialog(shop).getByRole('button', { name, exact: true });
const ownCart = savedCart([savedLine(RADIO, 2)]);
const line = ({ title, price }: Product, quantity: number) => ({ title, price, quantity });

test.describe('A link to a cart', () => {
  test('shows what it contains, changes nothing on Cancel, and is merged into the cart, which Undo restores', async ({
    shop,
  }) => {
    await shop.store('cart', ownCart);
    await shop.open('/faqs');
    await shop.open(
      `/cart?items=${INTERCOM.id}:2,${NEW_AND_HOT.id}:12,${SOLD_OUT.id}:1,999:1,${RADIO.id}:ten`,
    );
    const content = dialog(shop);
    await expect(content.getByText(INTERCOM.title)).toBeVisible();
    await expect(content.getByText('The link asks for 12: at most 10 in one order')).toBeVisible();
    await expect(content.getByText('Out of stock now, so it is not added.')).toBeVisible();
    await expect(content.getByText('Not in our catalogue: 999.')).toBeVisible();
    await expect(content.getByText(`“${RADIO.id}:ten”`)).toBeVisible();
    await expect(content.getByText(`2 × ${RADIO.title}`)).toBeVisible();
    await expect(content.getByText(/which then has 14 items/)).toBeVisible();
    expect(await shop.storedValue('cart')).toEqual(ownCart);

    await choice(shop, 'Cancel').click();
    await expect(content).toHaveCount(0);
    await expect(shop.page).toHaveURL('/cart');
    await expect(shop.heading).toBeFocused();
    await expectCartLines(shop, [line(RADIO, 2)]);

    await shop.page.goBack();
    await expect(shop.heading).toHaveText('Frequently Asked Questions');
    await shop.page.goForward();
    await expect(shop.heading).toHaveText('Shopping Cart');
    await expect(dialog(shop)).toHaveCount(0);

    await shop.open(`/cart?items=${INTERCOM.id}:2,${RADIO.id}:1`);
    await choice(shop, 'Merge').click();
    await expectCartLines(shop, [line(RADIO, 3), line(INTERCOM, 2)]);
    await expect(shop.page).toHaveURL('/cart');
    await shop.undo.click();
    await expectCartLines(shop, [line(RADIO, 2)]);
  });
});

test.describe('Share cart', () => {
  test('copies a link that opens the same cart elsewhere, and a file has its lines', async ({
    shop,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await shop.store('cart', savedCart([savedLine(RADIO, 2), savedLine(INTERCOM, 1)]));
    await shop.open('/cart');
    await shop.button('Share cart').click();
    const share = shop.page.getByRole('dialog', { name: 'Share cart' });
    await expect(share.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await share.getByRole('button', { name: 'Copy' }).click();
    const copied = share.getByText('Link copied');
    await expect(copied).toBeVisible();
    // Screen readers announce a new element, and not an unchanged one.
    const first = await copied.elementHandle();
    await share.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(copied).toBeVisible();
    const link = await shop.page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe(`?items=${RADIO.id}:2,${INTERCOM.id}:1`);
    await expect(share.getByRole('textbox', { name: 'Link to this cart' })).toHaveValue(link);
    await shop.page.keyboard.press('Escape');
    await expect(share).toHaveCount(0);
    await expect(shop.button('Share cart')).toBeFocused();
    await shop.page.keyboard.press('Enter');
    await expect(share.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(share.getByText('Link copied')).toHaveCount(0);
    await shop.page.keyboard.press('Escape');

    const download = shop.page.waitForEvent('download');
    await shop.main.getByText('More', { exact: true }).click();
    await shop.button('Download cart (CSV)').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('watchpost-cart.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^\uFEFFSKU,Product,Quantity,Unit Price \(USD\),Line Total \(USD\)\r\n/);
    expect(text).toContain(`\r\n${RADIO.id},${RADIO.title},2,899.00,1798.00\r\n`);
  });
});
