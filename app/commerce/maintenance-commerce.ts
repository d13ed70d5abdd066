import type { ServiceErrorCode, Unavailable } from '#app/domain/service-error.ts';
import type { Commerce } from './commerce.ts';

const CHECKOUT_DELAY_MS = 2000;
const ACCOUNT_DELAY_MS = 1500;

/** The built-in adapter. It sends nothing and reports maintenance after a delay. */
export const maintenanceCommerce: Commerce = {
  placeOrder: () => unavailableAfter(CHECKOUT_DELAY_MS, 'PAYMENT_SERVICE_MAINTENANCE'),
  signIn: () => unavailableAfter(ACCOUNT_DELAY_MS, 'AUTHENTICATION_MAINTENANCE'),
  register: () => unavailableAfter(ACCOUNT_DELAY_MS, 'REGISTRATION_MAINTENANCE'),
  requestPasswordReset: () => unavailableAfter(ACCOUNT_DELAY_MS, 'AUTHENTICATION_MAINTENANCE'),
};

function unavailableAfter(ms: number, error: ServiceErrorCode): Promise<Unavailable> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ kind: 'unavailable', error }), ms);
  });
}
