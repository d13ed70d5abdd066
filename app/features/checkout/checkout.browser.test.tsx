import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Commerce } from '#app/commerce/commerce.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import { EMPTY_CART } from '#app/domain/cart/cart.ts';
import type { CheckoutForm } from '#app/domain/order/checkout-form.ts';
import type { OrderOutcome } from '#app/domain/order/checkout-flow.ts';
import { cartStore } from '#app/features/cart/cart-store.ts';
import { aCheckout, HOSTILE_TEXTS } from '#tests/support/a-checkout.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { freshShop, said } from '#tests/support/fresh-shop.ts';
import { createPlacingCommerce } from '#tests/support/placing-commerce.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { Checkout } from './checkout.tsx';
import { forgetDraft } from './checkout-draft.ts';
import { LABELS } from './checkout-labels.ts';

const CARD = ['4242', '12/27', '737'];
const MAINTENANCE: OrderOutcome = { kind: 'unavailable', error: 'PAYMENT_SERVICE_MAINTENANCE' };

const placing = createPlacingCommerce(() => 0.5);
const unavailable: Commerce = { ...placing, placeOrder: async () => MAINTENANCE };

/** A back end that keeps everybody waiting until the test has it answer. */
function waitingCommerce() {
  const answers: ((outcome: OrderOutcome) => void)[] = [];
  const placeOrder = vi.fn<Commerce['placeOrder']>(
    () => new Promise((resolve) => void answers.push(resolve)),
  );
  const commerce: Commerce = { ...placing, placeOrder };
  return { commerce, placeOrder, answer: (outcome: OrderOutcome) => answers.at(-1)?.(outcome) };
}

const open = (commerce: Commerce = placing) =>
  renderOnPage(
    <CommerceProvider commerce={commerce}>
      <h1 tabIndex={-1}>Checkout</h1>
      <Checkout />
    </CommerceProvider>,
    '/checkout',
  );

const labels = new Map<string, string>(Object.entries(LABELS));
const field = (name: string) => page.getByLabelText(labels.get(name) ?? name, { exact: true });

function inputOf(name: string): HTMLInputElement {
  const input = field(name).element();
  if (!(input instanceof HTMLInputElement)) throw new Error(`${name} is no input`);
  return input;
}
const agreement = page.getByRole('checkbox', { name: /I agree/ });
const placeOrder = page.getByRole('button', { name: 'Place Order' });
const tryAgain = page.getByRole('button', { name: 'Try Again' });

/** Fills the fields at once, as a browser's autofill does. */
async function fill(form: Partial<CheckoutForm> = {}): Promise<void> {
  for (const [name, value] of Object.entries(aCheckout(form))) put(name, value, 'input');
  await expect.element(field('firstName')).toHaveValue(aCheckout(form).firstName);
}

function put(name: string, value: string | boolean, event?: 'input' | 'change'): void {
  for (const control of document.getElementsByName(name)) {
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.value === value && !control.checked) control.click();
      continue;
    }
    if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value;
    else if ('value' in control) control.value = value;
    if (event) control.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

beforeEach(() => {
  freshShop();
  forgetDraft();
  cartStore.update(() => ({
    items: [
      { ...anOffer({ id: '1', title: 'Dome camera', price: 10_000 }), quantity: 2 },
      { ...anOffer({ id: '2', title: 'Call point', price: 2550 }), quantity: 1 },
    ],
  }));
});

