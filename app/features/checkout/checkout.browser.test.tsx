import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Commerce } from '#app/commerce/commerce.ts';
import { EMPTY_CART } from '#app/domain/cart/cart.ts';
import type { OrderOutcome } from '#app/domain/order/checkout-flow.ts';
import { cartStore } from '#app/features/cart/cart-store.ts';
import { aCheckout, HOSTILE_TEXTS } from '#tests/support/a-checkout.ts';
import { noticeTexts } from '#tests/support/shop-state.ts';
import {
  agreement,
  field,
  fill,
  freshCheckout,
  inputOf,
  open,
  placeOrder,
  placing,
  put,
} from './checkout.fixture.tsx';

/** Looked for in what is ours alone: the runner's own scripts and address hold random figures, of which some are these. */
const CARD = ['4242', '12/27', '737'];
const MAINTENANCE: OrderOutcome = { kind: 'unavailable', error: 'PAYMENT_SERVICE_MAINTENANCE' };

const unavailable: Commerce = { ...placing, placeOrder: async () => MAINTENANCE };

/** A back end that keeps everybody waiting until the test has it answer. */
function waitingCommerce() {
  const answers: ((outcome: OrderOutcome) => void)[] = [];
  const placed = vi.fn<Commerce['placeOrder']>(() => new Promise((resolve) => void answers.push(resolve)));
  const commerce: Commerce = { ...placing, placeOrder: placed };
  return { commerce, placed, answer: (outcome: OrderOutcome) => answers.at(-1)?.(outcome) };
}

const tryAgain = page.getByRole('button', { name: 'Try Again' });

beforeEach(freshCheckout);

describe('an order', () => {
  test('F9: is processed once, however often Enter is pressed, while the button keeps the focus', async () => {
    const { commerce, placed } = waitingCommerce();
    await open(commerce);
    await fill();
    inputOf('cardCVC').focus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}');
    await expect.element(placeOrder).toHaveFocus();
    for (let press = 0; press < 10; press += 1) await userEvent.keyboard('{Enter}');
    const busy = page.getByRole('button', { name: 'Processing...' });
    await expect.element(busy).toHaveFocus();
    await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy.element().closest('[aria-live]')).not.toBeNull();
    await field('firstName').click();
    await userEvent.keyboard('{Enter}');
    expect(placed).toHaveBeenCalledTimes(1);
  });

  test('is what was typed, trimmed, with the card apart', async () => {
    const { commerce, placed } = waitingCommerce();
    await open(commerce);
    await fill({ firstName: '  Ada ', country: 'Cyprus' });
    await page.getByRole('checkbox', { name: /save/i }).click();
    await placeOrder.click();
    await expect.poll(() => placed.mock.calls.length).toBe(1);
    expect(placed.mock.lastCall?.[0]).toMatchObject({
      lines: [{ id: '1', quantity: 2 }, { id: '2' }],
      contact: { firstName: 'Ada' },
      shipping: { country: 'Cyprus' },
    });
    expect(placed.mock.lastCall?.[1]).toMatchObject({ number: '4242424242424242', save: true });
  });

  test('paid with PayPal needs no card', async () => {
    const { commerce, placed } = waitingCommerce();
    await open(commerce);
    await fill({ paymentMethod: 'paypal' });
    await placeOrder.click();
    await expect.poll(() => placed.mock.lastCall?.[1]).toEqual({ method: 'paypal' });
  });

  test('can be filled in by change events alone, as some password managers do', async () => {
    const { commerce, placed } = waitingCommerce();
    await open(commerce);
    for (const [name, value] of Object.entries(aCheckout())) put(name, value, 'change');
    await placeOrder.click();
    await expect.poll(() => placed.mock.lastCall?.[0].contact.email).toBe('ada@example.com');
  });

  test('can be filled in without any event at all', async () => {
    const { commerce, placed } = waitingCommerce();
    await open(commerce);
    await fill();
    put('firstName', 'Grace');
    await placeOrder.click();
    await expect.poll(() => placed.mock.lastCall?.[0].contact.firstName).toBe('Grace');
  });

  test('may be for anybody and anywhere', async () => {
    await open();
    const names = ['firstName', 'lastName', 'address', 'address2', 'city', 'state', 'zipCode', 'cardName'];
    const texts = HOSTILE_TEXTS.filter((text) => !text.includes('\u0000'));
    await fill(Object.fromEntries(names.map((name, at) => [name, texts[at]])));
    await placeOrder.click();
    await expect.element(page.getByRole('heading', { name: 'Your Order Has Been Placed!' })).toBeVisible();
    for (const text of texts.slice(0, -1)) expect(document.body.textContent).toContain(text.trim());
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });
});

