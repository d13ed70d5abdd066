import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Commerce, OrderToApprove, PastOrder } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import { orderSummary } from '#app/cart/model/cart.ts';
import { orderDraft } from '#app/commerce/model/order.ts';
import { rememberSignedIn } from '#app/lib/signed-in-store.ts';
import Account from '#app/routes/account.tsx';
import { OrderView } from '#app/routes/account-order.tsx';
import Orders from '#app/routes/account-orders.tsx';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { createAcceptingCommerce } from '#tests/support/accepting-commerce.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { noticeTexts, resetShop } from '#tests/support/shop-state.ts';

const open = (content: ReactNode, commerce: Partial<Commerce> = {}) =>
  renderOnPage(
    <CommerceProvider commerce={{ ...createAcceptingCommerce(), ...commerce }}>
      <main>{content}</main>
    </CommerceProvider>,
    '/account/orders/550000',
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Decline order 550000?' });

const { contact, shipping } = orderDraft(aCheckout(), []);
const WAITING: PastOrder = {
  number: '550000',
  placedAt: '2026-11-25T10:00:00.000Z',
  deliveryState: 'waiting',
  paymentState: 'open',
  items: 6,
  lines: [{ productId: '1', title: 'Dome camera', price: 10_000, quantity: 6, cancelled: 0 }],
  ...orderSummary(60_000),
  charged: orderSummary(60_000).total,
  paid: 0,
  refunded: 0,
  customer: contact,
  address: shipping,
  payment: { method: 'invoice' },
  costCentre: 'KST 4711',
  awaitsFirm: true,
};
const TO_DECIDE: PastOrder = { ...WAITING, orderedBy: 'Ada Lovelace (ada@example.com)' };
const LISTED: OrderToApprove = {
  number: '550000',
  placedAt: WAITING.placedAt,
  total: WAITING.total,
  orderedBy: 'Ada Lovelace (ada@example.com)',
  costCentre: 'KST 4711',
};

beforeEach(() => {
  resetShop();
  rememberSignedIn(true);
});

test('orders of colleagues that wait are listed with who, how much and the cost centre, and nothing for others', async () => {
  for (const screen of [<Orders key="orders" />, <Account key="account" />]) {
    const { unmount } = await open(screen, {
      orders: async () => ({ kind: 'orders', orders: [], toApprove: [LISTED] }),
    });
    const list = page.getByRole('region', { name: 'To approve' });
    await expect
      .element(list.getByRole('row', { name: /550000/ }))
      .toHaveTextContent('550000$757.99Ada Lovelace (ada@example.com)KST 4711');
    await expect
      .element(list.getByRole('link', { name: '550000' }))
      .toHaveAttribute('href', '/account/orders/550000');
    await unmount();
  }
  await open(<Orders />);
  await expect.element(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'To approve' })).not.toBeInTheDocument();
});

test('the buyer reads for whom the order waits, and cannot decide', async () => {
  await open(<OrderView order={WAITING} />);
  await expect.element(page.getByText(/^This order is waiting for an approver of your firm/)).toBeVisible();
  await expect.element(page.getByText('KST 4711')).toBeVisible();
  await expect.element(button('Approve')).not.toBeInTheDocument();
});

test('an approver approves, once, and is told what prevents it', async () => {
  const decideOrder = vi
    .fn<Commerce['decideOrder']>()
    .mockResolvedValueOnce({ kind: 'rejected', fields: { lines: 'invalid' } })
    .mockResolvedValueOnce({ kind: 'unavailable', error: 'ENGINE' })
    .mockResolvedValueOnce({ kind: 'not-found' })
    .mockResolvedValue({ kind: 'decided' });
  await open(<OrderView order={TO_DECIDE} />, { decideOrder });
  await expect.element(page.getByText('Ada Lovelace (ada@example.com)')).toBeVisible();
  for (const message of [
    /^There is too little in stock/,
    /^We did not get an answer/,
    /^This order does not wait for you any more/,
  ]) {
    await button('Approve').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(message);
  }
  await button('Approve').dblClick();
  await expect.element(address).toHaveTextContent('/account/orders');
  expect(noticeTexts()).toEqual(['Order 550000 is approved.']);
  await expect.element(page.getByTestId('state')).toHaveTextContent('{"keepsNotices":true}');
  expect(decideOrder.mock.calls).toEqual(
    Array.from({ length: 4 }, () => ['550000', { isApproved: true, reason: '' }]),
  );
});

test('an approver declines after a question, with a reason that may be left out, by the keyboard alone', async () => {
  const decideOrder = vi.fn<Commerce['decideOrder']>(async () => ({ kind: 'decided' }));
  await open(<OrderView order={TO_DECIDE} />, { decideOrder });
  const decline = button('Decline').element();
  if (decline instanceof HTMLElement) decline.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Decline')).toHaveFocus();
  expect(decideOrder).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await dialog.getByLabelText('Reason (optional)').fill(' We have two. ');
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect.element(address).toHaveTextContent('/account/orders');
  expect(decideOrder.mock.calls).toEqual([['550000', { isApproved: false, reason: 'We have two.' }]]);
  expect(noticeTexts()).toEqual(['Order 550000 is declined and cancelled.']);
  await expect.element(page.getByTestId('state')).toHaveTextContent('{"keepsNotices":true}');
});
