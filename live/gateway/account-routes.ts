// The routes with which a customer changes details and password, and reads and changes addresses.
import { SignedOut } from './engine-client.ts';
import { country, fields, flag, optional, password, newPassword, phone, text } from './fields.ts';
import { NotFound, ownSession, route } from './route.ts';
import { browserSession, clearSession, setSession } from './session-cookie.ts';
import { beginSession } from './session-routes.ts';

const DETAILS = fields({
  firstName: text(),
  lastName: text(),
  phone: optional(phone),
  newsletter: flag,
});
const ADDRESS = fields({
  name: text(),
  address: text(),
  city: text(),
  state: text(),
  zip: text(30),
  country,
});

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
      const customer = await call.engine.call('customer', undefined, session);
      if (!customer) throw new SignedOut();
      call.limit('signInToOneAccount', session);
      const { data } = await call.engine.ask<{ updateCustomerPassword: { __typename: string } }>(
        `mutation ($current: String!, $password: String!) {
          updateCustomerPassword(currentPassword: $current, newPassword: $password) { __typename }
        }`,
        values,
        session,
      );
      if (data.updateCustomerPassword.__typename !== 'Success') return { kind: 'refused' };
      // Changing the password has ended all sessions of the customer. This browser gets a new session.
      const token = await beginSession(call.engine, customer.email, values.password);
      const isRemembered = browserSession(call.request)?.isRemembered ?? false;
      if (token === undefined) clearSession(call.reply);
      else setSession(call.reply, { token, isRemembered });
      return { kind: 'saved' };
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
