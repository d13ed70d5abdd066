import { readFileSync } from 'node:fs';
import { readPdf } from '#tests/support/read-pdf.ts';
import { INTERCOM, PLUG, PRODUCTS } from './support/catalogue.ts';
import { money, summaryOf } from './support/money.ts';
import { expect, savedCart, savedLine, type Shop, test } from './support/shop.ts';

const LINES = [
  { ...INTERCOM, quantity: 2 },
  { ...PLUG, quantity: 3 },
];
const SUBTOTAL = LINES.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** The quote on the page: the visitor's own or an opened one. */
const sheet = (shop: Shop) => shop.page.getByRole('region', { name: /^Quote Q-/ });
const field = (shop: Shop, name: string) => shop.main.getByRole('textbox', { name, exact: true });

async function openFromCart(shop: Shop): Promise<void> {
  await shop.store('cart', savedCart(LINES.map((line) => savedLine(line, line.quantity))));
  await shop.open('/cart');
  await shop.link('Prepare a quote').click();
  await expect(shop.heading).toHaveText('Quote');
  await expect(sheet(shop)).toBeVisible();
}

const pagesOf = async (file: Uint8Array) => (await readPdf(file)).pages;

test('prints the quote and nothing else', async ({ shop }) => {
  await openFromCart(shop);
  await shop.page.emulateMedia({ media: 'print' });
  await expect(sheet(shop)).toBeVisible();
  await expect(shop.heading).toBeHidden();
  await expect(shop.main.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(shop.main.getByRole('textbox').filter({ visible: true })).toHaveCount(0);
  await expect(shop.footer).toBeHidden();
  const file = await shop.page.pdf({ format: 'A4' });
  expect(await pagesOf(file)).toHaveLength(1);
});

test('loads all pictures of a long quote, and prints a table head and a page number on each page', async ({
  shop,
}) => {
  const orderable = PRODUCTS.filter(({ soldOut }) => !soldOut);
  await shop.open(`/quote?items=${orderable.map(({ id }) => id).join()}`);
  await expect(sheet(shop).getByRole('row')).toHaveCount(orderable.length + 1);
  await expect
    .poll(() =>
      sheet(shop)
        .locator('img')
        .evaluateAll((pictures: HTMLImageElement[]) => pictures.map(({ naturalWidth }) => naturalWidth > 0)),
    )
    .toEqual(orderable.map(() => true));
  const pages = await pagesOf(await shop.page.pdf({ format: 'Letter' }));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages[0]).toContain('Quote');
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  }
  // The last page may have only the sums.
  for (const page of pages.slice(0, -1)) expect(page).toContain('Unit price');
});

test.describe('The PDF', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('is not made without a connection, nor is its code loaded before; then it has the lines, the sums and the entered details, names the characters its fonts lack, and can be opened', async ({
    shop,
    request,
  }) => {
    const scripts: string[] = [];
    shop.page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await openFromCart(shop);
    expect(scripts.length).toBeGreaterThan(5);
    const texts = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
    expect(texts.filter((text) => text.includes('%PDF-'))).toEqual([]);
    await shop.page.route('**/*.ttf', (route) => route.abort());
    await shop.button('Download PDF').click();
    await expect(
      shop.notice('The PDF could not be created. Check your connection, then try again.'),
    ).toBeVisible();
    await shop.page.unroute('**/*.ttf');

    await field(shop, 'Customer').fill('Ayşe Groß');
    await field(shop, 'Company').fill('警備株式会社');
    await field(shop, 'Items from other suppliers').fill('1 × PoE switch, 8 ports, 120 W');
    await field(shop, 'Notes').fill('Budget ₺ 5, rated to −40 °C');
    const download = shop.page.waitForEvent('download');
    await shop.button('Download PDF').click();
    await expect(
      shop.notice('The PDF shows ? in place of characters that its fonts lack: 警 備 株 式 会 社'),
    ).toBeVisible();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^quote-Q-\d{8}-\d{4}\.pdf$/);
    const text = (await pagesOf(readFileSync(await file.path()))).join(' ');
    for (const { id, title } of LINES) expect(text).toContain(`${id} ${title}`);
    expect(text).toContain(`Total ${money(summaryOf(SUBTOTAL).total)}`);
    expect(text).toContain('Ayşe Groß');
    expect(text).toContain('From other suppliers, not part of the total 1 × PoE switch, 8 ports, 120 W');
    expect(text).toContain('Budget ₺ 5, rated to −40 °C');

    await shop.main.getByLabel('Open a quote').setInputFiles(await file.path());
    await expect(
      sheet(shop).getByText('Nothing has changed since then: prices and stock are as quoted.'),
    ).toBeVisible();
    await expect(sheet(shop).getByRole('rowheader')).toHaveText(LINES.map(({ title }) => title));
    await sheet(shop).getByRole('link', { name: 'Put into cart' }).click();
    const dialog = shop.page.getByRole('dialog', { name: 'Shared cart' });
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect(dialog).toBeHidden();
    await shop.expectCart(5, SUBTOTAL);

    // The cart offers the same quote, with its number.
    const fromCart = shop.page.waitForEvent('download');
    await shop.button('Download quote (PDF)').click();
    expect((await fromCart).suggestedFilename()).toBe(file.suggestedFilename());
  });
});
