import {
  type FieldError,
  type FieldErrors,
  MAX_VALIDITY_DAYS,
  MIN_PASSWORD_LENGTH,
} from '#app/lib/validation.ts';
import { atLeastCharacters } from './texts.ts';

const MESSAGES: Readonly<Record<FieldError, string>> = {
  required: 'This field is required',
  'invalid-email': 'Please enter a valid email address',
  'invalid-validity': `Please enter a whole number of days from 1 to ${MAX_VALIDITY_DAYS}`,
  'invalid-phone': 'Please enter a valid phone number',
  'card-name-required': 'Name on card is required',
  'card-number-required': 'Card number is required',
  'invalid-card-number': 'Please enter a valid card number',
  'card-expiry-required': 'Expiration date is required',
  'invalid-card-expiry': 'Please enter in MM/YY format',
  'card-code-required': 'Security code is required',
  'invalid-card-code': 'Please enter a valid security code',
  'terms-not-accepted': 'You must agree to terms to continue',
  'password-too-short': atLeastCharacters(MIN_PASSWORD_LENGTH),
  'passwords-differ': 'Passwords do not match',
};

export function fieldMessages<Form>(errors: FieldErrors<Form>): { readonly [Field in keyof Form]?: string } {
  const messages: { [Field in keyof Form]?: string } = {};
  for (const field in errors) {
    const error = errors[field];
    if (error !== undefined) messages[field] = MESSAGES[error];
  }
  return messages;
}
