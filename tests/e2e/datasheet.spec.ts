import { readFileSync } from 'node:fs';
import { readPdf } from '#tests/support/read-pdf.ts';
import { INTERCOM, SOLD_OUT } from './support/catalogue.ts';
import { money } from './support/money.ts';
import { expect, test } from './support/shop.ts';

// pdf.js applies NFKC to some characters of the text that it reads, such as `µ`.
const withoutSpaces = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');

for (const product of [INTERCOM, SOLD_OUT]) {
  test(`the datasheet of ${product.title} states the description, the specifications and the price of the product`, async ({
    shop,
  }) => {
    await shop.open(`/product/${product.id}`);
    const download = shop.page.waitForEvent('download');
    await shop.button('Download datasheet (PDF)').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^datasheet-[\p{L}\p{N}._-]+\.pdf$/u);
    const { pages, title } = await readPdf(readFileSync(await file.path()));
    expect(pages.length).toBeLessThanOrEqual(2);
    expect(title).toBe(`${product.title}: datasheet · Watchpost`);
    const text = withoutSpaces(pages.join(' '));
    const { brand, description, specifications, price, id } = product;
    for (const part of [brand, description, ...specifications, money(price), `SKU ${id}`, `/product/${id}`]) {
      expect(text).toContain(withoutSpaces(part));
    }
  });
}

test.describe('without a connection', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('the datasheet is not made, and the shop says so', async ({ shop }) => {
    await shop.open(`/product/${INTERCOM.id}`);
    await shop.page.route('**/*.ttf', (route) => route.abort());
    await shop.button('Download datasheet (PDF)').click();
    await expect(
      shop.notice('The PDF could not be made. Check your connection, then try again.'),
    ).toBeVisible();
  });
});
