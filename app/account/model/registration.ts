import { emailRules, type FieldErrors, matches, required, type Rules } from '#app/lib/validation.ts';

export type NewPasswordValues = { readonly password: string; readonly confirmPassword: string };

export type RegistrationValues = NewPasswordValues & {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The form of a shop with a back end asks for it. */
  readonly newsletter: boolean;
};

export const EMPTY_REGISTRATION: RegistrationValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  newsletter: false,
};

export const MIN_PASSWORD_LENGTH = 8;

const longEnough = matches(
  // Array.from counts code points. `length` would count most emoji twice.
  (password) => Array.from(password).length >= MIN_PASSWORD_LENGTH,
  'password-too-short',
);

export const NEW_PASSWORD_RULES = {
  password: [required(), longEnough],
  confirmPassword: [
    required(),
    (confirmation, { password }) => (confirmation === password ? undefined : 'passwords-differ'),
    longEnough,
  ],
} as const satisfies Rules<NewPasswordValues>;

export const REGISTRATION_RULES: Rules<RegistrationValues> = {
  firstName: [required()],
  lastName: [required()],
  email: emailRules,
  ...NEW_PASSWORD_RULES,
};

/**
 * The error to show while the visitor is still typing the confirmation. There is none as long as the confirmation is the
 * beginning of the password, because it can still be completed.
 */
export function passwordMismatchSoFar({
  password,
  confirmPassword,
}: NewPasswordValues): FieldErrors<NewPasswordValues> {
  return password.startsWith(confirmPassword) ? {} : { confirmPassword: 'passwords-differ' };
}
