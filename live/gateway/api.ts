import type { IncomingMessage, ServerResponse } from 'node:http';
import { COUNTRY_CODES, type Country } from '../countries.ts';
import { type EngineClient, PLACING_TIMEOUT_MS, SignedOut } from './engine-client.ts';
import {
  email,
  flag,
  group,
  listOf,
  matching,
  newPassword,
  oneOf,
  optional,
  password,
  phone,
  readFields,
  Rejected,
  text,
  wholeNumber,
} from './fields.ts';
import type { LimitName } from './rate-limit.ts';
import { browserSession, clearSession, sessionToken, setSession } from './session-cookie.ts';

/** A request as a route sees it. */
export type Call = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The parsed JSON; undefined for requests without a body. */
  readonly body: unknown;
  readonly parameter: string;
  readonly query: URLSearchParams;
  readonly engine: EngineClient;
  /** Counts an attempt on one account. @throws TooMany */
  readonly limit: (name: LimitName, who: string) => void;
};

export type Reply = { readonly kind: string };

type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:` stands for the parameter. */
  readonly path: string;
  readonly limit: LimitName;
  /** The shortest time of an answer, so that it does not tell how much work there was, in milliseconds. */
  readonly atLeastMs?: number;
  readonly answer: (call: Call) => Promise<Reply>;
};

export class NotFound extends Error {}

/** Longer than comparing or hashing a password takes. */
const SAME_TIME_MS = 600;

const MAX_LINES = 1000;
const MAX_QUANTITY = 10_000;
const MAX_PRICE = 500_000_000;

const productId = matching(/^[\w-]+$/, 100);
const quantity = wholeNumber(1, MAX_QUANTITY);
const token = matching(/^[\w-]+$/, 200);
const country = oneOf(['Turkey', 'Cyprus']);
const ORDER_NUMBER = /^[0-9]{6}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const ADDRESS = {
  name: text(),
  address: text(),
  city: text(),
  state: text(),
  zip: text(30),
  country,
} as const;
const CHECKOUT = {
  firstName: text(),
  lastName: text(),
  email,
  phone,
  address: text(),
  address2: optional(text()),
  city: text(),
  state: text(),
  zipCode: text(30),
  country,
} as const;

const CUSTOMER = 'emailAddress firstName lastName phoneNumber';
const ENGINE_ADDRESS = 'id fullName streetLine1 city province postalCode country { code }';

type EngineCustomer = {
  emailAddress: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
};
type EngineAddress = {
  id: string;
  fullName: string | null;
  streetLine1: string;
  city: string | null;
  province: string | null;
  postalCode: string | null;
  country: { code: string };
};

const customerOf = ({ emailAddress, firstName, lastName, phoneNumber }: EngineCustomer) => ({
  email: emailAddress,
  firstName,
  lastName,
  phone: phoneNumber ?? '',
});

const addressOf = (address: EngineAddress) => ({
  id: address.id,
  name: address.fullName ?? '',
  address: address.streetLine1,
  city: address.city ?? '',
  state: address.province ?? '',
  zip: address.postalCode ?? '',
  country: address.country.code === 'CY' ? 'Cyprus' : 'Turkey',
});

const toEngineAddress = (address: {
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  country: Country;
}) => ({
  fullName: address.name,
  streetLine1: address.address,
  city: address.city,
  province: address.state,
  postalCode: address.zip,
  countryCode: COUNTRY_CODES[address.country],
});

/** Everything that a browser may ask. */
export const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/api/session', limit: 'other', answer: readSession },
  { method: 'POST', path: '/api/session', limit: 'signIn', atLeastMs: SAME_TIME_MS, answer: signIn },
  { method: 'DELETE', path: '/api/session', limit: 'other', answer: signOut },
  {
    method: 'POST',
    path: '/api/registrations',
    limit: 'register',
    atLeastMs: SAME_TIME_MS,
    answer: register,
  },
  { method: 'POST', path: '/api/registrations/confirm', limit: 'token', answer: confirmRegistration },
  {
    method: 'POST',
    path: '/api/password-resets',
    limit: 'reset',
    atLeastMs: SAME_TIME_MS,
    answer: requestReset,
  },
  { method: 'POST', path: '/api/password-resets/confirm', limit: 'token', answer: confirmReset },
  { method: 'PUT', path: '/api/account', limit: 'other', answer: changeDetails },
  { method: 'PUT', path: '/api/account/password', limit: 'signIn', answer: changePassword },
  { method: 'GET', path: '/api/account/addresses', limit: 'other', answer: readAddresses },
  { method: 'POST', path: '/api/account/addresses', limit: 'other', answer: addAddress },
  { method: 'PUT', path: '/api/account/addresses/:', limit: 'other', answer: changeAddress },
  { method: 'DELETE', path: '/api/account/addresses/:', limit: 'other', answer: removeAddress },
  { method: 'GET', path: '/api/orders', limit: 'other', answer: readOrders },
  { method: 'POST', path: '/api/orders', limit: 'order', answer: placeOrder },
  { method: 'GET', path: '/api/orders/by-key/:', limit: 'lookUp', answer: readPlacedOrder },
  { method: 'GET', path: '/api/orders/:', limit: 'lookUp', answer: readOrder },
  { method: 'POST', path: '/api/prices', limit: 'other', answer: readPrices },
];

async function readSession({ request, response, engine }: Call) {
  const session = sessionToken(request);
  if (session === undefined) return { kind: 'session', customer: null };
  const customer = await customerOfSession(engine, session);
  if (!customer) clearSession(response);
  return { kind: 'session', customer };
}

async function customerOfSession(engine: EngineClient, session: string) {
  const { data } = await engine.ask<{ activeCustomer: EngineCustomer | null }>(
    `{ activeCustomer { ${CUSTOMER} } }`,
    {},
    session,
  );
  return data.activeCustomer && customerOf(data.activeCustomer);
}

async function signIn(call: Call) {
  const values = readFields(call.body, { email, password, rememberMe: flag });
  call.limit('signInToOneAccount', values.email.toLowerCase());
  const session = await begin(call.engine, values.email, values.password);
  if (session === undefined) return { kind: 'refused' };
  return signedIn(call, session, values.rememberMe);
}

async function begin(engine: EngineClient, username: string, secret: string): Promise<string | undefined> {
  const { data, token } = await engine.ask<{ login: { __typename: string } }>(
    'mutation ($username: String!, $secret: String!) { login(username: $username, password: $secret) { __typename } }',
    { username, secret },
  );
  return data.login.__typename === 'CurrentUser' ? token : undefined;
}

async function signedIn({ engine, request, response }: Call, session: string, isRemembered: boolean) {
  const customer = await customerOfSession(engine, session);
  // The owner is a user of the engine too, but not a customer.
  if (!customer) return { kind: 'refused' };
  const before = sessionToken(request);
  if (before !== undefined && before !== session) await end(engine, before);
  setSession(response, { token: session, isRemembered });
  return { kind: 'signed-in', customer };
}

async function end(engine: EngineClient, session: string): Promise<void> {
  await engine.ask('mutation { endSession }', {}, session);
}

async function signOut({ request, response, engine }: Call) {
  const session = sessionToken(request);
  clearSession(response);
  if (session !== undefined) await end(engine, session);
  return { kind: 'signed-out' };
}

async function register({ body, engine }: Call) {
  const values = readFields(body, {
    email,
    password: newPassword,
    firstName: text(),
    lastName: text(),
    phone: optional(phone),
    newsletter: flag,
  });
  await engine.ask(
    'mutation ($input: RegisterCustomerInput!) { registerCustomerAccount(input: $input) { __typename } }',
    {
      input: {
        emailAddress: values.email,
        password: values.password,
        firstName: values.firstName,
        lastName: values.lastName,
        ...(values.phone !== undefined && { phoneNumber: values.phone }),
      },
    },
  );
  return { kind: 'accepted' };
}

async function confirmRegistration(call: Call) {
  const values = readFields(call.body, { token });
  const { data, token: session } = await call.engine.ask<{ verifyCustomerAccount: { __typename: string } }>(
    'mutation ($token: String!) { verifyCustomerAccount(token: $token) { __typename } }',
    { token: values.token },
  );
  if (data.verifyCustomerAccount.__typename !== 'CurrentUser' || session === undefined)
    return { kind: 'expired' };
  return signedIn(call, session, false);
}

async function requestReset({ body, engine, limit }: Call) {
  const values = readFields(body, { email });
  limit('resetOfOneAccount', values.email.toLowerCase());
  await engine.ask(
    'mutation ($emailAddress: String!) { requestPasswordReset(emailAddress: $emailAddress) { __typename } }',
    { emailAddress: values.email },
  );
  return { kind: 'accepted' };
}

async function confirmReset(call: Call) {
  const values = readFields(call.body, { token, password: newPassword });
  const { data, token: session } = await call.engine.ask<{ resetPassword: { __typename: string } }>(
    'mutation ($token: String!, $secret: String!) { resetPassword(token: $token, password: $secret) { __typename } }',
    { token: values.token, secret: values.password },
  );
  if (data.resetPassword.__typename !== 'CurrentUser' || session === undefined) return { kind: 'expired' };
  return signedIn(call, session, false);
}

async function changeDetails(call: Call) {
  const values = readFields(call.body, { firstName: text(), lastName: text(), phone: optional(phone) });
  const { data } = await call.engine.ask<{ updateCustomer: EngineCustomer }>(
    `mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { ${CUSTOMER} } }`,
    { input: { firstName: values.firstName, lastName: values.lastName, phoneNumber: values.phone ?? '' } },
    ownSession(call),
  );
  return { kind: 'saved', customer: customerOf(data.updateCustomer) };
}

async function changePassword(call: Call) {
  const values = readFields(call.body, { current: password, password: newPassword });
  const session = ownSession(call);
  const customer = await customerOfSession(call.engine, session);
  if (!customer) throw new SignedOut();
  call.limit('signInToOneAccount', customer.email);
  const { data } = await call.engine.ask<{ updateCustomerPassword: { __typename: string } }>(
    `mutation ($current: String!, $secret: String!) {
      updateCustomerPassword(currentPassword: $current, newPassword: $secret) { __typename }
    }`,
    { current: values.current, secret: values.password },
    session,
  );
  if (data.updateCustomerPassword.__typename !== 'Success') return { kind: 'refused' };
  // All sessions have ended with the old password. This browser goes on with a new one.
  const renewed = await begin(call.engine, customer.email, values.password);
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
  }>(`{ activeCustomer { addresses { ${ENGINE_ADDRESS} } } }`, {}, ownSession(call));
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

/** @throws NotFound if it is not an address of the customer who is signed in. */
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

async function readOrders(call: Call) {
  const { data } = await call.engine.ask<{ ownOrders: unknown }>('{ ownOrders }', {}, ownSession(call));
  if (data.ownOrders === null) throw new SignedOut();
  return { kind: 'orders', orders: data.ownOrders };
}

async function readOrder({ request, parameter, query, engine }: Call) {
  if (!ORDER_NUMBER.test(parameter)) throw new NotFound();
  const session = sessionToken(request);
  const key = query.get('key') ?? undefined;
  if (session === undefined && key === undefined) throw new SignedOut();
  const { data } = await engine.ask<{ orderView: unknown }>(
    'query ($number: String!, $key: String) { orderView(number: $number, key: $key) }',
    { number: parameter, key },
    session,
  );
  if (data.orderView === null) throw new NotFound();
  return { kind: 'order', order: data.orderView };
}

async function readPrices({ body, engine }: Call) {
  const { lines } = readFields(body, { lines: listOf({ productId, quantity }, MAX_LINES) });
  const { data } = await engine.ask<{ currentPrices: object }>(
    'query ($lines: JSON!) { currentPrices(lines: $lines) }',
    { lines },
  );
  return { kind: 'prices', ...data.currentPrices };
}

async function placeOrder({ request, body, engine }: Call): Promise<Reply> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !UUID.test(key)) throw new Rejected({ idempotencyKey: 'invalid' });
  const order = readFields(body, {
    lines: listOf({ productId, quantity, price: wholeNumber(0, MAX_PRICE) }, MAX_LINES),
    customer: group(CHECKOUT),
    payment: readPayment,
  });
  const { data } = await engine.ask<{ placeOrder: Reply & { fields?: Rejected['fields'] } }>(
    'mutation ($request: JSON!) { placeOrder(request: $request) }',
    { request: { key: key.toLowerCase(), ...order } },
    sessionToken(request),
    PLACING_TIMEOUT_MS,
  );
  if (data.placeOrder.kind === 'rejected') throw new Rejected(data.placeOrder.fields ?? {});
  return data.placeOrder;
}

function readPayment(value: unknown) {
  const isOnPurchaseOrder =
    typeof value === 'object' && value !== null && 'method' in value && value.method === 'purchase-order';
  return isOnPurchaseOrder
    ? group({ method: oneOf(['purchase-order']), purchaseOrder: text(100) })(value)
    : group({ method: oneOf(['invoice']) })(value);
}

async function readPlacedOrder({ parameter, engine }: Call) {
  if (!UUID.test(parameter)) throw new NotFound();
  const { data } = await engine.ask<{ placedOrder: Reply | null }>(
    'query ($key: String!) { placedOrder(key: $key) }',
    { key: parameter.toLowerCase() },
  );
  return data.placedOrder ?? { kind: 'none' };
}

/** @throws SignedOut if there is no session. */
function ownSession({ request }: Call): string {
  const session = sessionToken(request);
  if (session === undefined) throw new SignedOut();
  return session;
}
