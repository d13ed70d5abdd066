import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderDraft, paymentOf } from '#app/domain/order/order.ts';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { maintenanceCommerce } from './maintenance-commerce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the built-in adapter', () => {
  const form = aCheckout();
  const credentials = { email: 'ada@example.com', password: 'long enough', remember: false };
  const account = { ...credentials, firstName: 'Ada', lastName: 'L', confirmPassword: 'long enough' };

  test.each([
    [
      'an order',
      2000,
      'PAYMENT_SERVICE_MAINTENANCE',
      () => maintenanceCommerce.placeOrder(orderDraft(form, []), paymentOf(form)),
    ],
    ['a sign-in', 1500, 'AUTHENTICATION_MAINTENANCE', () => maintenanceCommerce.signIn(credentials)],
    ['a registration', 1500, 'REGISTRATION_MAINTENANCE', () => maintenanceCommerce.register(account)],
    [
      'a forgotten password',
      1500,
      'AUTHENTICATION_MAINTENANCE',
      () => maintenanceCommerce.requestPasswordReset({ email: 'ada@example.com' }),
    ],
  ])('answers %s after %d ms, and not before, with %s', async (_, ms, error, ask) => {
    const answered = vi.fn<(outcome: unknown) => void>();
    void ask().then(answered);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith({ kind: 'unavailable', error });
  });
});