describe('the checkout', () => {
  test('F1, F8: has three groups of fields, each with its name, label, autocomplete and keyboard', async () => {
    await open();
    for (const group of ['Contact Information', 'Shipping Address', 'Payment Information'])
      await expect.element(page.getByRole('group', { name: group })).toBeVisible();
    const autocomplete = {
      firstName: 'given-name',
      lastName: 'family-name',
      email: 'email',
      phone: 'tel',
      address: 'shipping address-line1',
      address2: 'shipping address-line2',
      city: 'shipping address-level2',
      state: 'shipping address-level1',
      zipCode: 'shipping postal-code',
      country: 'shipping country',
      cardName: 'cc-name',
      cardNumber: 'cc-number',
      cardExpiry: 'cc-exp',
      cardCVC: 'cc-csc',
    } as const;
    for (const [name, token] of Object.entries(autocomplete)) {
      const element = field(name);
      await expect.element(element).toHaveAttribute('name', name);
      await expect.element(element).toHaveAttribute('autocomplete', token);
    }
    for (const [name, mode] of Object.entries({
      email: 'email',
      phone: 'tel',
      cardNumber: 'numeric',
      cardExpiry: 'numeric',
      cardCVC: 'numeric',
    } as const))
      await expect.element(field(name)).toHaveAttribute('inputmode', mode);
    // A number field would drop the zero that a code starts with, and change with the wheel.
    for (const name of ['cardName', 'cardNumber', 'cardExpiry', 'cardCVC'])
      await expect.element(field(name)).toHaveAttribute('type', 'text');
    await expect
      .element(page.getByText('All fields are required unless marked optional.', { exact: false }))
      .toBeVisible();
    await expect.element(field('address2')).toHaveAccessibleName('Address Line 2 (optional)');
    await expect.element(field('country')).toHaveValue('Turkey');
    await expect.element(page.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
    await expect.element(field('address2')).not.toBeRequired();
    await expect.element(field('address')).toBeRequired();
    await expect
      .element(field('cardNumber'))
      .toHaveAccessibleDescription('16 digits. American Express (15 digits) is not accepted here.');
    await expect
      .element(page.getByRole('link', { name: 'Terms and Conditions', exact: true }))
      .toHaveAttribute('href', '/terms-conditions');
    await expect.element(page.getByRole('link', { name: 'Return to Cart' })).toHaveAttribute('href', '/cart');
  });

  test('sums up the order under its Turkish heading', async () => {
    await open();
    const summary = page.getByRole('region', { name: 'Sipariş Özeti', exact: true });
    const text = summary.element().textContent;
    for (const part of [
      'Order summary',
      'Dome camera',
      '2 × $100.00',
      '$200.00',
      'Call point',
      'Subtotal$225.50',
      'Shipping$49.99',
      'VAT (18%)$40.59',
      'Total$316.08',
    ])
      expect(text).toContain(part);
    expect(summary.getByText('Sipariş Özeti').element().closest('[lang]')?.getAttribute('lang')).toBe('tr');
  });

  test('with an empty cart leads to the shop', async () => {
    cartStore.update(() => EMPTY_CART);
    await open();
    await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Start Shopping' }))
      .toHaveAttribute('href', '/collections');
  });
});

describe('what is wrong in a checkout', () => {
  test('F2, F3, F4: is said at each field after a submit, and a summary takes the focus and leads there', async () => {
    await open();
    await placeOrder.click();
    const messages = {
      firstName: 'This field is required',
      lastName: 'This field is required',
      email: 'This field is required',
      phone: 'This field is required',
      address: 'This field is required',
      city: 'This field is required',
      state: 'This field is required',
      zipCode: 'This field is required',
      cardName: 'Name on card is required',
      cardNumber: 'Card number is required',
      cardExpiry: 'Expiration date is required',
      cardCVC: 'Security code is required',
    } as const;
    for (const [name, message] of Object.entries(messages)) {
      const element = field(name);
      await expect.element(element).toHaveAttribute('aria-invalid', 'true');
      await expect.element(element).toHaveAccessibleDescription(message);
    }
    await expect.element(agreement).toHaveAttribute('aria-invalid', 'true');
    await expect.element(agreement).toHaveAccessibleDescription('You must agree to terms to continue');
    for (const name of ['address2', 'country'] as const)
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'false');

    const summary = page.getByRole('alert');
    await expect.element(summary).toHaveFocus();
    expect(summary.getByRole('link').elements()).toHaveLength(13);
    await summary.getByRole('link', { name: 'ZIP Code' }).click();
    await expect.element(field('zipCode')).toHaveFocus();
    await placeOrder.click();
    await expect.element(page.getByRole('alert')).toHaveFocus();
  });

  test.each([
    ['email', 'ada@example', 'Please enter a valid email address'],
    ['phone', '1-800-CAMERAS', 'Please enter a valid phone number'],
    ['cardNumber', '378282246310005', 'Please enter a valid card number'],
    ['cardExpiry', '1327', 'Please enter in MM/YY format'],
    ['cardCVC', '12', 'Please enter a valid security code'],
  ] as const)(
    'F2, F6: %s: %s is refused with its reason, which goes while typing and comes back on leaving',
    async (name, value, message) => {
      await open();
      await fill({ [name]: value });
      await placeOrder.click();
      await expect.element(field(name)).toHaveAccessibleDescription(message);
      await field(name).click();
      await userEvent.keyboard('{End}x');
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'false');
      await userEvent.tab();
      await expect.element(field(name)).toHaveAccessibleDescription(message);
    },
  );

  test('F2: shows on leaving a field that was edited, not one that was only passed', async () => {
    await open();
    await field('firstName').click();
    await userEvent.tab();
    await expect.element(field('firstName')).toHaveAttribute('aria-invalid', 'false');
    await field('email').fill('ada@');
    await userEvent.tab();
    await expect.element(field('email')).toHaveAccessibleDescription('Please enter a valid email address');
  });

  test('F7: about the card does not count where PayPal pays, and a look there loses nothing', async () => {
    await open();
    await field('cardName').fill('Ada Lovelace');
    await page.getByRole('radio', { name: 'PayPal' }).click();
    await expect.element(page.getByText(/redirected to PayPal/)).toBeVisible();
    expect(field('cardNumber').query()).toBeNull();
    await page.getByRole('radio', { name: 'Credit Card' }).click();
    await expect.element(field('cardName')).toHaveValue('Ada Lovelace');
  });
});

