import type { Commerce } from '#app/commerce/commerce.ts';

/** Returns who is signed in, the outcome `signed-out`, or the failure of the request. */
export async function askForCustomer(commerce: Commerce) {
  const session = await commerce.session();
  if (session.kind !== 'session') return session;
  const { customer } = session;
  return customer ? ({ kind: 'customer', customer } as const) : ({ kind: 'signed-out' } as const);
}
