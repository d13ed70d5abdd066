import type { Failure, ServiceErrorCode } from './model/service-error.ts';

type ServiceErrorText = { readonly title: string; readonly text: string };

const GENERIC: ServiceErrorText = {
  title: 'An error occurred',
  text: 'Our service did not respond. Check your connection, then try again.',
};

const TEXTS: Readonly<Record<ServiceErrorCode, ServiceErrorText>> = {
  PAYMENT_SERVICE_MAINTENANCE: {
    title: 'Service Temporarily Unavailable',
    text: 'Our payment service is temporarily unavailable due to maintenance. Please try again in 2 hours. We apologize for the inconvenience.',
  },
  AUTHENTICATION_MAINTENANCE: {
    ...GENERIC,
    text: 'Authentication system is in maintenance mode. Please try again in 2 hours.',
  },
  REGISTRATION_MAINTENANCE: {
    ...GENERIC,
    text: 'Registration system is in maintenance mode. Please try again in 2 hours.',
  },
  ENGINE: {
    title: 'Orders and Accounts Are Not Available',
    text: 'Our order system does not answer at the moment. Nothing was ordered or changed. Please try again in a few minutes.',
  },
  TOO_MANY: {
    title: 'Too Many Attempts',
    text: 'There were too many attempts in a short time. Please wait a minute, then try again.',
  },
  GENERIC,
};

export function serviceErrorText(code: ServiceErrorCode): ServiceErrorText {
  return TEXTS[code];
}

/**
 * @param labels the label of each field of the form, by the field's name in a request
 * @param noAnswer shown if the back end does not answer, in place of a text about orders
 */
export function failureText(
  failure: Failure,
  labels: Readonly<Record<string, string>> = {},
  noAnswer?: string,
): string {
  switch (failure.kind) {
    case 'unavailable':
      return noAnswer !== undefined && failure.error !== 'TOO_MANY'
        ? noAnswer
        : serviceErrorText(failure.error).text;
    case 'rejected': {
      if (Object.values(failure.fields).includes('too-common'))
        return 'This password is easy to guess. Please choose another one.';
      const fields = Object.keys(failure.fields).flatMap((name) => labels[name] ?? []);
      return fields.length === 0
        ? 'Some of your entries were not accepted. Please check them.'
        : `Please check these fields: ${fields.join(', ')}.`;
    }
    case 'signed-out':
      return 'You are no longer signed in. Please sign in again.';
    case 'not-found':
      return 'We cannot find this. It may belong to another account.';
  }
}
