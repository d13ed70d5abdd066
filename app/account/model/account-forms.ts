import {
  emailRules,
  type FieldErrors,
  matches,
  MIN_PASSWORD_LENGTH,
  phoneRules,
  required,
  type Rules,
} from '#app/lib/validation.ts';

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

export type SignInValues = {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
};

export const EMPTY_SIGN_IN: SignInValues = { email: '', password: '', remember: false };

export const SIGN_IN_RULES: Rules<SignInValues> = { email: emailRules, password: [required()] };

export const EMPTY_NEW_PASSWORD: NewPasswordValues = { password: '', confirmPassword: '' };

export type PasswordChangeValues = NewPasswordValues & { readonly current: string };

export const EMPTY_PASSWORD_CHANGE: PasswordChangeValues = { current: '', ...EMPTY_NEW_PASSWORD };

export const PASSWORD_CHANGE_RULES: Rules<PasswordChangeValues> = {
  current: [required()],
  ...NEW_PASSWORD_RULES,
};

export type PasswordResetValues = { readonly email: string };

export const EMPTY_PASSWORD_RESET: PasswordResetValues = { email: '' };

export const PASSWORD_RESET_RULES: Rules<PasswordResetValues> = { email: emailRules };

/** Who is signed in. `phone` is empty if unknown; `newsletter` is whether they have agreed to it. */
export type Customer = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly newsletter: boolean;
};

export type CustomerDetails = Omit<Customer, 'email'>;

export const DETAILS_RULES: Rules<CustomerDetails> = {
  firstName: [required()],
  lastName: [required()],
  phone: phoneRules,
};

/** The values of the form for an address of the account. */
export type AddressValues = {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
};

export type SavedAddress = AddressValues & { readonly id: string };

export const INITIAL_ADDRESS: AddressValues = {
  name: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  country: 'Turkey',
};

export const ADDRESS_RULES: Rules<AddressValues> = {
  name: [required()],
  address: [required()],
  city: [required()],
  state: [required()],
  zip: [required()],
  country: [required()],
};
