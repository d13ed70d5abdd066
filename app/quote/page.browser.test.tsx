import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { lineItem } from '#app/cart/model/cart.ts';
import { notices } from '#app/ui/notices.ts';
import { aCatalogue } from '#tests/support/a-catalogue.ts';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { cartQuantities, fillCart, noticeTexts, resetShop } from '#tests/support/shop-state.ts';
import QuotePage from '#app/routes/quote.tsx';

const DOME = aCatalogueProduct({ price: 10_000, availableQuantity: 5, model: 'P3265' });
const SIREN = aCatalogueProduct({ id: '2', title: 'Siren', price: 2550 });
const GATE = aCatalogueProduct({ id: '3', title: 'Gate', soldOut: true });

const writeText = vi.fn<(text: string) => Promise<void>>();
const sheet = page.getByRole('region', { name: /^Quote Q-/ });
const rows = sheet.getByRole('table').getByRole('row');
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const serveOffers = () =>
  vi
    .spyOn(window, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(aCatalogue([DOME, SIREN, GATE]))));

beforeEach(() => {
  sessionStorage.clear();
  resetShop();
  writeText.mockReset().mockResolvedValue();
  serveOffers();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
});
afterEach(() => vi.restoreAllMocks());

const openPage = (query = '') => renderOnPage(<QuotePage />, `/quote${query}`);

/** Replaces the text of an area, as the keys for copying and pasting do. */
async function paste(text: string, area: Locator): Promise<void> {
  const source = document.createElement('textarea');
  document.body.append(source);
  source.value = text;
  source.select();
  await userEvent.copy();
  source.remove();
  await userEvent.click(area);
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.paste();
}

const fillTwoLines = () => fillCart(lineItem(DOME, 2), lineItem(SIREN, 1));

describe('The quote of a cart', () => {
  beforeEach(fillTwoLines);

  test('has its lines and sums', async () => {
    await openPage();
    await expect.element(rows.nth(1)).toHaveTextContent('SKU 1Dome cameraP32652 ×$100.00$200.00');
    await expect.element(rows.nth(2)).toHaveTextContent('SKU 2Siren1 ×$25.50$25.50');
    const amounts = sheet
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent);
    expect(amounts.slice(-4)).toEqual(['$225.50', '$49.99', '$40.59', '$316.08']);
  });

  test('shows what is entered, which survives a reload', async () => {
    const { unmount } = await openPage();
    await field('Customer').fill('Ayşe Groß');
    await field('Quote Number').fill('Q-7');
    await field('Valid for (days)').fill('1');
    await expect.element(sheet.getByText('Ayşe Groß')).toBeVisible();
    await unmount();
    await openPage();
    await expect.element(field('Customer')).toHaveValue('Ayşe Groß');
    const reopened = page.getByRole('region', { name: 'Quote Q-7' });
    await expect.element(reopened.getByText('Ayşe Groß')).toBeVisible();
    await expect.element(field('Valid for (days)')).toHaveValue('1');
  });

  test('keeps 400 pasted items of other suppliers, and says how much does not fit instead of cutting it', async () => {
    const items = Array.from({ length: 400 }, (_, index) => `${index + 1} × PoE switch, 8 ports, 120 W`);
    const area = field('Items from other suppliers');
    const { unmount } = await openPage();
    await paste(items.join('\n'), area);
    // A failing `expect.element` writes the whole page, which takes seconds with 400 lines.
    await expect.poll(() => sheet.element().textContent.includes('400 × PoE switch')).toBe(true);
    await expect.element(area).toBeValid();
    const tooLong = `${items.join('\n')}\n${'x'.repeat(10_000)}`;
    await paste(tooLong, area);
    const excess = (tooLong.length - 20_000).toLocaleString('en-US');
    const message = `Please enter no more than 20,000 characters. There are ${excess} too many.`;
    await expect.poll(() => page.getByText(message).elements().length).toBe(1);
    await expect.element(area).toHaveAccessibleDescription(message);
    await button('Copy as text').click();
    expect(writeText).not.toHaveBeenCalled();
    await unmount();
    await openPage();
    await expect.element(area).toHaveValue(tooLong);
  });

  test('is copied as text and as a link', async () => {
    await openPage();
    await button('Copy as text').click();
    await expect.poll(noticeTexts).toContain('Quote copied as text');
    expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining('Total: $316.08'));
    await button('Copy link').click();
    await expect
      .poll(() => writeText.mock.lastCall?.[0])
      .toMatch(/\/quote\?items=1:2,2:1#watchpost-quote-1\./);
  });

  test('is sent to the sales desk by the visitor’s own mail program, and says when the PDF has to be attached', async () => {
    const attach = page.getByText(/download the PDF and attach it/);
    const send = page.getByRole('link', { name: 'Email to us' });
    await openPage();
    await expect
      .element(send)
      .toHaveAttribute('href', expect.stringMatching(/^mailto:sales@watchpost\.example\?/));
    await expect.element(attach).not.toBeInTheDocument();
    await field('Notes').fill('x'.repeat(1800));
    await expect.element(attach).toBeVisible();
    await expect.element(send).toBeVisible();
  });

  test('says in its text which line more than one order would hold', async () => {
    await openPage('?items=2:40');
    await button('Copy as text').click();
    await expect
      .poll(() => writeText.mock.lastCall?.[0])
      .toContain('40 × $25.50 = $1,020.00\n   More than one order holds: our sales desk confirms\n');
  });

  test('F4: is not copied while a field is wrong; the summary has the focus and a link to the field, the field a message', async () => {
    await openPage();
    await field('Valid for (days)').fill('ten');
    await button('Copy as text').click();
    const summary = page.getByRole('alert');
    await expect.element(summary).toHaveFocus();
    await expect
      .element(field('Valid for (days)'))
      .toHaveAccessibleDescription('Please enter a whole number of days from 1 to 365');
    expect(writeText).not.toHaveBeenCalled();
    await summary.getByRole('link').click();
    await expect.element(field('Valid for (days)')).toHaveFocus();
    await field('Valid for (days)').fill('10');
    await button('Copy as text').click();
    await expect.poll(() => writeText.mock.calls.length).toBe(1);
  });

  test.each([
    ['refuses to copy', () => writeText.mockRejectedValue(new Error('not allowed'))],
    [
      'has no clipboard, as without HTTPS',
      () =>
        vi.spyOn(navigator, 'clipboard', 'get').mockImplementation(() => {
          throw new TypeError('There is no clipboard.');
        }),
    ],
  ])('shows the text to copy, selected, if the browser %s', async (_, refuse) => {
    refuse();
    await openPage();
    await button('Copy link').click();
    const text = page.getByRole('textbox', { name: /did not allow copying/ });
    await expect.element(text).toHaveFocus();
    expect(String(getSelection())).toContain('/quote');
  });

  test('has the current date when a tab that was left open is shown again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 23) });
    await openPage();
    await expect.element(sheet.getByText('November 25, 2026')).toBeVisible();
    vi.setSystemTime(new Date(2026, 10, 26, 8));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(sheet.getByText('November 26, 2026')).toBeVisible();
    await expect.element(sheet.getByText('December 26, 2026', { exact: true })).toBeVisible();
    vi.useRealTimers();
  });

  test('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await openPage();
    await button('Print').click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
  });

  test('has its lines although prices and models cannot be loaded', async () => {
    vi.mocked(window.fetch).mockRejectedValue(new TypeError('offline'));
    await openPage();
    await expect.element(rows.nth(1)).toHaveTextContent('SKU 1Dome camera2 ×$100.00$200.00');
  });
});

