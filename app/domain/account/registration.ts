import { MESSAGES } from '#app/texts/form-messages.ts';
import { emailRules, type FieldErrors, matching, required, type Rules } from '#app/domain/validation.ts';

export type RegistrationForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
};

export const EMPTY_REGISTRATION: RegistrationForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
};

export const MIN_PASSWORD_LENGTH = 8;

const longEnough = matching(
  // Code points: a character outside the basic plane is one character to whoever types it.
  (password) => Array.from(password).length >= MIN_PASSWORD_LENGTH,
  MESSAGES.atLeast(MIN_PASSWORD_LENGTH),
);

export const REGISTRATION_RULES: Rules<RegistrationForm> = {
  firstName: [required()],
  lastName: [required()],
  email: emailRules,
  password: [required(), longEnough],
  confirmPassword: [
    required(),
    (confirmed, { password }) => (confirmed === password ? undefined : MESSAGES.passwordsDiffer),
    longEnough,
  ],
};

/**
 * What shows while the second password is being typed: that it differs, as soon as no further letter could mend it.
 */
export function passwordMismatchSoFar({
  password,
  confirmPassword,
}: RegistrationForm): FieldErrors<RegistrationForm> {
  return password.startsWith(confirmPassword) ? {} : { confirmPassword: MESSAGES.passwordsDiffer };
}
