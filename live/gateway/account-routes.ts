// Signing in and out, registering, passwords, details and addresses; the contact form and the newsletter.
import type { SignInOutcome } from '../engine/accounts.ts';
import { failureWithPlace } from '../failure.ts';
import { log } from '../log.ts';
import { EngineUnavailable } from './engine-client.ts';
import {
  ADDRESS,
  CREDENTIALS,
  DETAILS,
  email,
  fields,
  MESSAGE,
  newPassword,
  password,
  REGISTRATION,
  Rejected,
  token,
} from './fields.ts';
import { type Call, NotFound, ownSession, route } from './route.ts';
import {
  browserSession,
  clearSession,
  deviceToken,
  sessionToken,
  setDevice,
  setSession,
} from './session-cookie.ts';

/**
 * Longer than comparing a password usually takes, so that the time of an answer does not reveal whether an account exists.
 * Requests that may send an e-mail are answered after exactly this time.
 */
const SAME_TIME_MS = 600;
/** Passwords are compared one after another, see `live/engine/connections.ts`. The browser waits a little longer. */
const PASSWORD_TIMEOUT_MS = 10_000;
/** Longer than a request may have to wait for others in the engine, see `live/engine/accounts.ts`. */
const MAIL_TIMEOUT_MS = 40_000;

function addressesReply<Address>(addresses: readonly Address[] | 'too-long' | undefined) {
  if (!addresses) throw new NotFound();
  if (addresses === 'too-long') throw new Rejected({ addresses: 'too-long' });
  return { kind: 'addresses', addresses };
}

const subscriptionLink = (path: string, name: 'confirmSubscription' | 'endSubscription') =>
  route('POST', path, { body: fields({ token }) }, async ({ engine, limit }, values) => {
    await limit('token', values.token);
    return { kind: (await engine.call(name, values)) ? 'saved' : 'expired' };
  });

