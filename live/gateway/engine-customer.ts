// Converts a customer's data from the engine's form to the shop's and back.
import { COUNTRY_CODES, type Country, countryName } from '../countries.ts';
import type { EngineClient } from './engine-client.ts';

export const CUSTOMER_FIELDS = 'emailAddress firstName lastName phoneNumber customFields { newsletter }';
export const ADDRESS_FIELDS = 'id fullName streetLine1 city province postalCode country { code }';

/** An address as the shop has it, without its id. */
export type Address = {
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: Country;
};

export type EngineCustomer = {
  emailAddress: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  customFields: { newsletter: boolean };
};
export type EngineAddress = {
  id: string;
  fullName: string | null;
  streetLine1: string;
  city: string | null;
  province: string | null;
  postalCode: string | null;
  country: { code: string };
};

export const customerOf = ({
  emailAddress,
  firstName,
  lastName,
  phoneNumber,
  customFields,
}: EngineCustomer) => ({
  email: emailAddress,
  firstName,
  lastName,
  phone: phoneNumber ?? '',
  newsletter: customFields.newsletter,
});

export const addressOf = (address: EngineAddress) => ({
  id: address.id,
  name: address.fullName ?? '',
  address: address.streetLine1,
  city: address.city ?? '',
  state: address.province ?? '',
  zip: address.postalCode ?? '',
  country: countryName(address.country.code),
});

export const toEngineAddress = (address: Address) => ({
  fullName: address.name,
  streetLine1: address.address,
  city: address.city,
  province: address.state,
  postalCode: address.zip,
  countryCode: COUNTRY_CODES[address.country],
});

/** The customer who is signed in, or null if the session has ended. */
export async function customerOfSession(engine: EngineClient, session: string) {
  const { data } = await engine.ask<{ activeCustomer: EngineCustomer | null }>(
    `{ activeCustomer { ${CUSTOMER_FIELDS} } }`,
    {},
    session,
  );
  return data.activeCustomer && customerOf(data.activeCustomer);
}
