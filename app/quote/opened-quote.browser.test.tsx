import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lineItem } from '#app/cart/model/cart.ts';
import { quoteLinkPath, writeRecord } from './model/quote-record.ts';
import { SHOP_URL } from '#app/base-path.ts';
import { aQuote, aQuoteLine } from '#tests/support/a-quote.ts';
import { aCatalogue } from '#tests/support/a-catalogue.ts';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { cartQuantities, fillCart, resetShop } from '#tests/support/shop-state.ts';
import { loadDetails } from './quote-draft-store.ts';
import QuotePage from '#app/routes/quote.tsx';

const OFFERS = [
  aCatalogueProduct({ id: '1', title: 'Dome camera', price: 12_000 }),
  aCatalogueProduct({ id: '2', title: 'Siren', price: 2550, availableQuantity: 3 }),
  aCatalogueProduct({ id: '3', title: 'Gate', price: 500, soldOut: true }),
  aCatalogueProduct({ id: '4', title: 'Panel', price: 900 }),
];
/** Since this quote, product 1 has become more expensive, 2 has less stock, 3 is sold out, 4 is unchanged and 999 is gone. */
const QUOTE = aQuote({ customer: 'Ada Lovelace', company: 'Analytical Engines' }, [
  aQuoteLine({ id: '1', title: 'Dome camera', price: 10_000, quantity: 2 }),
  aQuoteLine({ id: '2', title: 'Siren', price: 2550, quantity: 5 }),
  aQuoteLine({ id: '3', title: 'Gate', price: 500, quantity: 1 }),
  aQuoteLine({ id: '4', title: 'Panel', price: 900, quantity: 1 }),
  aQuoteLine({ id: '999', title: 'Old radio', price: 100, quantity: 1 }),
]);

const field = page.getByLabelText('Open a quote');
const quote = page.getByRole('region', { name: 'Quote Q-20261125-0912' });
const rows = quote.getByRole('table').getByRole('row');
const pdf = (text: string) => new File([`%PDF-1.3 /Keywords (${text}) %%EOF`], 'quote.pdf');

const serveOffers = () =>
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(aCatalogue(OFFERS))));

beforeEach(() => {
  sessionStorage.clear();
  resetShop();
  serveOffers();
  fillCart(lineItem(anOffer({ id: '4', title: 'Panel', price: 900 }), 1));
});
afterEach(() => vi.restoreAllMocks());

const openPage = (address = '/quote') => renderOnPage(<QuotePage />, address);

async function expectChanges(): Promise<void> {
  await expect.element(quote.getByText('4 of 5 lines changed since then.')).toBeVisible();
  const texts = [
    'Price up from $100.00 to $120.00',
    'Only 3 can be ordered',
    'Sold out',
    'Unchanged',
    'No longer sold',
  ];
  for (const [index, text] of texts.entries()) {
    await expect.element(rows.nth(index + 1).getByText(text)).toBeVisible();
  }
}

