import { readFileSync } from 'node:fs';
import type { Download, Locator } from '@playwright/test';
import { readPdf } from '#tests/support/read-pdf.ts';
import { INTERCOM } from './support/catalogue.ts';
import { expect, type Shop, test } from './support/shop.ts';

// Chromium reports the fonts that cannot be fetched.
test.use({ allowedConsole: [/Failed to load resource/] });

async function downloaded({ page }: Shop, button: Locator): Promise<Download> {
  const download = page.waitForEvent('download');
  await button.click();
  return download;
}

test('a comparison has the datasheet of each product, and a notice if one cannot be loaded', async ({
  shop,
}) => {
  await shop.open(`/compare?ids=45,${INTERCOM.id}`);
  const buttons = shop.button('Download datasheet (PDF)');
  await expect(buttons).toHaveCount(2);
  await shop.page.route(`**/product/${INTERCOM.id}.data*`, (route) => route.abort());
  await buttons.nth(1).click();
  await expect(
    shop.notice('The PDF could not be created. Check your connection, then try again.'),
  ).toBeVisible();
  await shop.page.unroute(`**/product/${INTERCOM.id}.data*`);
  const file = await downloaded(shop, buttons.nth(1));
  expect((await readPdf(readFileSync(await file.path()))).title).toBe(
    `${INTERCOM.title}: datasheet · Watchpost`,
  );
});

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
  const file = await downloaded(shop, shop.button('Download datasheet (PDF)'));
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