describe('the card fields', () => {
  test('F5: group the number while it is typed, with the caret beside its digit', async () => {
    await open();
    await field('cardNumber').click();
    await userEvent.keyboard('4242424242');
    await expect.element(field('cardNumber')).toHaveValue('4242 4242 42');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}9');
    await expect.element(field('cardNumber')).toHaveValue('4294 2424 242');
    const input = inputOf('cardNumber');
    expect(input.selectionStart).toBe(3);
    input.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    await expect.element(field('cardNumber')).toHaveValue('4292 4242 42');
    expect(input.selectionStart).toBe(3);
  });

  test.each(['4242-4242-4242-4242', '4242\n4242\n4242\n4242', '４２４２４２４２４２４２４２４２'])(
    'F5: understand a pasted %j',
    async (text) => {
      await open();
      const number = inputOf('cardNumber');
      number.focus();
      document.execCommand('insertText', false, text);
      await expect.element(field('cardNumber')).toHaveValue('4242 4242 4242 4242');
    },
  );

  test('F6: set the slash of the date, and let it be deleted', async () => {
    await open();
    await field('cardExpiry').click();
    await userEvent.keyboard('1227');
    await expect.element(field('cardExpiry')).toHaveValue('12/27');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect.element(field('cardExpiry')).toHaveValue('12');
    await userEvent.keyboard('{Backspace}');
    await expect.element(field('cardExpiry')).toHaveValue('1');
  });
});

describe('an order', () => {
  test('F9: is processed once, however often Enter is pressed, while the button keeps the focus', async () => {
    const { commerce, placeOrder: placed } = waitingCommerce();
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
    const { commerce, placeOrder: placed } = waitingCommerce();
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
    const { commerce, placeOrder: placed } = waitingCommerce();
    await open(commerce);
    await fill({ paymentMethod: 'paypal' });
    await placeOrder.click();
    await expect.poll(() => placed.mock.lastCall?.[1]).toEqual({ method: 'paypal' });
  });

  test('can be filled in by change events alone, as some password managers do', async () => {
    const { commerce, placeOrder: placed } = waitingCommerce();
    await open(commerce);
    for (const [name, value] of Object.entries(aCheckout())) put(name, value, 'change');
    await placeOrder.click();
    await expect.poll(() => placed.mock.lastCall?.[0].contact.email).toBe('ada@example.com');
  });

  test('can be filled in without any event at all', async () => {
    const { commerce, placeOrder: placed } = waitingCommerce();
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
    await open(unavailable);
    await fill();
    expect(JSON.stringify([sessionStorage, localStorage])).toContain('ada@example.com');
    await placeOrder.click();
    await expect.element(tryAgain).toBeVisible();
    const traces = JSON.stringify([
      sessionStorage,
      localStorage,
      location.href,
      history.state,
      consoles.map(({ mock }) => mock.calls),
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
    ]);
    for (const secret of CARD) expect(traces).not.toContain(secret);
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
    for (const secret of CARD) expect(document.documentElement.outerHTML).not.toContain(secret);
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
    await expect.poll(said).toContain('Your order has been placed: number 550000');
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
    cartStore.update(() => EMPTY_CART);
    await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
    cartStore.update(() => cart);
    await expect.element(field('firstName')).toHaveValue('Ada');
  });

  test('is not lost when the order under way outlives its cart', async () => {
    const { commerce, answer } = waitingCommerce();
    await open(commerce);
    await fill();
    await placeOrder.click();
    cartStore.update(() => EMPTY_CART);
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
