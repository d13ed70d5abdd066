// The routes with which a customer changes details and password, and reads and changes addresses.
import { ADDRESS, DETAILS, fields, newPassword, password } from './fields.ts';
import { NotFound, ownSession, route } from './route.ts';
import { browserSession, deviceToken } from './session-cookie.ts';
import { signedIn } from './session-routes.ts';

function addressesReply<Address>(addresses: readonly Address[] | undefined) {
  if (!addresses) throw new NotFound();
  return { kind: 'addresses', addresses };
}

export const ACCOUNT_ROUTES = [
  route('PUT', '/account', { body: DETAILS }, async (call, { phone = '', ...values }) => {
    const customer = await call.engine.call('saveDetails', { phone, ...values }, ownSession(call));
    return { kind: 'saved', customer };
  }),
  route(
    'PUT',
    '/account/password',
    { body: fields({ current: password, password: newPassword }) },
    async (call, values) => {
      const session = ownSession(call);
      call.limit('signInToOneAccount', session);
      const device = deviceToken(call.request);
      const outcome = await call.engine.call('changePassword', { ...values, device }, session);
      // Changing the password has ended all sessions of the customer.
      const { kind } = signedIn(call, outcome, browserSession(call.request)?.isRemembered ?? false);
      return { kind: kind === 'signed-in' ? 'saved' : kind };
    },
  ),
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
];
