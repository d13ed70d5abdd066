import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_PASSWORD_RESET, EMPTY_REGISTRATION, EMPTY_SIGN_IN } from './model/account-forms.ts';
import { orderDraft, paymentOf } from './model/order.ts';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { maintenanceCommerce } from './maintenance-commerce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const form = aCheckout();

test.each([
  [
    'placeOrder',
    2000,
    'PAYMENT_SERVICE_MAINTENANCE',
    () => maintenanceCommerce.placeOrder(orderDraft(form, []), paymentOf(form)),
  ],
  ['signIn', 1500, 'AUTHENTICATION_MAINTENANCE', () => maintenanceCommerce.signIn(EMPTY_SIGN_IN)],
  ['register', 1500, 'REGISTRATION_MAINTENANCE', () => maintenanceCommerce.register(EMPTY_REGISTRATION)],
  [
    'requestPasswordReset',
    1500,
    'AUTHENTICATION_MAINTENANCE',
    () => maintenanceCommerce.requestPasswordReset(EMPTY_PASSWORD_RESET),
  ],
])('%s responds after exactly %d ms with %s', async (_, ms, error, send) => {
  const onResponse = vi.fn<(outcome: unknown) => void>();
  void send().then(onResponse);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(onResponse).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onResponse).toHaveBeenCalledWith({ kind: 'unavailable', error });
});