async function copyText(): Promise<void> {
  await button('Copy as text').click();
  await expect.poll(noticeTexts).toContain('Quote copied as text');
}

const shownNumber = () => {
  const input = field('Quote Number').element();
  return input instanceof HTMLInputElement ? input.value : undefined;
};

describe('The number of a quote', () => {
  beforeEach(fillTwoLines);

  test('is replaced once the lines of the cart differ from those of the copied quote', async () => {
    await openPage();
    await field('Customer').fill('Ada');
    const number = shownNumber();
    await copyText();
    await expect.element(field('Quote Number')).toHaveValue(number);
    fillCart(lineItem(DOME, 3));
    await expect.element(rows.nth(2)).not.toBeInTheDocument();
    await expect.element(field('Quote Number')).not.toHaveValue(number);
    await expect.element(field('Customer')).toHaveValue('Ada');
  });

  test('stays if the visitor has typed it, and a hint says that it has been used', async () => {
    const hint = 'You have used this number for a quote with other products, quantities or prices.';
    await openPage();
    await field('Quote Number').fill('PROJECT-7');
    await copyText();
    await expect.element(field('Quote Number')).not.toHaveAccessibleDescription(hint);
    fillCart(lineItem(DOME, 3));
    await expect.element(rows.nth(2)).not.toBeInTheDocument();
    await expect.element(field('Quote Number')).toHaveValue('PROJECT-7');
    await expect.element(field('Quote Number')).toHaveAccessibleDescription(hint);
    await field('Quote Number').fill('PROJECT-8');
    await expect.element(field('Quote Number')).not.toHaveAccessibleDescription(hint);
  });
});

