// Signing in and out, registering and choosing a new password.
import type { EngineClient } from './engine-client.ts';
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
import { clearSession, sessionToken, setSession } from './session-cookie.ts';

/**
 * Longer than comparing or hashing a password takes, so that the time of an answer does not reveal whether an account
 * exists.
 */
const SAME_TIME_MS = 600;

const token = matching(/^[\w-]+$/, 200);

export const SESSION_ROUTES: readonly Route[] = [
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
  call.limit('signInToOneAccount', values.email.toLowerCase());
  const session = await beginSession(call.engine, values.email, values.password);
  if (session === undefined) return { kind: 'refused' };
  return signedIn(call, session, values.rememberMe);
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
        customFields: { newsletter: values.newsletter },
      },
    },
  );
  return { kind: 'accepted' };
}

async function confirmRegistration(call: Call) {
  const values = readFields(call.body, { token, password });
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
