import { expectCartLines } from './support/cart-page.ts';
import { INTERCOM, PLUG, type Product, productById, RADIO, SOLD_OUT } from './support/catalogue.ts';
import { expect, type Shop, test } from './support/shop.ts';

const BULLET = productById('36');

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
    await shop.open('/cart');
    await expectCartLines(shop, [line(BULLET, 2), line(INTERCOM, 3), line(RADIO, 4)]);
  });

  test('keeps the quantity when a suggestion is pressed, and reads brand and model, titles and links', async ({
    shop,
  }) => {
    await shop.open('/quick-order');
    const link = new URL(`/product/${INTERCOM.id}`, shop.page.url()).href;
    await list(shop).fill(
      ['DS-2CD2087G2-LX 4', 'XP95 heat detector, A2S 3', 'Motorola SLR 5700 2', `${link} 5`, PLUG.title].join(
        '\n',
      ),
    );
    await expect(rows(shop)).toHaveCount(4);
    await problems(shop)
      .getByRole('button', { name: /DS-2CD2087G2-LU/ })
      .click();
    await expect(list(shop)).toHaveValue(/^DS-2CD2087G2-LU 4\n/);
    await addButton(shop, 5).click();
    await shop.open('/cart');
    await expectCartLines(shop, [
      line(BULLET, 4),
      line(productById('58'), 3),
      line(productById('13'), 2),
      line(INTERCOM, 5),
      line(PLUG, 1),
    ]);
  });

  test('reads 10,000 pasted lines, and keeps the text over a reload', async ({ shop, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await shop.open('/quick-order');
    const text = Array.from({ length: 10_000 }, (_, index) => `${(index % 9) + 1} x DS-${index}`).join('\n');
    await shop.page.evaluate((copied) => navigator.clipboard.writeText(copied), `${text}\n31 2`);
    await list(shop).press('ControlOrMeta+V');
    await expect(shop.main.getByText('1 line found, 10,000 lines with problems').first()).toBeVisible();
    await expect(problems(shop)).toHaveCount(50);
    await shop.reload();
    await expect(addButton(shop, 1)).toBeVisible();
  });
});
