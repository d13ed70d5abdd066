import type { Commerce } from '#app/commerce/commerce.ts';

/** Returns who is signed in, or the outcome `signed-out`. */
export async function askForCustomer(commerce: Commerce) {
  const session = await commerce.session();
  if (session.kind !== 'session') return session;
  const { customer } = session;
  return customer ? ({ kind: 'customer', customer } as const) : ({ kind: 'signed-out' } as const);
}
