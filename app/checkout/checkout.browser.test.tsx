import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Commerce } from '#app/commerce/commerce.ts';
import { lineItem, serializeCart } from '#app/cart/model/cart.ts';
import type { OrderOutcome } from '#app/commerce/model/checkout-flow.ts';
import { orderDraft } from '#app/commerce/model/order.ts';
import { cartStore } from '#app/cart/cart-store.ts';
import { SHOP } from '#app/shop.ts';
import { aCheckout, HOSTILE_TEXTS } from '#tests/support/a-checkout.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { cartQuantities, fillCart, noticeTexts } from '#tests/support/shop-state.ts';
import {
  acceptingCommerce,
  agreement,
  field,
  fillForm,
  inputElement,
  openCheckout,
  openLiveCheckout,
  placeOrder,
  resetCheckout,
  setControl,
} from './checkout.fixture.tsx';
import type { Cards } from '#app/commerce/live/cards.ts';
import { livePaymentOptions } from '#app/routes/live-checkout.tsx';

/** The card details of `aCheckout`. */
const CARD_SECRETS = ['4242', '12/27', '737'];

const UNAVAILABLE: OrderOutcome = { kind: 'unavailable', error: 'PAYMENT_SERVICE_MAINTENANCE' };

/** The outcome of an order that is placed, with the lines that are in the cart at the time of the call. */
const placed = (): OrderOutcome => ({
  kind: 'placed',
  order: { ...orderDraft(aCheckout(), cartStore.getState().items), number: '550000' },
});

const unavailableCommerce: Commerce = { ...acceptingCommerce, placeOrder: async () => UNAVAILABLE };

/** A back end that does not respond to an order until the test calls `respond`. */
function pendingCommerce() {
  const resolvers: ((outcome: OrderOutcome) => void)[] = [];
  const placeOrder = vi.fn<Commerce['placeOrder']>(
    () => new Promise((resolve) => void resolvers.push(resolve)),
  );
  const commerce: Commerce = { ...acceptingCommerce, placeOrder };
  return { commerce, placeOrder, respond: (outcome: OrderOutcome) => resolvers.at(-1)?.(outcome) };
}

const tryAgain = page.getByRole('button', { name: 'Try Again' });
const processing = page.getByRole('button', { name: 'Processing...' });
const unavailableHeading = page.getByRole('heading', { name: 'Service Temporarily Unavailable' });
const placedHeading = page.getByRole('heading', { name: 'Your Order Has Been Placed!' });
const emptyHeading = page.getByRole('heading', { name: 'Your Cart is Empty' });

const method = (name: string) => page.getByRole('radio', { name, exact: true });

beforeEach(resetCheckout);

describe('placing an order', () => {
  test('F9: sends it once, however often Enter is pressed, and keeps the focus on the button', async () => {
    const backEnd = pendingCommerce();
    await openCheckout(backEnd.commerce);
    await fillForm();
    inputElement('cardCVC').focus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}');
    await expect.element(placeOrder).toHaveFocus();
    for (let press = 0; press < 10; press += 1) await userEvent.keyboard('{Enter}');
    await expect.element(processing).toHaveFocus();
    await expect.element(processing).toHaveAttribute('aria-disabled', 'true');
    expect(processing.element().closest('[aria-live]')).not.toBeNull();
    await field('firstName').click();
    await userEvent.keyboard('{Enter}');
    expect(backEnd.placeOrder).toHaveBeenCalledTimes(1);
  });

  test('sends the trimmed form and the payment method, without the card', async () => {
    const backEnd = pendingCommerce();
    await openCheckout(backEnd.commerce);
    await fillForm({ firstName: '  Ada ', country: 'Cyprus' });
    await placeOrder.click();
    await expect.poll(() => backEnd.placeOrder.mock.calls.length).toBe(1);
    const [order, payment] = backEnd.placeOrder.mock.lastCall ?? [];
    expect(order).toMatchObject({
      lines: [{ id: '1', quantity: 2 }, { id: '2' }],
      contact: { firstName: 'Ada' },
      shipping: { country: 'Cyprus' },
    });
    expect(payment).toEqual({ method: 'credit' });
  });

  test('sends values that a password manager has set with change events only', async () => {
    const backEnd = pendingCommerce();
    await openCheckout(backEnd.commerce);
    for (const [name, value] of Object.entries(aCheckout())) setControl(name, value, 'change');
    await placeOrder.click();
    await expect.poll(() => backEnd.placeOrder.mock.lastCall?.[0].contact.email).toBe('ada@example.com');
  });

  test('sends values that were set without any event, and keeps them when the visitor tries again', async () => {
    const placing = vi.fn(unavailableCommerce.placeOrder);
    await openCheckout({ ...unavailableCommerce, placeOrder: placing });
    await fillForm();
    setControl('firstName', 'Grace');
    await placeOrder.click();
    expect(placing.mock.lastCall?.[0].contact.firstName).toBe('Grace');
    await tryAgain.click();
    await expect.element(field('firstName')).toHaveValue('Grace');
  });

  test('accepts names and addresses in any script and of any length', async () => {
    await openCheckout();
    const names = ['cardName', 'firstName', 'lastName', 'address', 'address2', 'city', 'state', 'zipCode'];
    const texts = HOSTILE_TEXTS.filter((text) => !text.includes('\u0000'));
    await fillForm(Object.fromEntries(names.map((name, index) => [name, texts[index]])));
    await placeOrder.click();
    await expect.element(placedHeading).toBeVisible();
    // The first text is the name on the card, which the order does not show.
    for (const text of texts.slice(1)) expect(document.body.textContent).toContain(text.trim());
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });
});

