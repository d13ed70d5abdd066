import { createPersistentStore } from './persistent-store.ts';

/**
 * Whether the visitor has signed in with this browser. It decides which account links the header shows, whether
 * account pages show their menu, and whether an order is sent as that of a customer. Only the back end knows whether the session
 * still exists: account pages ask it when they open, and it refuses an order if the session has ended.
 */
export const signedInStore = createPersistentStore<boolean>({
  key: 'signed-in',
  initial: false,
  parse: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  serialize: String,
});

export function rememberSignedIn(isSignedIn: boolean): void {
  signedInStore.update(() => ({ next: isSignedIn }));
}