describe('A new quote', () => {
  beforeEach(fillTwoLines);

  test('has empty fields and another number, and can be undone', async () => {
    await openPage();
    await field('Customer').fill('Ada');
    await field('Notes').fill('Storage 4 TB');
    await field('Valid for (days)').fill('7');
    const number = shownNumber();
    await button('Start a new quote').click();
    await expect.element(field('Customer')).toHaveFocus();
    await expect.element(field('Customer')).toHaveValue('');
    await expect.element(field('Notes')).toHaveValue('');
    await expect.element(field('Valid for (days)')).toHaveValue('30');
    await expect.element(field('Quote Number')).not.toHaveValue(number);
    await expect.element(sheet.getByText('Ada')).not.toBeInTheDocument();
    expect(notices.getState().at(-1)?.text).toMatch(/^New quote started/);
    notices.getState().at(-1)?.action?.run();
    await expect.element(field('Customer')).toHaveValue('Ada');
    await expect.element(field('Notes')).toHaveValue('Storage 4 TB');
    await expect.element(field('Quote Number')).toHaveValue(number);
  });

  test('is not started twice by a double click, so that Undo keeps what was entered', async () => {
    await openPage();
    await field('Customer').fill('Ada');
    await userEvent.dblClick(button('Start a new quote'));
    await expect.element(field('Customer')).toHaveValue('');
    notices
      .getState()
      .find(({ action }) => action)
      ?.action?.run();
    await expect.element(field('Customer')).toHaveValue('Ada');
  });
});

describe('The quote of the products in a URL', () => {
  test('has these products in any quantity, says what it cannot quote and leaves the cart alone', async () => {
    fillTwoLines();
    await openPage('?items=1:1200,3:1,999:1,2:10000,2:1.5,2:1.5');
    await expect
      .element(rows.nth(1))
      .toHaveTextContent(
        'SKU 1Dome cameraMore than one order holds: our sales desk confirmsP32651,200 ×$100.00$120,000.00',
      );
    await expect
      .element(rows.nth(2))
      .toHaveTextContent('SKU 3GateOut of stock: our sales desk confirms1 ×$19.99$19.99');
    await expect.element(rows.nth(3)).not.toBeInTheDocument();
    const [gross] = sheet.getByRole('definition').elements().slice(-4);
    expect(gross?.textContent).toBe('$120,019.99');
    for (const text of [
      'These products come from the link, not from your cart. Your cart stays as it is.',
      '999 is not in our catalogue.',
      '2:10000 in the link is left out: a quote takes 1 to 9,999 of a product.',
      '2:1.5 in the link is left out: a quote takes 1 to 9,999 of a product.',
    ]) {
      await expect.element(page.getByText(text)).toBeVisible();
    }
    await expect
      .element(page.getByRole('link', { name: 'Put into cart' }))
      .toHaveAttribute('href', '/cart?items=1:1200,3:1');
    expect(cartQuantities()).toEqual([
      { id: '1', quantity: 2 },
      { id: '2', quantity: 1 },
    ]);
  });

  test('offers to load prices and stock again if they cannot be loaded', async () => {
    vi.mocked(window.fetch).mockRejectedValue(new TypeError('offline'));
    await openPage('?items=1:2');
    const failed = page.getByRole('heading', { name: 'Prices and stock could not be loaded' });
    await expect.element(failed).toBeVisible();
    await expect.element(page.getByText(/not in our catalogue/)).not.toBeInTheDocument();
    serveOffers();
    await button('Retry').click();
    await expect.element(rows.nth(1)).toHaveTextContent('SKU 1Dome cameraP32652 ×$100.00$200.00');
  });

  test('is refused if there are too many products', async () => {
    await openPage(`?items=${Array.from({ length: 5000 }, (_, id) => id).join()}`);
    await expect.element(page.getByText(/^The link names 5,000 products/)).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Quote your cart instead' }));
    await expect.element(page.getByText('There is nothing to quote yet')).toBeVisible();
  });
});

test('an empty cart has nothing to quote', async () => {
  await openPage();
  await expect.element(page.getByRole('heading', { name: 'There is nothing to quote yet' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
});

test.each([320, 390])('on a screen of %d px, large quantities and amounts do not overlap', async (width) => {
  await page.viewport(width, 800);
  const cable = { ...SIREN, price: 549_500, maxQuantity: 9999 };
  vi.mocked(window.fetch).mockImplementation(() => Promise.resolve(Response.json(aCatalogue([cable]))));
  await openPage('?items=2:9999');
  const row = rows.nth(1);
  await expect.element(row).toHaveTextContent('SKU 2Siren9,999 ×$5,495.00$54,944,505.00');
  const [quantity, price, sum] = row.getByRole('cell').elements().slice(-3).map(textBox);
  for (const [one, next] of [
    [quantity, price],
    [price, sum],
  ]) {
    const isBeside = Number(one?.right) <= Number(next?.left);
    const isAbove = Number(one?.bottom) <= Number(next?.top);
    expect(isBeside || isAbove).toBe(true);
  }
});

function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