describe('an order that cannot be placed', () => {
  test('says why, and what can be done', async () => {
    await open(unavailable);
    await fill();
    await placeOrder.click();
    const heading = page.getByRole('heading', { name: 'Service Temporarily Unavailable' });
    await expect.element(heading).toHaveFocus();
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

  test('F7: is tried again with all that was typed, the card excepted', async () => {
    await open(unavailable);
    await fill({ address2: 'Flat 4', country: 'Cyprus' });
    await placeOrder.click();
    await tryAgain.click();
    const { cardName: _n, cardNumber: _c, cardExpiry: _e, cardCVC: _s, ...kept } = aCheckout();
    for (const name of ['firstName', 'email', 'phone', 'city', 'zipCode'] as const)
      await expect.element(field(name)).toHaveValue(kept[name]);
    await expect.element(field('address2')).toHaveValue('Flat 4');
    await expect.element(field('country')).toHaveValue('Cyprus');
    await expect.element(agreement).toBeChecked();
    for (const name of ['cardName', 'cardNumber', 'cardExpiry', 'cardCVC'] as const)
      await expect.element(field(name)).toHaveValue('');
    await expect.element(page.getByRole('group', { name: 'Payment Information' })).toHaveFocus();
    await placeOrder.click();
    await expect.element(field('cardNumber')).toHaveAccessibleDescription('Card number is required');
  });

  test('because the line broke is told in general terms', async () => {
    await open({ ...placing, placeOrder: () => Promise.reject(new Error('offline')) });
    await fill();
    await placeOrder.click();
    await expect.element(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
    await expect.element(tryAgain).toBeVisible();
  });

  test('leaves nothing of the card behind: not in storage, address, console or page', async () => {
    const consoles = (['log', 'info', 'debug', 'warn', 'error'] as const).map((method) =>
      vi.spyOn(console, method),
    );
    const address = location.href;
    await open(unavailable);
    await fill();
    expect(JSON.stringify([sessionStorage, localStorage])).toContain('ada@example.com');
    await placeOrder.click();
    await expect.element(tryAgain).toBeVisible();
    const traces = JSON.stringify([
      sessionStorage,
      localStorage,
      history.state,
      consoles.map(({ mock }) => mock.calls),
      document.body.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
    ]);
    for (const secret of CARD) expect(traces).not.toContain(secret);
    expect(location.href).toBe(address);
  });
});

describe('a placed order', () => {
  test('shows its number, where it goes and whom we write to, and clears the cart', async () => {
    await open();
    await fill({ address2: 'Flat 4' });
    await placeOrder.click();
    await expect.element(page.getByRole('heading', { name: 'Your Order Has Been Placed!' })).toHaveFocus();
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
    for (const secret of CARD) expect(document.body.outerHTML).not.toContain(secret);
    expect(
      page
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/collections', '/']);
    expect(cartStore.getState()).toEqual(EMPTY_CART);
    expect(JSON.stringify(sessionStorage)).not.toContain('ada@example.com');
  });

  test('that is answered after the visitor went elsewhere is announced there', async () => {
    const { commerce, answer } = waitingCommerce();
    const screen = await open(commerce);
    await fill();
    await placeOrder.click();
    await expect.element(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await screen.unmount();
    answer(
      await placing.placeOrder({ lines: [], contact: contact(), shipping: shipping() }, { method: 'paypal' }),
    );
    await expect.poll(noticeTexts).toContain('Your order has been placed: number 550000');
    expect(cartStore.getState()).toEqual(EMPTY_CART);
  });
});

function contact() {
  const { firstName, lastName, email, phone } = aCheckout();
  return { firstName, lastName, email, phone };
}

function shipping() {
  const { address, city, state, zipCode, country } = aCheckout();
  return { address, city, state, zipCode, country };
}

describe('what was typed', () => {
  test('F7: survives a reload, the card excepted', async () => {
    const before = await open();
    await fill();
    await before.unmount();
    await open();
    await expect.element(field('firstName')).toHaveValue('Ada');
    await expect.element(field('cardNumber')).toHaveValue('');
  });

  test('survives the cart being emptied elsewhere', async () => {
    await open();
    await field('firstName').fill('Ada');
    const cart = cartStore.getState();
    cartStore.update(() => ({ next: EMPTY_CART }));
    await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
    cartStore.update(() => ({ next: cart }));
    await expect.element(field('firstName')).toHaveValue('Ada');
  });

  test('is not lost when the order under way outlives its cart', async () => {
    const { commerce, answer } = waitingCommerce();
    await open(commerce);
    await fill();
    await placeOrder.click();
    cartStore.update(() => ({ next: EMPTY_CART }));
    await expect.element(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await expect.element(page.getByText('Dome camera')).toBeVisible();
    answer(MAINTENANCE);
    await tryAgain.click();
    await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  });

  test('stays in the page where storage refuses', async () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await open(unavailable);
    await fill();
    await placeOrder.click();
    await tryAgain.click();
    await expect.element(field('firstName')).toHaveValue('Ada');
    refuse.mockRestore();
  });
});
