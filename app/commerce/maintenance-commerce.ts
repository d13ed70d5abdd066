import type { ServiceErrorCode, Unavailable } from '#app/domain/service-error.ts';
import type { Commerce } from './commerce.ts';

const CHECKOUT_DELAY_MS = 2000;
const ACCOUNT_DELAY_MS = 1500;

const authenticate = () => unavailableAfter(ACCOUNT_DELAY_MS, 'AUTHENTICATION_MAINTENANCE');
const register = () => unavailableAfter(ACCOUNT_DELAY_MS, 'REGISTRATION_MAINTENANCE');

/** The built-in adapter. It sends nothing and reports maintenance after a delay. */
export const maintenanceCommerce: Commerce = {
  placeOrder: () => unavailableAfter(CHECKOUT_DELAY_MS, 'PAYMENT_SERVICE_MAINTENANCE'),
  askForEarlierOrder: () => Promise.resolve({ kind: 'none' }),
  prices: () => unavailableAfter(0, 'PAYMENT_SERVICE_MAINTENANCE'),
  session: () => Promise.resolve({ kind: 'session', customer: null }),
  signIn: authenticate,
  signOut: authenticate,
  register,
  confirmRegistration: register,
  requestPasswordReset: authenticate,
  resetPassword: authenticate,
  orders: authenticate,
  order: authenticate,
  addresses: authenticate,
  saveAddress: authenticate,
  removeAddress: authenticate,
  saveDetails: authenticate,
  changePassword: authenticate,
};

function unavailableAfter(ms: number, error: ServiceErrorCode): Promise<Unavailable> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ kind: 'unavailable', error }), ms);
  });
}
