import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Commerce, ShopQuote } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import type { SavedAddress } from '#app/commerce/model/account-forms.ts';
import { orderSummary } from '#app/cart/model/cart.ts';
import { rememberSignedIn } from '#app/lib/signed-in-store.ts';
import { QuoteView } from '#app/routes/account-quote.tsx';
import Quotes from '#app/routes/account-quotes.tsx';
import { ADA, createAcceptingCommerce } from '#tests/support/accepting-commerce.ts';
import { address as shownAddress, renderOnPage } from '#tests/support/render-on-page.tsx';
import { noticeTexts, resetShop } from '#tests/support/shop-state.ts';
import { AskForQuote } from './ask-for-quote.tsx';

const open = (content: ReactNode, commerce: Partial<Commerce> = {}) => {
  const adapter = { ...createAcceptingCommerce(), ...commerce };
  return renderOnPage(
    <CommerceProvider commerce={adapter}>
      <main>{content}</main>
    </CommerceProvider>,
    '/account/quotes/550000',
  );
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const agree = () => page.getByRole('checkbox', { name: /I agree to the/ });
const main = page.getByRole('main');

const QUOTE: ShopQuote = {
  number: '550000',
  state: 'open',
  askedAt: '2026-11-25T10:00:00.000Z',
  until: '2026-12-25T10:00:00.000Z',
  lines: [{ productId: '1', title: 'Dome camera', price: 9000, quantity: 20, available: 20 }],
  ...orderSummary(180_000),
  delivery: 'Freight',
  address: { address: '12 Harbour Street', city: 'London', state: 'Kent', zipCode: 'N1', country: 'Turkey' },
};
const placed = { kind: 'placed', number: '550000', key: 'secret', total: QUOTE.total } as const;

beforeEach(() => {
  resetShop();
  rememberSignedIn(true);
});

describe('a quote of the shop', () => {
  test('is ordered with the cost centre of the firm', async () => {
    const acceptShopQuote = vi.fn<Commerce['acceptShopQuote']>(async () => placed);
    await open(<QuoteView initial={QUOTE} />, {
      acceptShopQuote,
      session: async () => ({
        kind: 'session',
        customer: { ...ADA, firm: { name: 'Lovelace Ltd', vatNumber: '' } },
      }),
    });
    await page.getByLabelText('Cost Centre (optional)').fill(' KST 1 ');
    await agree().click();
    await button('Place Order').click();
    await expect.element(shownAddress).toHaveTextContent('/account/orders/550000');
    expect(acceptShopQuote.mock.calls).toEqual([[QUOTE, { purchaseOrder: '', costCentre: 'KST 1' }]]);
  });

  test('is ordered as it is shown, with a purchase order, and leads to the order', async () => {
    const acceptShopQuote = vi.fn<Commerce['acceptShopQuote']>(async () => placed);
    await open(<QuoteView initial={QUOTE} />, { acceptShopQuote });
    for (const text of ['Ready to order', 'December 25, 2026', '$90.00', 'Freight', '12 Harbour Street'])
      await expect.element(main).toMatchTextContent(text);
    await page.getByLabelText('Purchase Order Number (optional)').fill(' PO-7 ');
    await button('Place Order').click();
    expect(acceptShopQuote).not.toHaveBeenCalled();
    await agree().click();
    await button('Place Order').click();
    expect(acceptShopQuote.mock.calls).toEqual([[QUOTE, { purchaseOrder: 'PO-7', costCentre: '' }]]);
    await expect.element(shownAddress).toHaveTextContent('/account/orders/550000');
    expect(noticeTexts()).toEqual(['Your order has been placed: number 550000']);
  });

  test('that has changed is shown as it is, and what was typed stays', async () => {
    const quote = { ...QUOTE, ...orderSummary(200_000) };
    const acceptShopQuote = vi
      .fn<Commerce['acceptShopQuote']>()
      .mockResolvedValueOnce({ kind: 'shop-quote', quote })
      .mockResolvedValueOnce(placed);
    await open(<QuoteView initial={QUOTE} />, { acceptShopQuote });
    await page.getByLabelText('Purchase Order Number (optional)').fill('PO-7');
    await agree().click();
    await button('Place Order').click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'This quote has changed.' }))
      .toBeVisible();
    await button('Place Order').click();
    expect(acceptShopQuote.mock.calls[1]).toEqual([quote, { purchaseOrder: 'PO-7', costCentre: '' }]);
  });

  test('says that a lost answer may be an order', async () => {
    await open(<QuoteView initial={QUOTE} />, {
      acceptShopQuote: async () => ({ kind: 'unavailable', error: 'GENERIC' }),
    });
    await agree().click();
    await button('Place Order').click();
    await expect.element(main).toMatchTextContent('a quote is ordered only once');
  });

  test.each([
    [{ state: 'asked' }, 'We check prices and stock'],
    [{ state: 'ended' }, 'This quote is no longer valid.'],
    [{ state: 'ordered' }, 'Look at the order'],
    [{ lines: [{ productId: '1', title: 'Dome', price: 1, quantity: 9, available: 2 }] }, '2 in stock now'],
  ] as const)('that cannot be ordered says why: %j', async (changed, text) => {
    await open(<QuoteView initial={{ ...QUOTE, ...changed }} />);
    await expect.element(main).toMatchTextContent(text);
    await expect.element(button('Place Order')).not.toBeInTheDocument();
  });

  test('is listed with its state', async () => {
    await open(<Quotes />, { shopQuotes: async () => ({ kind: 'shop-quotes', quotes: [QUOTE] }) });
    await expect
      .element(page.getByRole('link', { name: '550000' }))
      .toHaveAttribute('href', '/account/quotes/550000');
    await expect.element(main).toMatchTextContent('Ready to order');
  });
});