describe('A quote', () => {
  test('opened from its file shows line by line what has changed', async () => {
    await openPage();
    await userEvent.upload(field, pdf(writeRecord(QUOTE, SHOP_URL, { titles: true })));
    await expectChanges();
    await expect.element(rows.nth(5).getByText('Old radio')).toBeVisible();
    await expect.element(quote.getByText(/^Made on November 25, 2026/)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  test('of more than an order holds is unchanged, keeps its quantity and says who confirms it', async () => {
    await openPage(
      quoteLinkPath(aQuote({}, [aQuoteLine({ id: '4', price: 900, quantity: 1200 })]), SHOP_URL),
    );
    await expect.element(quote.getByText(/^Nothing has changed since then/)).toBeVisible();
    await expect
      .element(rows.nth(1))
      .toHaveTextContent('Panel1,200 ×$9.00More than one order holds: our sales desk confirms');
    await expect.element(quote.getByText('Total as quoted: $12,793.99')).toBeVisible();
    await expect.element(quote.getByText('Total today, for what can be ordered: $156.19')).toBeVisible();
  });

  test('opened from its link shows the same', async () => {
    await openPage(quoteLinkPath(QUOTE, SHOP_URL));
    await expectChanges();
    await expect.element(rows.nth(5).getByText('SKU 999')).toBeVisible();
  });

  test('is compared once prices and stock can be loaded, and can then be closed', async () => {
    vi.mocked(window.fetch).mockRejectedValue(new TypeError('offline'));
    await openPage(quoteLinkPath(QUOTE, SHOP_URL));
    await expect
      .element(page.getByRole('heading', { name: 'Prices and stock could not be loaded' }))
      .toBeVisible();
    await expect.element(page.getByText('No longer sold')).not.toBeInTheDocument();
    serveOffers();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectChanges();
    await page.getByRole('button', { name: 'Close this quote' }).click();
    await expect.element(quote).not.toBeInTheDocument();
  });

  test('can be closed although prices and stock cannot be loaded', async () => {
    vi.mocked(window.fetch).mockRejectedValue(new TypeError('offline'));
    await openPage(quoteLinkPath(QUOTE, SHOP_URL));
    await page.getByRole('button', { name: 'Close this quote' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Customer' })).toHaveValue('');
  });

  test('can contain an id that no product can have', async () => {
    await openPage(quoteLinkPath(aQuote({}, [aQuoteLine({ id: '1,2', price: 100 })]), SHOP_URL));
    await expect.element(quote.getByText('SKU 1,2')).toBeVisible();
    await expect.element(quote.getByText('No longer sold')).toBeVisible();
  });

  test('links to the cart with what can be ordered, and its details are kept', async () => {
    await openPage(quoteLinkPath(QUOTE, SHOP_URL));
    const link = quote.getByRole('link', { name: 'Put into cart' });
    await expect.element(link).toHaveAttribute('href', '/cart?items=1:2,2:3,4:1');
    await link.click();
    // The link itself does not change the cart: the cart page asks first.
    expect(cartQuantities()).toEqual([{ id: '4', quantity: 1 }]);
    expect(loadDetails()).toMatchObject({ customer: 'Ada Lovelace', company: 'Analytical Engines' });
  });

  test('does not replace what the visitor has entered', async () => {
    const { unmount } = await openPage();
    await page.getByRole('textbox', { name: 'Customer' }).fill('Grace');
    await unmount();
    await openPage(quoteLinkPath(QUOTE, SHOP_URL));
    await quote.getByRole('link', { name: 'Put into cart' }).click();
    expect(loadDetails()).toMatchObject({ customer: 'Grace', company: 'Analytical Engines' });
  });
});

describe('A file that is not a quote from this shop', () => {
  test.each([
    [
      'a quote from another shop',
      pdf(writeRecord(QUOTE, 'https://www.other.example', { titles: true })),
      /^quote\.pdf: This quote is from another shop/,
    ],
    ['a damaged quote', pdf('watchpost-quote-1.eyJ'), /^quote\.pdf: The data of this quote is damaged\./],
  ])('is refused with a reason: %s', async (_, file, reason) => {
    await openPage();
    await page.getByRole('textbox', { name: 'Notes' }).fill('Gate 3');
    await userEvent.upload(field, file);
    await expect.element(page.getByText(reason)).toBeVisible();
    await expect
      .element(field)
      .toHaveAccessibleDescription(/Your cart and what you entered are unchanged\.$/);
    await expect.element(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Gate 3');
    expect(cartQuantities()).toEqual([{ id: '4', quantity: 1 }]);
  });

  test('can be followed by a quote from this shop, which is opened', async () => {
    await openPage();
    await userEvent.upload(field, new File(['JFIF'], 'photo.pdf'));
    await expect.element(page.getByText(/^photo\.pdf/)).toBeVisible();
    await userEvent.upload(field, pdf(writeRecord(QUOTE, SHOP_URL, { titles: true })));
    await expectChanges();
  });
});

test('a damaged link is reported, and the products that it names are shown', async () => {
  await openPage('/quote?items=4:1#watchpost-quote-1.eyJ');
  await expect.element(page.getByText(/^The data of this quote is damaged\./)).toBeVisible();
  await expect.element(page.getByRole('table').getByText('Panel')).toBeVisible();
});
