// Signing in and out, registering and choosing a new password.
import { failureWithPlace, logged } from '../failure.ts';
import { type EngineClient, EngineUnavailable } from './engine-client.ts';
import { customerOfSession } from './engine-customer.ts';
import {
  email,
  flag,
  matching,
  newPassword,
  optional,
  password,
  phone,
  readFields,
  Rejected,
  text,
} from './fields.ts';
import type { Call, Route } from './route.ts';
import { clearSession, deviceToken, sessionToken, setDevice, setSession } from './session-cookie.ts';

/**
 * Longer than comparing a password usually takes, so that the time of an answer does not reveal whether an account exists.
 * Requests that may send an e-mail are answered after exactly this time.
 */
export const SAME_TIME_MS = 600;

/** Longer than a request may have to wait for others in the engine, see `live/engine/registration.ts`. */
const MAIL_TIMEOUT_MS = 40_000;

export const token = matching(/^[\w-]+$/, 200);

export const SESSION_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/api/session', limit: 'other', answer: readSession },
  { method: 'POST', path: '/api/session', limit: 'other', atLeastMs: SAME_TIME_MS, answer: signIn },
  { method: 'DELETE', path: '/api/session', limit: 'other', answer: signOut },
  {
    method: 'POST',
    path: '/api/registrations',
    limit: 'other',
    atLeastMs: SAME_TIME_MS,
    answer: register,
  },
  { method: 'POST', path: '/api/registrations/confirm', limit: 'other', answer: confirmRegistration },
  {
    method: 'POST',
    path: '/api/password-resets',
    limit: 'other',
    atLeastMs: SAME_TIME_MS,
    answer: requestReset,
  },
  { method: 'POST', path: '/api/password-resets/confirm', limit: 'other', answer: confirmReset },
];

async function readSession({ request, response, engine }: Call) {
  const session = sessionToken(request);
  if (session === undefined) return { kind: 'session', customer: null };
  const customer = await customerOfSession(engine, session);
  if (!customer) clearSession(response);
  return { kind: 'session', customer };
}

async function signIn(call: Call) {
  const values = readFields(call.body, { email, password, rememberMe: flag });
  const account = values.email.toLowerCase();
  const device = await knownDevice(call, account);
  if (device === undefined) call.limit('signIn', call.network);
  call.limit('signInToOneAccount', `${device ?? call.network} ${account}`);
  if (device === undefined) call.limit('signInFromAnywhere', account);
  const session = await beginSession(call.engine, values.email, values.password);
  if (session === undefined) return { kind: 'refused' };
  return signedIn(call, session, values.rememberMe);
}

/** The token of the device, if someone has signed in to this account with it. */
async function knownDevice({ request, engine }: Call, email: string): Promise<string | undefined> {
  const device = deviceToken(request);
  if (device === undefined) return undefined;
  const { data } = await engine.ask<{ isKnownDevice: boolean }>(
    'query ($device: String!, $email: String!) { isKnownDevice(device: $device, email: $email) }',
    { device, email },
  );
  return data.isKnownDevice ? device : undefined;
}

/**
 * Asks the engine, but waits no longer than until the answer is due: the engine takes longer for addresses without an account.
 * It goes on then. A failure is part of the answer only if it comes in time, as it does while the engine is
 * stopped; a later one is logged.
 */
export async function askInTime(
  { engine, earliestAnswer }: Call,
  query: string,
  variables: object,
): Promise<void> {
  const asked = engine.ask(query, { ...variables }, undefined, MAIL_TIMEOUT_MS);
  await Promise.race([asked, earliestAnswer]);
  asked.catch((error: unknown) => {
    const reason = error instanceof EngineUnavailable ? error.reason : failureWithPlace(error);
    console.error(logged(`The engine, after the answer: ${reason}`));
  });
}

/**
 * Counts a request that sends an e-mail to whoever is named in it.
 * @param name the limit of the requests of this kind
 */
export async function limitMails(
  call: Call,
  name: 'register' | 'reset' | 'subscribe',
  email: string,
): Promise<void> {
  const account = email.toLowerCase();
  const device = await knownDevice(call, account);
  if (device === undefined) call.limit(name, call.network);
  call.limit('mailToOneAccount', `${name} ${device ?? call.network} ${account}`);
}

/** Returns the token of the new session; undefined if the password is wrong, or there is no confirmed account. */
export async function beginSession(
  engine: EngineClient,
  username: string,
  secret: string,
): Promise<string | undefined> {
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
  if (before !== undefined && before !== session) await endSession(engine, before);
  setSession(response, { token: session, isRemembered });
  const { data } = await engine.ask<{ deviceOfSession: string | null }>(
    'query ($device: String) { deviceOfSession(device: $device) }',
    { device: deviceToken(request) },
    session,
  );
  if (data.deviceOfSession !== null) setDevice(response, data.deviceOfSession);
  return { kind: 'signed-in', customer };
}

async function endSession(engine: EngineClient, session: string): Promise<void> {
  await engine.ask('mutation { endSession }', {}, session);
}

async function signOut({ request, response, engine }: Call) {
  const session = sessionToken(request);
  clearSession(response);
  if (session !== undefined) await endSession(engine, session);
  return { kind: 'signed-out' };
}

async function register(call: Call) {
  const values = readFields(call.body, {
    email,
    password: newPassword,
    firstName: text(),
    lastName: text(),
    phone: optional(phone),
    newsletter: flag,
  });
  await limitMails(call, 'register', values.email);
  await askInTime(
    call,
    'mutation ($input: RegisterCustomerInput!) { registerCustomerAccount(input: $input) { __typename } }',
    {
      input: {
        emailAddress: values.email,
        password: values.password,
        firstName: values.firstName,
        lastName: values.lastName,
        ...(values.phone !== undefined && { phoneNumber: values.phone }),
        customFields: { newsletter: values.newsletter },
      },
    },
  );
  return { kind: 'accepted' };
}

async function confirmRegistration(call: Call) {
  const values = readFields(call.body, { token, password });
  call.limit('token', values.token);
  const { data, token: session } = await call.engine.ask<{ verifyCustomerAccount: { __typename: string } }>(
    `mutation ($token: String!, $secret: String!) {
      verifyCustomerAccount(token: $token, password: $secret) { __typename }
    }`,
    { token: values.token, secret: values.password },
  );
  switch (data.verifyCustomerAccount.__typename) {
    // The engine's answer if the password is not that of the registration, see `live/engine/registration.ts`.
    case 'PasswordAlreadySetError':
      return { kind: 'refused' };
    case 'PasswordValidationError':
      throw new Rejected({ password: 'invalid' });
    case 'CurrentUser':
      return session === undefined ? { kind: 'expired' } : signedIn(call, session, false);
    default:
      return { kind: 'expired' };
  }
}

async function requestReset(call: Call) {
  const values = readFields(call.body, { email });
  await limitMails(call, 'reset', values.email);
  await askInTime(
    call,
    'mutation ($emailAddress: String!) { requestPasswordReset(emailAddress: $emailAddress) { __typename } }',
    { emailAddress: values.email },
  );
  return { kind: 'accepted' };
}

async function confirmReset(call: Call) {
  const values = readFields(call.body, { token, password: newPassword });
  call.limit('token', values.token);
  const { data, token: session } = await call.engine.ask<{ resetPassword: { __typename: string } }>(
    'mutation ($token: String!, $secret: String!) { resetPassword(token: $token, password: $secret) { __typename } }',
    { token: values.token, secret: values.password },
  );
  if (data.resetPassword.__typename !== 'CurrentUser' || session === undefined) return { kind: 'expired' };
  return signedIn(call, session, false);
}
