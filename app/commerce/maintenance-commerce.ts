import type { ServiceErrorCode, Unavailable } from './model/service-error.ts';
import type { Trade } from './commerce.ts';

const CHECKOUT_DELAY_MS = 2000;
const ACCOUNT_DELAY_MS = 1500;

const accountUnavailable = () => unavailableAfter(ACCOUNT_DELAY_MS, 'AUTHENTICATION_MAINTENANCE');
const registrationUnavailable = () => unavailableAfter(ACCOUNT_DELAY_MS, 'REGISTRATION_MAINTENANCE');

/**
 * The built-in adapter. It sends nothing. Nobody is signed in, there is no earlier order, messages are confirmed as specified, and
 * every other call reports maintenance.
 */
export const maintenanceCommerce: Trade = {
  placeOrder: () => unavailableAfter(CHECKOUT_DELAY_MS, 'PAYMENT_SERVICE_MAINTENANCE'),
  askForEarlierOrder: () => Promise.resolve({ kind: 'none' }),
  prices: () => unavailableAfter(0, 'PAYMENT_SERVICE_MAINTENANCE'),
  session: () => Promise.resolve({ kind: 'session', customer: null }),
  signIn: accountUnavailable,
  signOut: accountUnavailable,
  register: registrationUnavailable,
  confirmRegistration: registrationUnavailable,
  requestPasswordReset: accountUnavailable,
  resetPassword: accountUnavailable,
  orders: accountUnavailable,
  order: accountUnavailable,
  addresses: accountUnavailable,
  saveAddress: accountUnavailable,
  removeAddress: accountUnavailable,
  saveDetails: accountUnavailable,
  changePassword: accountUnavailable,
  sendMessage: () => Promise.resolve({ kind: 'accepted' }),
  subscribe: registrationUnavailable,
  confirmSubscription: registrationUnavailable,
  endSubscription: registrationUnavailable,
};

function unavailableAfter(ms: number, error: ServiceErrorCode): Promise<Unavailable> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ kind: 'unavailable', error }), ms);
  });
}