export const ACCOUNT_ROUTES = [
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
    if (device === undefined) await call.limit('signIn', call.network);
    await call.limit('signInToOneAccount', `${device ?? call.network} ${account}`);
    if (device === undefined) await call.limit('signInFromAnywhere', account);
    const { rememberMe, ...credentials } = values;
    return signedIn(call, await call.engine.call('signIn', ...withDevice(call, credentials)), rememberMe);
  }),
  route('DELETE', '/session', {}, async ({ request, reply, engine }) => {
    const session = sessionToken(request);
    clearSession(reply);
    if (session !== undefined) await engine.call('endSession', undefined, session);
    return { kind: 'signed-out' };
  }),
  route('POST', '/registrations', { body: REGISTRATION, atLeastMs: SAME_TIME_MS }, async (call, values) => {
    await limitMails(call, 'register', values.email);
    return answerInTime(call, call.engine.call('register', values, undefined, MAIL_TIMEOUT_MS));
  }),
  route('POST', '/registrations/confirm', { body: fields({ token, password }) }, async (call, values) => {
    await call.limit('token', values.token);
    await call.limit('hash', call.network);
    return signedIn(call, await call.engine.call('confirmRegistration', ...withDevice(call, values)), false);
  }),
  route(
    'POST',
    '/password-resets',
    { body: fields({ email }), atLeastMs: SAME_TIME_MS },
    async (call, values) => {
      await limitMails(call, 'reset', values.email);
      return answerInTime(call, call.engine.call('requestPasswordReset', values, undefined, MAIL_TIMEOUT_MS));
    },
  ),
  route(
    'POST',
    '/password-resets/confirm',
    { body: fields({ token, password: newPassword }) },
    async (call, values) => {
      await call.limit('token', values.token);
      await call.limit('hash', call.network);
      return signedIn(call, await call.engine.call('resetPassword', ...withDevice(call, values)), false);
    },
  ),
  route('PUT', '/account', { body: DETAILS }, async (call, values) => {
    const customer = await call.engine.call('saveDetails', values, ownSession(call));
    return { kind: 'saved', customer };
  }),
  route(
    'PUT',
    '/account/password',
    { body: fields({ current: password, password: newPassword }) },
    async (call, values) => {
      const session = ownSession(call);
      await call.limit('signInToOneAccount', session);
      await call.limit('hash', call.network);
      const device = deviceToken(call.request);
      const outcome = await call.engine.call(
        'changePassword',
        { ...values, device },
        session,
        PASSWORD_TIMEOUT_MS,
      );
      // Changing the password has ended all sessions of the customer.
      const { kind } = signedIn(call, outcome, browserSession(call.request)?.isRemembered ?? false);
      return { kind: kind === 'signed-in' ? 'saved' : kind };
    },
  ),
  route('POST', '/account/close', { body: fields({ password }) }, async (call, values) => {
    const session = ownSession(call);
    await call.limit('signInToOneAccount', session);
    await call.limit('hash', call.network);
    if (!(await call.engine.call('closeAccount', values, session, PASSWORD_TIMEOUT_MS)))
      return { kind: 'refused' };
    clearSession(call.reply);
    return { kind: 'saved' };
  }),
  route('GET', '/account/addresses', {}, async (call) =>
    addressesReply(await call.engine.call('addresses', undefined, ownSession(call))),
  ),
  route('POST', '/account/addresses', { body: ADDRESS }, async (call, values) =>
    addressesReply(await call.engine.call('saveAddress', { id: undefined, values }, ownSession(call))),
  ),
  route('PUT', '/account/addresses/:id', { body: ADDRESS }, async (call, values) =>
    addressesReply(await call.engine.call('saveAddress', { id: call.id, values }, ownSession(call))),
  ),
  route('DELETE', '/account/addresses/:id', {}, async (call) =>
    addressesReply(await call.engine.call('removeAddress', { id: call.id }, ownSession(call))),
  ),
  route('POST', '/messages', { body: MESSAGE }, async ({ engine, limit, network }, message) => {
    await limit('message', network);
    await limit('messageInAll', '');
    await engine.call('sendMessage', message);
    return { kind: 'accepted' };
  }),
  route('POST', '/newsletter', { body: fields({ email }), atLeastMs: SAME_TIME_MS }, async (call, values) => {
    await limitMails(call, 'subscribe', values.email);
    return answerInTime(call, call.engine.call('subscribe', values, undefined, MAIL_TIMEOUT_MS));
  }),
  subscriptionLink('/newsletter/confirm', 'confirmSubscription'),
  subscriptionLink('/newsletter/end', 'endSubscription'),
];

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
async function answerInTime({ earliestAnswer }: Call, asked: Promise<unknown>) {
  await Promise.race([asked, earliestAnswer]);
  asked.catch((error: unknown) => {
    const reason = error instanceof EngineUnavailable ? error.reason : failureWithPlace(error);
    log(`The engine, after the answer: ${reason}`, 'error');
  });
  return { kind: 'accepted' };
}

/**
 * Counts a request that sends an e-mail to whoever is named in it.
 * @param name the limit of the requests of this kind
 */
async function limitMails(
  call: Call,
  name: 'register' | 'reset' | 'subscribe',
  address: string,
): Promise<void> {
  const account = address.toLowerCase();
  const device = await knownDevice(call, account);
  if (device === undefined) await call.limit(name, call.network);
  await call.limit('mailToOneAccount', `${name} ${device ?? call.network} ${account}`);
}

/** What the engine needs to begin a session: also the device, the session that the new one replaces, and time. */
const withDevice = <Values extends object>({ request }: Call, values: Values) =>
  [{ ...values, device: deviceToken(request) }, sessionToken(request), PASSWORD_TIMEOUT_MS] as const;

function signedIn({ reply }: Call, outcome: SignInOutcome, isRemembered: boolean) {
  if (outcome.kind === 'rejected') throw new Rejected(outcome.fields);
  if (outcome.kind !== 'signed-in') return outcome;
  const { kind, customer, token, device } = outcome;
  setSession(reply, { token, isRemembered });
  setDevice(reply, device);
  return { kind, customer };
}