describe('asking for a quote', () => {
  const LINES = [{ id: '1', quantity: 20 }];
  const home: SavedAddress = {
    id: '7',
    name: 'Ada Ltd',
    address: '12 Harbour Street',
    city: 'London',
    state: 'Kent',
    zip: 'N1',
    country: 'Turkey',
  };
  const addresses = async () =>
    ({ kind: 'addresses', addresses: [home, { ...home, id: '8', name: 'Depot' }] }) as const;

  test('sends the lines, the chosen address and what was entered, with one key for all attempts', async () => {
    const askForShopQuote = vi
      .fn<Commerce['askForShopQuote']>()
      .mockResolvedValueOnce({ kind: 'unavailable', error: 'GENERIC' })
      .mockResolvedValueOnce({ kind: 'asked', number: '550000' });
    await open(<AskForQuote lines={LINES} message="Notes: gate 3" />, { addresses, askForShopQuote });
    await page.getByLabelText('Ship to').selectOptions('8');
    await button('Send request').click();
    await expect.element(main).toMatchTextContent('Our service did not respond.');
    await button('Send request').click();
    await expect
      .element(page.getByRole('link', { name: 'Quote 550000' }))
      .toHaveAttribute('href', '/account/quotes/550000');
    const [first, second] = askForShopQuote.mock.calls.map(([request]) => request);
    expect(first).toMatchObject({ lines: LINES, addressId: '8', message: 'Notes: gate 3' });
    expect(second).toEqual(first);
  });

  test('asks for an address first, and for signing in before that', async () => {
    const screen = await open(<AskForQuote lines={LINES} message="" />);
    await expect
      .element(page.getByRole('link', { name: 'Add Address' }))
      .toHaveAttribute('href', '/account/addresses');
    await screen.unmount();
    await open(<AskForQuote lines={LINES} message="" />, { addresses: async () => ({ kind: 'signed-out' }) });
    await expect.element(button('Sign in')).toBeVisible();
  });
});
