// The contact form and the newsletter.
import { CONTROL_IN_LINES, email, readFields, text } from './fields.ts';
import type { Call, Route } from './route.ts';
import { askInTime, limitMails, SAME_TIME_MS, token } from './session-routes.ts';

const MAX_MESSAGE = 5000;

const withToken = (mutation: 'confirmSubscription' | 'endSubscription') => async (call: Call) => {
  const values = readFields(call.body, { token });
  call.limit('token', values.token);
  const { data } = await call.engine.ask<{ isKnown: boolean }>(
    `mutation ($token: String!) { isKnown: ${mutation}(token: $token) }`,
    values,
  );
  return { kind: data.isKnown ? 'saved' : 'expired' };
};

export const CONTACT_ROUTES: readonly Route[] = [
  { method: 'POST', path: '/api/messages', limit: 'other', answer: sendMessage },
  { method: 'POST', path: '/api/newsletter', limit: 'other', atLeastMs: SAME_TIME_MS, answer: subscribe },
  {
    method: 'POST',
    path: '/api/newsletter/confirm',
    limit: 'other',
    answer: withToken('confirmSubscription'),
  },
  { method: 'POST', path: '/api/newsletter/end', limit: 'other', answer: withToken('endSubscription') },
];

async function sendMessage(call: Call) {
  const message = readFields(call.body, {
    name: text(),
    email,
    subject: text(),
    message: text(MAX_MESSAGE, CONTROL_IN_LINES),
  });
  call.limit('message', call.network);
  call.limit('messageInAll', '');
  await call.engine.ask('mutation ($message: JSON!) { sendMessage(message: $message) }', { message });
  return { kind: 'accepted' };
}

async function subscribe(call: Call) {
  const values = readFields(call.body, { email });
  await limitMails(call, 'subscribe', values.email);
  await askInTime(call, 'mutation ($email: String!) { subscribe(email: $email) }', values);
  return { kind: 'accepted' };
}
