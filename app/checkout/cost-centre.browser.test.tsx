import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Commerce } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import LiveCheckout from '#app/routes/live-checkout.tsx';
import { rememberSignedIn } from '#app/lib/signed-in-store.ts';
import { ADA, createAcceptingCommerce } from '#tests/support/accepting-commerce.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { field, fillForm, placeOrder as place, resetCheckout } from './checkout.fixture.tsx';

const costCentre = page.getByLabelText('Cost Centre (optional)');

async function open(firm?: string, answer: Promise<void> = Promise.resolve()) {
  const commerce = createAcceptingCommerce();
  const placeOrder = vi.fn<Commerce['placeOrder']>(async (order) => ({
    kind: 'placed',
    order: { ...order, number: '550000', isWaiting: true, awaitsFirm: true },
  }));
  await renderOnPage(
    <CommerceProvider
      commerce={{
        ...commerce,
        placeOrder,
        session: async () => {
          await answer;
          const customer = { ...ADA, ...(firm !== undefined && { firm: { name: firm, vatNumber: '' } }) };
          return { kind: 'session', customer };
        },
      }}
    >
      <LiveCheckout />
    </CommerceProvider>,
    '/checkout',
  );
  return placeOrder;
}

beforeEach(() => {
  resetCheckout();
  rememberSignedIn(true);
});

test('who buys for a firm is asked for a cost centre, however they pay, and reads that the order waits for the firm', async () => {
  const placeOrder = await open('Lovelace Ltd');
  await expect.element(costCentre).toBeVisible();
  await costCentre.fill(' KST 4711 ');
  await page.getByLabelText('Purchase order', { exact: true }).click();
  await expect.element(costCentre).toHaveValue(' KST 4711 ');
  await page.getByLabelText('Invoice / wire transfer').click();
  await expect.element(costCentre).toHaveValue(' KST 4711 ');
  await fillForm({ paymentMethod: 'invoice', costCentre: ' KST 4711 ' });
  await place.click();
  await expect.element(page.getByText(/^This order is waiting for an approver of your firm/)).toBeVisible();
  expect(placeOrder.mock.calls[0]?.[0]).toMatchObject({ costCentre: 'KST 4711' });
});

test('others are not asked, and their orders have none', async () => {
  await open();
  await expect.element(field('firstName')).toHaveValue(ADA.firstName);
  await expect.element(costCentre).not.toBeInTheDocument();
});

test('what is typed before the back end answers stays where it is', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open('Lovelace Ltd', promise);
  await page.getByLabelText('Purchase order', { exact: true }).click();
  await field('purchaseOrder').fill('PO-7');
  const typed = field('purchaseOrder').element();
  resolve();
  await expect.element(costCentre).toBeVisible();
  expect(field('purchaseOrder').element()).toBe(typed);
  expect(document.activeElement).toBe(typed);
});
