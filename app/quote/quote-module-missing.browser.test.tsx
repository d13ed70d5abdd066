import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { quoteLinkPath } from './model/quote-record.ts';
import { SHOP_URL } from '#app/base-path.ts';
import { aCatalogue } from '#tests/support/a-catalogue.ts';
import { aQuote } from '#tests/support/a-quote.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { resetShop } from '#tests/support/shop-state.ts';
import QuotePage from '#app/routes/quote.tsx';

// As without a connection, or after a new deployment.
vi.mock(import('./read-quote.ts'), () => Promise.reject(new Error('The file is missing.')));

const NOT_LOADED =
  'A part of the shop could not be loaded. Check your connection and reload the page. Your cart and what you entered are unchanged.';

beforeEach(() => {
  sessionStorage.clear();
  resetShop();
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(aCatalogue([]))));
});
afterEach(() => vi.restoreAllMocks());

test('says that a part of the shop could not be loaded when a file is opened', async () => {
  await renderOnPage(<QuotePage />, '/quote');
  await userEvent.upload(page.getByLabelText('Open a quote'), new File(['%PDF-1.3'], 'quote.pdf'));
  await expect.element(page.getByText(`quote.pdf: ${NOT_LOADED}`)).toBeVisible();
});

test('says that a part of the shop could not be loaded when a link is opened', async () => {
  await renderOnPage(<QuotePage />, quoteLinkPath(aQuote(), SHOP_URL));
  await expect.element(page.getByText(NOT_LOADED)).toBeVisible();
});
