import { phoneRules, required, type Rules } from '#app/lib/validation.ts';

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
