import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillCart } from '#tests/support/shop-state.ts';
import {
  agreement,
  field,
  fillForm,
  inputElement,
  openCheckout,
  placeOrder,
  resetCheckout,
} from './checkout.fixture.tsx';

beforeEach(resetCheckout);

describe('the checkout form', () => {
  test('F1, F8: groups its fields; each has a label, a name and autocomplete, some an input mode', async () => {
    await openCheckout();
    for (const group of ['Contact Information', 'Shipping Address', 'Payment Information'])
      await expect.element(page.getByRole('group', { name: group })).toBeVisible();
    const autocomplete = {
      firstName: 'shipping given-name',
      lastName: 'shipping family-name',
      email: 'shipping email',
      phone: 'shipping tel',
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
    // A number field would drop leading zeros and change with the mouse wheel.
    for (const name of ['cardName', 'cardNumber', 'cardExpiry', 'cardCVC'])
      await expect.element(field(name)).toHaveAttribute('type', 'text');
    await expect
      .element(page.getByText('All fields are required unless marked optional.', { exact: false }))
      .toBeVisible();
    await expect.element(field('address2')).toHaveAccessibleName('Address Line 2 (optional)');
    await expect.element(field('country')).toHaveDisplayValue('Turkey');
    await expect.element(field('country')).toHaveValue('Turkey');
    await field('country').selectOptions('Cyprus');
    await expect.element(field('country')).toHaveValue('Cyprus');
    expect(sessionStorage.getItem('checkout-draft')).toContain('"country":"Cyprus"');
    const options = page.getByRole('radio').elements();
    expect(options.map((option) => option.getAttribute('value'))).toEqual(['credit', 'paypal']);
    await expect.element(page.getByRole('radio', { name: 'Credit Card' })).toBeChecked();
    await expect.element(field('address2')).not.toBeRequired();
    await expect.element(field('address')).toBeRequired();
    await expect
      .element(field('cardNumber'))
      .toHaveAccessibleDescription(
        '16 digits. American Express (15 digits) is not accepted here. Choose PayPal to pay with it.',
      );
    await expect
      .element(page.getByRole('link', { name: 'Terms and Conditions', exact: true }))
      .toHaveAttribute('href', '/terms-conditions');
    await expect.element(page.getByRole('link', { name: 'Return to Cart' })).toHaveAttribute('href', '/cart');
  });

  test('Tab leads through its fields in their order', async () => {
    await openCheckout();
    const stops: string[] = [];
    inputElement('firstName').focus();
    while (
      document.activeElement instanceof HTMLInputElement ||
      document.activeElement instanceof HTMLSelectElement
    ) {
      stops.push(document.activeElement.name);
      await userEvent.tab();
    }
    expect(stops).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'address',
      'address2',
      'city',
      'state',
      'zipCode',
      'country',
      'paymentMethod',
      'cardName',
      'cardNumber',
      'cardExpiry',
      'cardCVC',
      'savePaymentInfo',
      'agreeToTerms',
    ]);
  });

  test('shows the order summary under a Turkish heading', async () => {
    await openCheckout();
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

  test('is replaced by a link to the shop if the cart is empty', async () => {
    fillCart();
    await openCheckout();
    await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Start Shopping' }))
      .toHaveAttribute('href', '/collections');
  });
});

describe('validation', () => {
  test('F2, F3, F4: submitting shows an error at each invalid field and focuses a summary that links to these fields', async () => {
    await openCheckout();
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

  test('F2, F6: values that are not valid are rejected; an error is hidden while typing and shown again on blur', async () => {
    const wrong = [
      ['email', 'ada@example', 'Please enter a valid email address'],
      ['phone', '1-800-CAMERAS', 'Please enter a valid phone number'],
      ['cardNumber', '378282246310005', 'Please enter a valid card number'],
      ['cardExpiry', '1327', 'Please enter in MM/YY format'],
      ['cardCVC', '12', 'Please enter a valid security code'],
    ] as const;
    await openCheckout();
    await fillForm(Object.fromEntries(wrong.map(([name, value]) => [name, value])));
    await placeOrder.click();
    for (const [name, , message] of wrong) {
      await expect.element(field(name)).toHaveAccessibleDescription(message);
      await field(name).click();
      await userEvent.keyboard('{End}x');
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'false');
      await userEvent.tab();
      await expect.element(field(name)).toHaveAccessibleDescription(message);
    }
  });

  test('F2: leaving a field shows its error only if the field was edited', async () => {
    await openCheckout();
    await field('firstName').click();
    await userEvent.tab();
    await expect.element(field('firstName')).toHaveAttribute('aria-invalid', 'false');
    await field('email').fill('ada@');
    await userEvent.tab();
    await expect.element(field('email')).toHaveAccessibleDescription('Please enter a valid email address');
  });

  test('F7: PayPal needs no card details, and switching back keeps them', async () => {
    await openCheckout();
    await field('cardName').fill('Ada Lovelace');
    await page.getByRole('radio', { name: 'PayPal' }).click();
    await expect.element(page.getByText(/redirected to PayPal/)).toBeVisible();
    expect(field('cardNumber').query()).toBeNull();
    await page.getByRole('radio', { name: 'Credit Card' }).click();
    await expect.element(field('cardName')).toHaveValue('Ada Lovelace');
  });
});

describe('the card fields', () => {
  test('F5: group the digits of the number while typing and keep the caret at its digit', async () => {
    await openCheckout();
    await field('cardNumber').click();
    await userEvent.keyboard('4242424242');
    await expect.element(field('cardNumber')).toHaveValue('4242 4242 42');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}9');
    await expect.element(field('cardNumber')).toHaveValue('4294 2424 242');
    const input = inputElement('cardNumber');
    expect(input.selectionStart).toBe(3);
    // After the space. Backspace deletes the digit before it.
    input.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    await expect.element(field('cardNumber')).toHaveValue('4292 4242 42');
    expect(input.selectionStart).toBe(3);
  });

  test('F5: accept a pasted number with separators', async () => {
    await openCheckout();
    inputElement('cardNumber').focus();
    document.execCommand('insertText', false, '4242\n4242-4242 ４２４２');
    await expect.element(field('cardNumber')).toHaveValue('4242 4242 4242 4242');
  });

  test('F5: let a mistyped letter be deleted', async () => {
    await openCheckout();
    await field('cardNumber').click();
    await userEvent.keyboard('42x4{ArrowLeft}{Backspace}');
    await expect.element(field('cardNumber')).toHaveValue('424');
  });

  test('F6: complete a month of one digit, unless its zero is deleted', async () => {
    await openCheckout();
    await field('cardExpiry').click();
    await userEvent.keyboard('1/28');
    await expect.element(field('cardExpiry')).toHaveValue('01/28');
    await userEvent.keyboard('{Home}{Delete}');
    await expect.element(field('cardExpiry')).toHaveValue('1/28');
    await userEvent.keyboard('1');
    await expect.element(field('cardExpiry')).toHaveValue('11/28');
    await userEvent.keyboard('{Home}{Delete}');
    await userEvent.tab();
    await expect.element(field('cardExpiry')).toHaveValue('01/28');
  });

  test('F6: insert the slash of the expiry and let it be deleted', async () => {
    await openCheckout();
    await field('cardExpiry').click();
    await userEvent.keyboard('1227');
    await expect.element(field('cardExpiry')).toHaveValue('12/27');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect.element(field('cardExpiry')).toHaveValue('12');
    await userEvent.keyboard('{Backspace}');
    await expect.element(field('cardExpiry')).toHaveValue('1');
  });
});
