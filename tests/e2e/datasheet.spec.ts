import { readFileSync } from 'node:fs';
import { readPdf } from '#tests/support/read-pdf.ts';
import { INTERCOM } from './support/catalogue.ts';
import { expect, test } from './support/shop.ts';

// Chromium reports the fonts that cannot be fetched.
test.use({ allowedConsole: [/Failed to load resource/] });

test('a datasheet is that of the product on the page; without a connection a notice says that it is not made', async ({
  shop,
}) => {
  await shop.open(`/product/${INTERCOM.id}`);
  await shop.page.route('**/*.ttf', (route) => route.abort());
  await shop.button('Download datasheet (PDF)').click();
  await expect(
    shop.notice('The PDF could not be created. Check your connection, then try again.'),
  ).toBeVisible();
  await shop.page.unroute('**/*.ttf');
  const download = shop.page.waitForEvent('download');
  await shop.button('Download datasheet (PDF)').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^datasheet-[\p{L}\p{N}._-]+\.pdf$/u);
  const { pages, title } = await readPdf(readFileSync(await file.path()));
  expect(title).toBe(`${INTERCOM.title}: datasheet · Watchpost`);
  expect(pages.join(' ')).toContain(`SKU ${INTERCOM.id}`);
});

test('a datasheet and a quote come without a picture that never arrives', async ({ shop }) => {
  // Never answered.
  await shop.page.route('**/images/products/**', () => undefined);
  await shop.page.goto(`/product/${INTERCOM.id}`, { waitUntil: 'domcontentloaded' });
  await shop.waitForHydration();
  await shop.button('Add to Cart').click();
  const datasheet = shop.page.waitForEvent('download');
  await shop.button('Download datasheet (PDF)').click();
  expect((await datasheet).suggestedFilename()).toMatch(/^datasheet-/);
  await shop.page.goto('/cart', { waitUntil: 'domcontentloaded' });
  await shop.waitForHydration();
  const quote = shop.page.waitForEvent('download');
  await shop.button('Download quote (PDF)').click();
  const { pages } = await readPdf(readFileSync(await (await quote).path()));
  expect(pages.join(' ')).toContain(INTERCOM.title);
});
