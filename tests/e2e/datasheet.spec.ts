import { readFileSync } from 'node:fs';
import { readPdf } from '#tests/support/read-pdf.ts';
import { INTERCOM } from './support/catalogue.ts';
import { money } from './support/money.ts';
import { expect, test } from './support/shop.ts';

// pdf.js applies NFKC to some characters of the text that it reads, such as `µ`.
const withoutSpaces = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');

// Chromium reports the fonts that cannot be fetched.
test.use({ allowedConsole: [/Failed to load resource/] });

test('a datasheet states the description, the specifications and the price; without a connection a notice says that it is not made', async ({
  shop,
}) => {
  const { id, title: name, brand, description, specifications, price } = INTERCOM;
  await shop.open(`/product/${id}`);
  await shop.page.route('**/*.ttf', (route) => route.abort());
  await shop.button('Download datasheet (PDF)').click();
  await expect(
    shop.notice('The PDF could not be made. Check your connection, then try again.'),
  ).toBeVisible();
  await shop.page.unroute('**/*.ttf');
  const download = shop.page.waitForEvent('download');
  await shop.button('Download datasheet (PDF)').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^datasheet-[\p{L}\p{N}._-]+\.pdf$/u);
  const { pages, title } = await readPdf(readFileSync(await file.path()));
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(title).toBe(`${name}: datasheet · Watchpost`);
  const text = withoutSpaces(pages.join(' '));
  for (const part of [brand, description, ...specifications, money(price), `SKU ${id}`, `/product/${id}`]) {
    expect(text).toContain(withoutSpaces(part));
  }
});
