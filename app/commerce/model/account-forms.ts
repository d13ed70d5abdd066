import { COUNTRY_NAMES } from './checkout-form.ts';
import { stateLabel } from '#app/shop-data.ts';
import {
  emailRules,
  type FieldErrors,
  matches,
  MIN_PASSWORD_LENGTH,
  phoneRules,
  required,
  type Rules,
} from '#app/lib/validation.ts';

export const EMPTY_NEW_PASSWORD = { password: '', confirmPassword: '' };
export type NewPasswordValues = Readonly<typeof EMPTY_NEW_PASSWORD>;

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

export const EMPTY_REGISTRATION = {
  firstName: '',
  lastName: '',
  email: '',
  ...EMPTY_NEW_PASSWORD,
  /** Only the form of a shop with a back end asks for it. */
  newsletter: false,
};
export type RegistrationValues = Readonly<typeof EMPTY_REGISTRATION>;

const nameRules = { firstName: [required()], lastName: [required()] };

export const REGISTRATION_RULES: Rules<RegistrationValues> = {
  ...nameRules,
  email: emailRules,
  ...NEW_PASSWORD_RULES,
};

export const EMPTY_SIGN_IN = { email: '', password: '', remember: false };
export type SignInValues = Readonly<typeof EMPTY_SIGN_IN>;
export const SIGN_IN_RULES: Rules<SignInValues> = { email: emailRules, password: [required()] };

export const EMPTY_PASSWORD_CHANGE = { current: '', ...EMPTY_NEW_PASSWORD };
export type PasswordChangeValues = Readonly<typeof EMPTY_PASSWORD_CHANGE>;
export const PASSWORD_CHANGE_RULES: Rules<PasswordChangeValues> = {
  current: [required()],
  ...NEW_PASSWORD_RULES,
};

export const EMPTY_PASSWORD_RESET = { email: '' };
export type PasswordResetValues = Readonly<typeof EMPTY_PASSWORD_RESET>;
export const PASSWORD_RESET_RULES: Rules<PasswordResetValues> = { email: emailRules };

/** Who is signed in. `phone` is empty if unknown; `newsletter` is whether they have agreed to it. */
export type Customer = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly newsletter: boolean;
  /** As the customer states them. */
  readonly company: string;
  readonly vatNumber: string;
  /** That the owner has found them to belong to. */
  readonly firm?: { readonly name: string; readonly vatNumber: string };
};
export type CustomerDetails = Pick<Customer, 'firstName' | 'lastName' | 'phone' | 'newsletter'> &
  Partial<Pick<Customer, 'company' | 'vatNumber'>>;
export const DETAILS_RULES: Rules<Omit<Customer, 'firm'>> = { ...nameRules, phone: phoneRules };

/** Of one customer. */
export const MAX_ADDRESSES = 50;
export const INITIAL_ADDRESS = {
  name: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  country: COUNTRY_NAMES[0] ?? '',
};
export type AddressValues = Readonly<typeof INITIAL_ADDRESS>;
export type SavedAddress = AddressValues & { readonly id: string };
export const ADDRESS_RULES: Rules<AddressValues> = {
  name: [required()],
  address: [required()],
  city: [required()],
  state: stateLabel === undefined ? [] : [required()],
  zip: [required()],
  country: [required()],
};
