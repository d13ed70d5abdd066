import type { ErrorCode } from '#app/texts/service-errors.ts';
import type { Commerce } from './commerce.ts';

const CHECKOUT_MS = 2000;
const ACCOUNT_MS = 1500;

/** The built-in adapter: takes its time, then answers that it is in maintenance. Nothing leaves the page. */
export const maintenanceCommerce: Commerce = {
  placeOrder: () => unavailableAfter(CHECKOUT_MS, 'PAYMENT_SERVICE_MAINTENANCE'),
  signIn: () => unavailableAfter(ACCOUNT_MS, 'AUTHENTICATION_MAINTENANCE'),
  register: () => unavailableAfter(ACCOUNT_MS, 'REGISTRATION_MAINTENANCE'),
  requestPasswordReset: () => unavailableAfter(ACCOUNT_MS, 'AUTHENTICATION_MAINTENANCE'),
};

type Unavailable = { readonly kind: 'unavailable'; readonly error: ErrorCode };

function unavailableAfter(ms: number, error: ErrorCode): Promise<Unavailable> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ kind: 'unavailable', error }), ms);
  });
}