describe('an order that cannot be placed', () => {
  test('shows the error with its code and what to do next', async () => {
    await openCheckout(unavailableCommerce);
    await fillForm();
    await placeOrder.click();
    await expect.element(unavailableHeading).toHaveFocus();
    await expect
      .element(
        page.getByText(
          'Our payment service is temporarily unavailable due to maintenance. Please try again in 2 hours. We apologize for the inconvenience.',
          { exact: true },
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText('PAYMENT_SERVICE_MAINTENANCE', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/Error Code/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Return to Cart' })).toHaveAttribute('href', '/cart');
    expect(cartStore.getState().items).toHaveLength(2);
  });

  test('F7: Try Again returns to the filled-in form, without card details', async () => {
    await openCheckout(unavailableCommerce);
    await fillForm({ address2: 'Flat 4', country: 'Cyprus' });
    await placeOrder.click();
    await tryAgain.click();
    const form = aCheckout();
    for (const name of ['firstName', 'email', 'phone', 'city', 'zipCode'] as const)
      await expect.element(field(name)).toHaveValue(form[name]);
    await expect.element(field('address2')).toHaveValue('Flat 4');
    await expect.element(field('country')).toHaveDisplayValue('Cyprus');
    await expect.element(agreement).toBeChecked();
    for (const name of ['cardName', 'cardNumber', 'cardExpiry', 'cardCVC'])
      await expect.element(field(name)).toHaveValue('');
    await expect.element(page.getByRole('group', { name: 'Payment Information' })).toHaveFocus();
    await placeOrder.click();
    await expect.element(field('cardNumber')).toHaveAccessibleDescription('Card number is required');
  });
});

describe('a placed order', () => {
  test('shows its number, address and contact, and empties cart and form', async () => {
    await openCheckout();
    await fillForm({ address2: 'Flat 4' });
    await placeOrder.click();
    await expect.element(placedHeading).toHaveFocus();
    const text = document.body.textContent;
    for (const part of [
      'Order number 550000',
      'Ada Lovelace',
      '12 Harbour Street',
      'Flat 4',
      'İzmir, İzmir 35250',
      'Turkey',
      'ada@example.com',
      '+90 212 555 01 42',
    ])
      expect(text).toContain(part);
    for (const secret of CARD_SECRETS) expect(document.body.outerHTML).not.toContain(secret);
    expect(
      page
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/collections', '/']);
    expect(cartQuantities()).toEqual([]);
    expect(JSON.stringify(sessionStorage)).not.toContain('ada@example.com');
  });

  test('keeps products that another tab has added to the cart while the order was processed', async () => {
    const backEnd = pendingCommerce();
    await openCheckout(backEnd.commerce);
    await fillForm();
    await placeOrder.click();
    await expect.element(processing).toBeVisible();
    const outcome = placed();
    const { items } = cartStore.getState();
    const [camera, callPoint] = items;
    if (!camera || !callPoint) throw new Error('The cart does not contain two lines.');
    const siren = lineItem(anOffer({ id: '3', title: 'Siren' }), 1);
    localStorage.setItem('cart', serializeCart({ items: [lineItem(camera, 5), callPoint, siren] }));
    backEnd.respond(outcome);
    await expect.element(placedHeading).toBeVisible();
    await expect.poll(cartQuantities).toEqual([
      { id: '1', quantity: 3 },
      { id: '3', quantity: 1 },
    ]);
  });

  test('shows a notice if the visitor has left the page in the meantime', async () => {
    const backEnd = pendingCommerce();
    const screen = await openCheckout(backEnd.commerce);
    await fillForm();
    await placeOrder.click();
    await expect.element(processing).toBeVisible();
    await screen.unmount();
    backEnd.respond(placed());
    await expect.poll(noticeTexts).toContain('Your order has been placed: number 550000');
    expect(cartQuantities()).toEqual([]);
  });
});

describe('an order by invoice or purchase order', () => {
  test('is all that is offered without cards, and an invoice is selected at first', async () => {
    await openLiveCheckout();
    await expect.element(method('Invoice / wire transfer')).toBeChecked();
    const options = page.getByRole('radio').elements();
    expect(options.map((option) => option.getAttribute('value'))).toEqual(['invoice', 'purchase-order']);
    await expect.element(page.getByText(/We send an invoice/)).toBeVisible();
  });

  test('requires the number of a purchase order, keeps it when the method changes, and sends it', async () => {
    const backEnd = pendingCommerce();
    await openLiveCheckout(backEnd.commerce);
    await fillForm({ paymentMethod: 'purchase-order' });
    await field('purchaseOrder').fill('');
    await placeOrder.click();
    await expect.element(field('purchaseOrder')).toHaveAccessibleDescription('This field is required');
    await field('purchaseOrder').fill(' PO-7 ');
    await method('Invoice / wire transfer').click();
    await method('Purchase order').click();
    await expect.element(field('purchaseOrder')).toHaveValue(' PO-7 ');
    await placeOrder.click();
    await expect
      .poll(() => backEnd.placeOrder.mock.lastCall?.[1])
      .toEqual({ method: 'purchase-order', purchaseOrder: 'PO-7' });
  });
});

/** @param isShown whether the field could be loaded */
const cards = (isShown: boolean): Cards => ({
  mount: (element, onShown) => {
    const button = document.createElement('button');
    button.textContent = 'Field of Stripe';
    if (isShown) element.append(button);
    onShown(isShown);
    return () => button.remove();
  },
  tokenize: async () => 'token',
  confirm: async () => {},
});

describe('payment by card through Stripe', () => {
  const paymentOptions = livePaymentOptions(cards(true));
  const hosted = page.getByRole('button', { name: 'Field of Stripe' });

  test('says so if the field cannot be loaded, and keeps what was typed', async () => {
    await openLiveCheckout(acceptingCommerce, { paymentOptions: livePaymentOptions(cards(false)) });
    await fillForm({ paymentMethod: 'card' });
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'The card form could not be loaded. Reload the page, or choose another way to pay. What you have typed is kept.',
      );
    await method('Invoice / wire transfer').click();
    await expect.element(page.getByText(/could not be loaded/)).not.toBeInTheDocument();
    await expect.element(field('firstName')).toHaveValue('Ada');
  });

  test('shows the field of Stripe, and asks for no card details itself', async () => {
    const backEnd = pendingCommerce();
    await openLiveCheckout(backEnd.commerce, { paymentOptions });
    await fillForm({ paymentMethod: 'card' });
    await expect.element(hosted).toBeVisible();
    expect(field('cardNumber').elements()).toEqual([]);
    await placeOrder.click();
    await expect.poll(() => backEnd.placeOrder.mock.lastCall?.[1]).toEqual({ method: 'card' });
  });

  test('removes the field when another payment method is selected', async () => {
    await openLiveCheckout(acceptingCommerce, { paymentOptions });
    await method('Credit Card').click();
    await expect.element(hosted).toBeVisible();
    await method('Invoice / wire transfer').click();
    await expect.element(hosted).not.toBeInTheDocument();
  });
});

describe('an order that is not placed at once', () => {
  const alert = page.getByRole('alert');
  const checkAgain = page.getByRole('button', { name: 'Check Again' });
  const prices = { lines: [], subtotal: 0, shipping: 0, tax: 0, total: 0 };

  test('if prices have changed, a message above the form says so, and onChanged receives them', async () => {
    const onChanged = vi.fn<(prices: object) => void>();
    const changed = { kind: 'changed', ...prices } as const;
    await openLiveCheckout({ ...acceptingCommerce, placeOrder: async () => changed }, { onChanged });
    await fillForm({ paymentMethod: 'invoice' });
    await placeOrder.click();
    await expect
      .element(alert)
      .toHaveTextContent(
        'Prices, discounts, tax, shipping or stock have changed, so nothing was ordered. Look at the new total, then place your order again.',
      );
    expect(document.activeElement?.contains(alert.element())).toBe(true);
    await expect.element(field('firstName')).toHaveValue('Ada');
    expect(onChanged).toHaveBeenCalledWith(changed);
    expect(cartQuantities()).toHaveLength(2);
  });

  test('names the fields that were not accepted', async () => {
    const rejected: OrderOutcome = { kind: 'rejected', fields: { zipCode: 'too-long', nonsense: 'invalid' } };
    await openLiveCheckout({ ...acceptingCommerce, placeOrder: async () => rejected });
    await fillForm({ paymentMethod: 'invoice' });
    await placeOrder.click();
    await expect.element(alert).toHaveTextContent('Please check these fields: ZIP Code.');
  });

  test('has a screen of its own if it was declined', async () => {
    await openLiveCheckout({ ...acceptingCommerce, placeOrder: async () => ({ kind: 'declined' }) });
    await fillForm({ paymentMethod: 'invoice' });
    await placeOrder.click();
    await expect.element(page.getByRole('heading', { name: 'Your Order Was Declined' })).toHaveFocus();
    await tryAgain.click();
    await expect.element(field('firstName')).toHaveValue('Ada');
    expect(cartQuantities()).toHaveLength(2);
  });

  test('can be checked again, and its products leave the cart only once it is placed', async () => {
    const { items } = cartStore.getState();
    const order = { ...orderDraft(aCheckout(), items), number: '550000', key: 'secret key', total: 31_999 };
    const askForEarlierOrder = vi
      .fn<Commerce['askForEarlierOrder']>()
      // The checkout asks when it opens, then at each press of Check Again.
      .mockResolvedValueOnce({ kind: 'none' })
      .mockResolvedValueOnce({ kind: 'unconfirmed' })
      .mockResolvedValue({ kind: 'placed', order });
    await openLiveCheckout({
      ...acceptingCommerce,
      placeOrder: async () => ({ kind: 'unconfirmed' }),
      askForEarlierOrder,
    });
    await fillForm({ paymentMethod: 'invoice' });
    await placeOrder.click();
    await expect
      .element(page.getByRole('heading', { name: 'Your Order Is Not Confirmed Yet' }))
      .toHaveFocus();
    await expect.element(page.getByRole('link', { name: SHOP.phones.sales.display })).toBeVisible();
    await expect.element(page.getByText(/order by phone/)).not.toBeInTheDocument();
    await checkAgain.click();
    await expect.poll(() => askForEarlierOrder.mock.calls.length).toBe(2);
    await expect.element(checkAgain).toBeVisible();
    expect(cartQuantities()).toHaveLength(2);
    await checkAgain.click();
    await expect.element(placedHeading).toBeVisible();
    expect(cartQuantities()).toEqual([]);
    await expect.element(page.getByText('Total $319.99')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'View Your Order' }))
      .toHaveAttribute('href', '/account/orders/550000?key=secret%20key');
  });

  test('if it has not arrived, a message says so', async () => {
    await openLiveCheckout({ ...acceptingCommerce, placeOrder: async () => ({ kind: 'unconfirmed' }) });
    await fillForm({ paymentMethod: 'invoice' });
    await placeOrder.click();
    await checkAgain.click();
    await expect
      .element(alert)
      .toHaveTextContent('Your order did not reach us, so nothing was ordered. Please place it again.');
  });

  test('if it turns out to be placed when the checkout opens, its quantities are taken out of the cart', async () => {
    const { items } = cartStore.getState();
    const placed = {
      kind: 'placed',
      order: { ...orderDraft(aCheckout(), items), number: '550000' },
    } as const;
    fillCart(...items.map((line) => lineItem(line, line.quantity + 1)));
    await openLiveCheckout({ ...acceptingCommerce, askForEarlierOrder: async () => placed });
    await expect.element(placedHeading).toBeVisible();
    expect(cartQuantities().map(({ quantity }) => quantity)).toEqual([1, 1]);
  });
});

describe('the draft', () => {
  test('F7: survives a reload, without card details', async () => {
    const screen = await openCheckout();
    await fillForm();
    await screen.unmount();
    await openCheckout();
    await expect.element(field('firstName')).toHaveValue('Ada');
    await expect.element(field('cardNumber')).toHaveValue('');
  });

  test('survives when another tab empties and refills the cart', async () => {
    await openCheckout();
    await field('firstName').fill('Ada');
    const { items } = cartStore.getState();
    fillCart();
    await expect.element(emptyHeading).toBeVisible();
    fillCart(...items);
    await expect.element(field('firstName')).toHaveValue('Ada');
  });

  test('survives without storage', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openCheckout(unavailableCommerce);
    await fillForm();
    await placeOrder.click();
    await tryAgain.click();
    await expect.element(field('firstName')).toHaveValue('Ada');
    setItem.mockRestore();
  });
});
