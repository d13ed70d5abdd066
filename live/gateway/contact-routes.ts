// The contact form and the newsletter.
import { email, fields, MESSAGE, token } from './fields.ts';
import { route } from './route.ts';
import { answerInTime, limitMails, MAIL_TIMEOUT_MS, SAME_TIME_MS } from './session-routes.ts';

const withToken = (path: string, name: 'confirmSubscription' | 'endSubscription') =>
  route('POST', path, { body: fields({ token }) }, async ({ engine, limit }, values) => {
    limit('token', values.token);
    return { kind: (await engine.call(name, values)) ? 'saved' : 'expired' };
  });

export const CONTACT_ROUTES = [
  route('POST', '/messages', { body: MESSAGE }, async ({ engine, limit, network }, message) => {
    limit('message', network);
    limit('messageInAll', '');
    await engine.call('sendMessage', message);
    return { kind: 'accepted' };
  }),
  route('POST', '/newsletter', { body: fields({ email }), atLeastMs: SAME_TIME_MS }, async (call, values) => {
    await limitMails(call, 'subscribe', values.email);
    return answerInTime(call, call.engine.call('subscribe', values, undefined, MAIL_TIMEOUT_MS));
  }),
  withToken('/newsletter/confirm', 'confirmSubscription'),
  withToken('/newsletter/end', 'endSubscription'),
];
