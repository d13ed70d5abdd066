import { expectCartLines } from './support/cart-page.ts';
import { INTERCOM, PLUG, type Product, productById, RADIO, SOLD_OUT } from './support/catalogue.ts';
import { expect, type Shop, test } from './support/shop.ts';

const BULLET = productById('36');
const TURRET = productById('37');

const list = ({ main }: Shop) => main.getByRole('textbox', { name: 'Products and quantities' });
const rows = ({ main }: Shop) => main.getByRole('table', { name: 'Found' }).locator('tbody').getByRole('row');
const problems = ({ main }: Shop) =>
  main.getByRole('list', { name: 'Lines with problems' }).getByRole('listitem');
const addButton = ({ main }: Shop, lines: number) =>
  main.getByRole('button', { name: `Add ${lines} ${lines === 1 ? 'line' : 'lines'} to cart`, exact: true });
const line = ({ title, price }: Product, quantity: number) => ({ title, price, quantity });

test.describe('A quick order', () => {
  test('finds products by SKU, model and item number and adds them with one press', async ({ shop }) => {
    await shop.open('/quick-order');
    await list(shop).fill(
      `2 x DS-2CD2087G2-LU\n${INTERCOM.id}; 3\nAAH06RDN9RA1AN\t4\n${SOLD_OUT.id} 1\nnonsense`,
    );
    await expect(rows(shop)).toHaveCount(3);
    await expect(rows(shop).nth(0)).toContainText(BULLET.title);
    await expect(rows(shop).nth(1)).toContainText('$6,567.00');
    await expect(problems(shop)).toHaveCount(2);
    await addButton(shop, 3).click();

    await expect(
      shop.notice('3 lines added to cart: 9 items. 2 lines with problems stay in the list.'),
    ).toBeVisible();
    await expect(list(shop)).toHaveValue(`${SOLD_OUT.id} 1\nnonsense`);
    await expect(addButton(shop, 0)).toBeFocused();
    await shop.undo.click();
    await expect(shop.cartButton).toHaveAccessibleName('Cart, 0 items, $0.00');
    await expect(addButton(shop, 3)).toBeVisible();
    await addButton(shop, 3).click();
    await shop.open('/cart');
    await expectCartLines(shop, [line(BULLET, 2), line(INTERCOM, 3), line(RADIO, 4)]);
  });

  test('explains each line that it cannot add, and offers corrections', async ({ shop }) => {
    await shop.open('/quick-order');
    await list(shop).fill(
      ['DS-2CD2187G2-LU 2', '1 0', '1 -1', '1 1e9', '1;ten', '31 11', '1 1000000000'].join('\n'),
    );
    await expect(problems(shop)).toHaveCount(7);
    const reasons = [
      '“DS-2CD2187G2-LU” is not a SKU, model or item number of ours.',
      'The quantity is 0. It must be at least 1.',
      '“-1” is below 0. The quantity must be at least 1.',
      '“1e9” is not a quantity. Write a whole number in digits.',
      '“ten” is not a quantity. Write a whole number in digits.',
      `${PLUG.title}: at most 10 in one order.`,
      `${INTERCOM.title}: at most 10 in one order.`,
    ];
    for (const [index, reason] of reasons.entries()) {
      await expect(problems(shop).nth(index)).toContainText(reason);
      await expect(problems(shop).nth(index)).toContainText(`Line ${index + 1}`);
    }
    await problems(shop).nth(0).getByRole('button', { name: TURRET.title }).click();
    await expect(rows(shop)).toHaveCount(1);
    await expect(list(shop)).toBeFocused();
    await expect(list(shop)).toHaveValue(/^DS-2CD2387G2-LU 2\n/);
    await problems(shop).filter({ hasText: PLUG.title }).getByRole('button', { name: 'Order 10' }).click();
    await expect(list(shop)).toHaveValue(/\n31 10\n/);
    await expect(addButton(shop, 2)).toBeVisible();

    await problems(shop)
      .filter({ hasText: 'ten' })
      .getByRole('button', { name: /^Line 5/ })
      .click();
    await expect(list(shop)).toBeFocused();
    expect(await shop.page.evaluate(() => getSelection()?.toString())).toBe('1;ten');
  });

  test('says how it reads a table, asks where it cannot tell, and orders as chosen', async ({ shop }) => {
    const columns = shop.main.getByRole('group', { name: 'Columns', exact: true });
    const column = (name: string) => columns.getByRole('combobox', { name, exact: true });
    await shop.open('/quick-order');
    await list(shop).fill(`Item,Model,Stock,Qty\n1,${RADIO.id},3,2\n11,ACME-RACK,9,4\n,Subtotal,,`);
    await expect(columns.getByText('Read as: Model → product, Qty → quantity')).toBeVisible();
    await expect(column('Item')).toHaveValue('ignored');
    await expect(rows(shop)).toHaveCount(1);
    await expect(problems(shop)).toHaveText(/“ACME-RACK” is not a SKU/);
    await expect(shop.main.getByText('2 lines left out: 1 heading, 1 without a product')).toBeVisible();

    await column('Stock').selectOption('Quantity');
    await expect(rows(shop).getByRole('cell', { name: '3', exact: true })).toBeVisible();
    await expect(column('Qty')).toHaveValue('ignored');

    await list(shop).fill(`SKU;Stock\n${RADIO.id};3\n${PLUG.id};1`);
    await expect(columns.getByText('Which column has the quantities?')).toBeVisible();
    await expect(addButton(shop, 0)).toBeVisible();
    await columns.getByRole('button', { name: 'Order one of each' }).click();
    await expect(columns.getByText('Read as: SKU → product, one of each')).toBeVisible();
    await addButton(shop, 2).click();
    await expect(list(shop)).toHaveValue('');
    await shop.open('/cart');
    await expectCartLines(shop, [line(RADIO, 1), line(PLUG, 1)]);
  });

  test('reads 10,000 pasted lines, and keeps the text over a reload', async ({ shop, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await shop.open('/quick-order');
    const text = Array.from({ length: 10_000 }, (_, index) => `${(index % 9) + 1} x DS-${index}`).join('\n');
    await shop.page.evaluate((copied) => navigator.clipboard.writeText(copied), `${text}\n31 2`);
    await list(shop).press('ControlOrMeta+V');
    await expect(shop.main.getByText('1 line found, 10,000 lines with problems').first()).toBeVisible();
    await expect(problems(shop)).toHaveCount(50);
    await shop.button('Show 50 more lines').click();
    await expect(problems(shop)).toHaveCount(100);
    await shop.reload();
    await expect(addButton(shop, 1)).toBeVisible();
    await shop.button('Clear the list').click();
    await expect(list(shop)).toHaveValue('');
    await shop.undo.click();
    await expect(addButton(shop, 1)).toBeVisible();
  });

  test('says so if products cannot be looked up, and keeps the list', async ({ shop, page }) => {
    await page.route('**/data/product-codes.json', (route) => route.fulfill({ json: 'not codes' }));
    await shop.open('/quick-order');
    await list(shop).fill('31 2');
    await expect(shop.main.getByText(/^Products could not be looked up/)).toBeVisible();
    await page.unroute('**/data/product-codes.json');
    await shop.button('Retry').click();
    await expect(rows(shop)).toHaveCount(1);
    await expect(list(shop)).toHaveValue('31 2');
  });
});
