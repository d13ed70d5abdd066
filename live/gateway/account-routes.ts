// The routes with which a customer changes details and password, and reads and changes addresses.
import { SignedOut } from './engine-client.ts';
import {
  ADDRESS_FIELDS,
  addressOf,
  CUSTOMER_FIELDS,
  customerOf,
  customerOfSession,
  type EngineAddress,
  type EngineCustomer,
  toEngineAddress,
} from './engine-customer.ts';
import { country, flag, optional, password, newPassword, phone, readFields, text } from './fields.ts';
import { type Call, NotFound, ownSession, type Route } from './route.ts';
import { browserSession, clearSession, setSession } from './session-cookie.ts';
import { beginSession } from './session-routes.ts';

const ADDRESS = {
  name: text(),
  address: text(),
  city: text(),
  state: text(),
  zip: text(30),
  country,
} as const;

export const ACCOUNT_ROUTES: readonly Route[] = [
  { method: 'PUT', path: '/api/account', limit: 'other', answer: changeDetails },
  { method: 'PUT', path: '/api/account/password', limit: 'other', answer: changePassword },
  { method: 'GET', path: '/api/account/addresses', limit: 'other', answer: readAddresses },
  { method: 'POST', path: '/api/account/addresses', limit: 'other', answer: addAddress },
  { method: 'PUT', path: '/api/account/addresses/:', limit: 'other', answer: changeAddress },
  { method: 'DELETE', path: '/api/account/addresses/:', limit: 'other', answer: removeAddress },
];

async function changeDetails(call: Call) {
  const values = readFields(call.body, {
    firstName: text(),
    lastName: text(),
    phone: optional(phone),
    newsletter: flag,
  });
  const { data } = await call.engine.ask<{ updateCustomer: EngineCustomer }>(
    `mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { ${CUSTOMER_FIELDS} } }`,
    {
      input: {
        firstName: values.firstName,
        lastName: values.lastName,
        phoneNumber: values.phone ?? '',
        customFields: { newsletter: values.newsletter },
      },
    },
    ownSession(call),
  );
  return { kind: 'saved', customer: customerOf(data.updateCustomer) };
}

async function changePassword(call: Call) {
  const values = readFields(call.body, { current: password, password: newPassword });
  const session = ownSession(call);
  const customer = await customerOfSession(call.engine, session);
  if (!customer) throw new SignedOut();
  call.limit('signInToOneAccount', session);
  const { data } = await call.engine.ask<{ updateCustomerPassword: { __typename: string } }>(
    `mutation ($current: String!, $secret: String!) {
      updateCustomerPassword(currentPassword: $current, newPassword: $secret) { __typename }
    }`,
    { current: values.current, secret: values.password },
    session,
  );
  if (data.updateCustomerPassword.__typename !== 'Success') return { kind: 'refused' };
  // Changing the password has ended all sessions of the customer. This browser gets a new session.
  const renewed = await beginSession(call.engine, customer.email, values.password);
  if (renewed === undefined) clearSession(call.response);
  else
    setSession(call.response, {
      token: renewed,
      isRemembered: browserSession(call.request)?.isRemembered ?? false,
    });
  return { kind: 'saved' };
}

async function addressesOf(call: Call) {
  const { data } = await call.engine.ask<{
    activeCustomer: { addresses: readonly EngineAddress[] | null } | null;
  }>(`{ activeCustomer { addresses { ${ADDRESS_FIELDS} } } }`, {}, ownSession(call));
  if (!data.activeCustomer) throw new SignedOut();
  return (data.activeCustomer.addresses ?? []).map(addressOf);
}

async function readAddresses(call: Call) {
  return { kind: 'addresses', addresses: await addressesOf(call) };
}

async function addAddress(call: Call) {
  const values = readFields(call.body, ADDRESS);
  await call.engine.ask(
    'mutation ($input: CreateAddressInput!) { createCustomerAddress(input: $input) { id } }',
    { input: toEngineAddress(values) },
    ownSession(call),
  );
  return readAddresses(call);
}

/**
 * @throws NotFound if `call.parameter` is not the id of an address of the signed-in customer.
 * @throws SignedOut if nobody is signed in.
 */
async function requireOwnAddress(call: Call): Promise<void> {
  const addresses = await addressesOf(call);
  if (!addresses.some(({ id }) => id === call.parameter)) throw new NotFound();
}

async function changeAddress(call: Call) {
  const values = readFields(call.body, ADDRESS);
  await requireOwnAddress(call);
  await call.engine.ask(
    'mutation ($input: UpdateAddressInput!) { updateCustomerAddress(input: $input) { id } }',
    { input: { id: call.parameter, ...toEngineAddress(values) } },
    ownSession(call),
  );
  return readAddresses(call);
}

async function removeAddress(call: Call) {
  await requireOwnAddress(call);
  await call.engine.ask(
    'mutation ($id: ID!) { deleteCustomerAddress(id: $id) { success } }',
    { id: call.parameter },
    ownSession(call),
  );
  return readAddresses(call);
}
