import type { ShopError } from './errors.ts';

/** What the services behind the shop may answer, by its code; only the pages that ask them carry it. */
export const SERVICE_ERRORS = {
  PAYMENT_SERVICE_MAINTENANCE: {
    title: 'Service Temporarily Unavailable',
    text: 'Our payment service is temporarily unavailable due to maintenance. Please try again in 2 hours. We apologize for the inconvenience.',
  },
  AUTHENTICATION_MAINTENANCE: {
    text: 'Authentication system is in maintenance mode. Please try again in 2 hours.',
  },
  REGISTRATION_MAINTENANCE: {
    text: 'Registration system is in maintenance mode. Please try again in 2 hours.',
  },
  GENERIC: {
    title: 'An error occurred',
    text: 'Our service gave no answer. Check your connection, then try again.',
  },
} as const satisfies Readonly<Record<string, ShopError>>;

export type ErrorCode = keyof typeof SERVICE_ERRORS;
