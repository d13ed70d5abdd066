// Signing in and out, registering and choosing a new password.
import { failureWithPlace, logged } from '../failure.ts';
import { type EngineClient, EngineUnavailable } from './engine-client.ts';
import {
  email,
  fields,
  flag,
  matching,
  newPassword,
  optional,
  password,
  phone,
  Rejected,
  text,
} from './fields.ts';
import { type Call, route } from './route.ts';
import { clearSession, deviceToken, sessionToken, setDevice, setSession } from './session-cookie.ts';

/**
 * Longer than comparing a password usually takes, so that the time of an answer does not reveal whether an account exists.
 * Requests that may send an e-mail are answered after exactly this time.
 */
export const SAME_TIME_MS = 600;
/** Longer than a request may have to wait for others in the engine, see `live/engine/registration.ts`. */
export const MAIL_TIMEOUT_MS = 40_000;

export const token = matching(/^[\w-]+$/, 200);

const CREDENTIALS = fields({ email, password, rememberMe: flag });
const REGISTRATION = fields({
  email,
  password: newPassword,
  firstName: text(),
  lastName: text(),
  phone: optional(phone),
  newsletter: flag,
});

export const SESSION_ROUTES = [
  route('GET', '/session', {}, async ({ request, reply, engine }) => {
    const session = sessionToken(request);
    if (session === undefined) return { kind: 'session', customer: null };
    const customer = (await engine.call('customer', undefined, session)) ?? null;
    if (!customer) clearSession(reply);
    return { kind: 'session', customer };
  }),
  route('POST', '/session', { body: CREDENTIALS, atLeastMs: SAME_TIME_MS }, async (call, values) => {
    const account = values.email.toLowerCase();
    const device = await knownDevice(call, account);
    if (device === undefined) call.limit('signIn', call.network);
    call.limit('signInToOneAccount', `${device ?? call.network} ${account}`);
    if (device === undefined) call.limit('signInFromAnywhere', account);
    const session = await beginSession(call.engine, values.email, values.password);
    return session === undefined ? { kind: 'refused' } : signedIn(call, session, values.rememberMe);
  }),
  route('DELETE', '/session', {}, async ({ request, reply, engine }) => {
    const session = sessionToken(request);
    clearSession(reply);
    if (session !== undefined) await engine.call('endSession', undefined, session);
    return { kind: 'signed-out' };
  }),
  route('POST', '/registrations', { body: REGISTRATION, atLeastMs: SAME_TIME_MS }, async (call, values) => {
    const { email: emailAddress, phone: phoneNumber, newsletter, ...others } = values;
    await limitMails(call, 'register', emailAddress);
    const query =
      'mutation ($input: RegisterCustomerInput!) { registerCustomerAccount(input: $input) { __typename } }';
    const input = { emailAddress, phoneNumber, ...others, customFields: { newsletter } };
    return answerInTime(call, call.engine.ask(query, { input }, undefined, MAIL_TIMEOUT_MS));
  }),
  route('POST', '/registrations/confirm', { body: fields({ token, password }) }, async (call, values) => {
    call.limit('token', values.token);
    const { data, token: session } = await call.engine.ask<{ verifyCustomerAccount: { __typename: string } }>(
      `mutation ($token: String!, $password: String!) {
        verifyCustomerAccount(token: $token, password: $password) { __typename }
      }`,
      values,
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
  }),
  route(
    'POST',
    '/password-resets',
    { body: fields({ email }), atLeastMs: SAME_TIME_MS },
    async (call, values) => {
      await limitMails(call, 'reset', values.email);
      const query =
        'mutation ($email: String!) { requestPasswordReset(emailAddress: $email) { __typename } }';
      return answerInTime(call, call.engine.ask(query, values, undefined, MAIL_TIMEOUT_MS));
    },
  ),
  route(
    'POST',
    '/password-resets/confirm',
    { body: fields({ token, password: newPassword }) },
    async (call, values) => {
      call.limit('token', values.token);
      const { data, token: session } = await call.engine.ask<{ resetPassword: { __typename: string } }>(
        'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) { __typename } }',
        values,
      );
      return data.resetPassword.__typename !== 'CurrentUser' || session === undefined
        ? { kind: 'expired' }
        : signedIn(call, session, false);
    },
  ),
];

/** The token of the device, if someone has signed in to this account with it. */
async function knownDevice({ request, engine }: Call, account: string): Promise<string | undefined> {
  const device = deviceToken(request);
  const isKnown = device !== undefined && (await engine.call('isKnownDevice', { device, email: account }));
  return isKnown ? device : undefined;
}

/**
 * Waits for the engine no longer than until the answer is due: the engine takes longer for addresses without an account.
 * It goes on then. A failure is part of the answer only if it comes in time, as it does while the engine is
 * stopped; a later one is logged.
 */
export async function answerInTime({ earliestAnswer }: Call, asked: Promise<unknown>) {
  await Promise.race([asked, earliestAnswer]);
  asked.catch((error: unknown) => {
    const reason = error instanceof EngineUnavailable ? error.reason : failureWithPlace(error);
    console.error(logged(`The engine, after the answer: ${reason}`));
  });
  return { kind: 'accepted' };
}

/**
 * Counts a request that sends an e-mail to whoever is named in it.
 * @param name the limit of the requests of this kind
 */
export async function limitMails(
  call: Call,
  name: 'register' | 'reset' | 'subscribe',
  address: string,
): Promise<void> {
  const account = address.toLowerCase();
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
  const { data, token: session } = await engine.ask<{ login: { __typename: string } }>(
    'mutation ($username: String!, $secret: String!) { login(username: $username, password: $secret) { __typename } }',
    { username, secret },
  );
  return data.login.__typename === 'CurrentUser' ? session : undefined;
}

async function signedIn({ engine, request, reply }: Call, session: string, isRemembered: boolean) {
  const customer = await engine.call('customer', undefined, session);
  // The owner is a user of the engine too, but not a customer.
  if (!customer) return { kind: 'refused' };
  const before = sessionToken(request);
  if (before !== undefined && before !== session) await engine.call('endSession', undefined, before);
  setSession(reply, { token: session, isRemembered });
  const device = await engine.call('deviceOfSession', { device: deviceToken(request) }, session);
  if (device !== undefined) setDevice(reply, device);
  return { kind: 'signed-in', customer };
}
