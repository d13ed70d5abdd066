import { readFile } from 'node:fs/promises';
import { expectCartLines } from './support/cart-page.ts';
import { INTERCOM, MARINE_CAMERA, type Product, PRODUCTS, RADIO } from './support/catalogue.ts';
import { money } from './support/money.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { expect, savedCart, savedLine, savedWishlist, type Shop, test } from './support/shop.ts';

const dialog = ({ page }: Shop) => page.getByRole('dialog', { name: 'Add to list' });
const list = (shop: Shop, name: string) => shop.region(name);
const rows = (shop: Shop, name: string) => list(shop, name).locator('tbody').getByRole('row');
const quantity = (shop: Shop, name: string, title: string) =>
  list(shop, name).getByRole('spinbutton', { name: `Quantity of ${title}` });
const storedLists = (
  ...lists: readonly { name: string; items: readonly ReturnType<typeof savedLine>[] }[]
) => ({
  items: lists.map(({ name, items }) => ({ id: name, name, items })),
});
const line = ({ title, price }: Product, units: number) => ({ title, price, quantity: units });

async function importFile({ main }: Shop, name: string, content: string): Promise<void> {
  await main
    .getByLabel('Import lists')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
}

test.describe('Lists', () => {
  test('are filled from the cart and added to the cart again', async ({ shop }) => {
    await shop.store('cart', savedCart([savedLine(RADIO, 6), savedLine(INTERCOM, 2)]));
    await shop.open('/cart');
    await shop.main.getByText('More', { exact: true }).click();
    await shop.button('Add to list').click();
    await dialog(shop).getByRole('textbox', { name: 'New list' }).fill('Warehouse');
    await dialog(shop).getByRole('button', { name: 'Create list' }).click();
    await expect(shop.notice('2 products added to Warehouse')).toBeVisible();
    await expect(shop.button('Add to list')).toBeFocused();
    await shop.button('Clear Cart').click();

    await shop.main.getByRole('link', { name: 'Your Lists' }).click();
    await expect(shop.heading).toHaveText('Your Lists');
    await expect(rows(shop, 'Warehouse')).toHaveCount(2);
    await expect(quantity(shop, 'Warehouse', RADIO.title)).toHaveValue('6');
    for (const [name, path] of [
      ['System check', '/system-check'],
      ['Quote', '/quote'],
    ]) {
      await expect(shop.link(`${name}: Warehouse`)).toHaveAttribute(
        'href',
        `${path}?items=${RADIO.id}:6,${INTERCOM.id}:2`,
      );
    }
    await shop.button('Add to cart: Warehouse').click();
    await expect(shop.notice('2 products of Warehouse added to cart.')).toBeVisible();
    await shop.open('/cart');
    await expectCartLines(shop, [line(RADIO, 6), line(INTERCOM, 2)]);
  });

  test('are printed from the first page on', async ({ shop }) => {
    const items = PRODUCTS.filter(({ soldOut }) => !soldOut).map((product) => savedLine(product, 1));
    await shop.store('lists', storedLists({ name: 'Office', items }));
    await shop.open('/lists');
    await expect(rows(shop, 'Office')).toHaveCount(items.length);
    const { pages } = await readPdf(new Uint8Array(await shop.page.pdf({ format: 'A4' })));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]).toContain(items[0]?.title);
    // The head of the table, and no footer of the site.
    expect(pages.at(-1)).not.toContain('Copyright');
  });

  test('take products of the wishlist, and warn if the stock is too low', async ({ shop }) => {
    await shop.store('wishlist', savedWishlist([MARINE_CAMERA]));
    await shop.store('lists', storedLists({ name: 'Quay', items: [savedLine(MARINE_CAMERA, 7)] }));
    await shop.open('/wishlist');
    await shop.button('Add to list').click();
    await dialog(shop)
      .getByRole('button', { name: /^Add to Quay/ })
      .click();
    await shop.open('/lists');
    await expect(quantity(shop, 'Quay', MARINE_CAMERA.title)).toHaveValue('8');
    await expect(list(shop, 'Quay').getByText('Now: only 2 in stock')).toBeVisible();
    await shop.button('Add to cart: Quay').click();
    await shop.expectCart(2, 2 * MARINE_CAMERA.price);
    await shop.undo.click();
    await shop.expectCart(0, 0);
  });

  test('are quoted in full, whatever an order holds, and fill in the contact form, also after a reload', async ({
    shop,
  }) => {
    const lines = [savedLine(RADIO, 1200), savedLine(MARINE_CAMERA, 7)];
    await shop.store('lists', storedLists({ name: 'Quay', items: lines }));
    await shop.open('/lists');
    await shop.link('Quote: Quay').click();
    const sheet = shop.page.getByRole('region', { name: /^Quote Q-/ });
    const note = 'More than one order holds: our sales desk confirms';
    await expect(sheet.getByRole('rowheader')).toHaveText(
      [RADIO, MARINE_CAMERA].map(({ title }) => title + note),
    );
    await expect(sheet.getByText(money(1200 * RADIO.price), { exact: true })).toBeVisible();
    await expect(
      sheet.getByText(money(1200 * RADIO.price + 7 * MARINE_CAMERA.price), { exact: true }),
    ).toBeVisible();
    await expect(shop.link('Email to us')).toHaveAttribute('href', /^mailto:sales@watchpost\.example\?/);

    await shop.page.goBack();
    await shop.link('Ask us: Quay').click();
    await expect(shop.heading).toHaveText('Contact Us');
    const message = shop.main.getByRole('textbox', { name: 'Message', exact: true });
    const asked = new RegExp(
      String.raw`1,200 × ${RADIO.title} \(SKU ${RADIO.id}\)\n7 × ${MARINE_CAMERA.title}`,
    );
    await expect(message).toHaveValue(asked);
    expect(new URL(shop.page.url()).search).toBe('');
    await shop.reload();
    await expect(message).toHaveValue(asked);
    await expect(shop.main.getByRole('textbox', { name: 'Subject' })).toHaveValue('List: Quay');
  });

  test('have unique names and can be changed; removals and deletions can be undone', async ({ shop }) => {
    await shop.store(
      'lists',
      storedLists({ name: 'Office', items: [savedLine(RADIO, 2), savedLine(INTERCOM, 1)] }),
    );
    await shop.open('/lists');
    await shop.main.getByRole('textbox', { name: 'New list' }).fill('office');
    await shop.button('Create list').click();
    await expect(shop.main.getByText('You have a list with this name')).toBeVisible();
    await shop.button('Rename: Office').click();
    await list(shop, 'Office').getByRole('textbox', { name: 'Name' }).fill('Head office');
    await list(shop, 'Office').getByRole('button', { name: 'Save' }).click();
    await expect(shop.button('Rename: Head office')).toBeFocused();

    await list(shop, 'Head office')
      .getByRole('button', { name: `Increase quantity of ${RADIO.title}` })
      .click();
    await shop.button(`Remove ${INTERCOM.title} from Head office`).click();
    await expect(rows(shop, 'Head office')).toHaveCount(1);
    await shop.undo.click();
    await expect(rows(shop, 'Head office')).toHaveCount(2);
    await shop.main.getByRole('textbox', { name: 'New list' }).fill('Workshop');
    await shop.button('Create list').click();
    // The second click of a double click does not delete the list that moves up.
    const box = await shop.button('Delete: Head office').boundingBox();
    if (!box) throw new Error('The button is not visible.');
    await shop.page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await expect(list(shop, 'Head office')).toBeHidden();
    await shop.button('Delete: Workshop').click();
    await expect(shop.main.getByRole('heading', { name: 'You have no lists yet' })).toBeVisible();
    await expect(shop.heading).toBeFocused();
    await shop.notice('Head office deleted').locator('..').getByRole('button', { name: 'Undo' }).click();
    await expect(quantity(shop, 'Head office', RADIO.title)).toHaveValue('3');
    await shop.reload();
    await expect(quantity(shop, 'Head office', RADIO.title)).toHaveValue('3');
  });

  test('are exported and imported again under another name; a file of another format is refused, and unknown products are named', async ({
    shop,
  }) => {
    await shop.store('lists', storedLists({ name: 'Office', items: [savedLine(RADIO, 2)] }));
    await shop.open('/lists');
    const download = shop.page.waitForEvent('download');
    await shop.button('Export: Office').click();
    const content = await readFile(await (await download).path(), 'utf8');
    expect(JSON.parse(content)).toEqual({
      format: 'watchpost-lists',
      version: 1,
      lists: [{ name: 'Office', items: [{ sku: RADIO.id, title: RADIO.title, quantity: 2 }] }],
    });
    await importFile(shop, 'office.json', content);
    await expect(quantity(shop, 'Office 2', RADIO.title)).toHaveValue('2');
    await expect(shop.notice('1 list imported: Office 2.')).toBeVisible();

    await importFile(shop, 'a.json', 'SKU,Quantity');
    await expect(shop.notice(/^a\.json is not a JSON file/)).toBeVisible();
    await importFile(shop, 'b.json', '{"cart":[]}');
    await expect(shop.notice(/^b\.json is not a file of lists from this shop/)).toBeVisible();
    const items = [
      { sku: RADIO.id, quantity: 3 },
      { sku: '999', quantity: 1 },
      { sku: '11', quantity: 'ten' },
    ];
    await importFile(
      shop,
      'c.json',
      JSON.stringify({ format: 'watchpost-lists', version: 1, lists: [{ name: 'Site', items }] }),
    );
    await expect(
      shop.notice(
        '1 list imported: Site. Not in our catalogue: 999. 1 entry left out: without a SKU, or without a quantity from 1 to 9,999.',
      ),
    ).toBeVisible();
    await expect(rows(shop, 'Site')).toHaveCount(1);
  });
});
