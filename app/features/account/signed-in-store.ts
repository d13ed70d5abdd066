import { createPersistentStore } from '#app/browser/persistent-store.ts';

/**
 * Whether this browser has signed in. It only selects the links of the header: whether the session still exists is known to
 * the back end alone, and asked when an account page opens.
 */
export const signedInStore = createPersistentStore<boolean>({
  key: 'signed-in',
  initial: false,
  parse: (text) =>
    text === 'true' || text === 'false'
      ? { kind: 'valid', value: text === 'true' }
      : { kind: 'invalid', reason: 'it is neither true nor false' },
  serialize: String,
});

export function rememberSignedIn(isSignedIn: boolean): void {
  signedInStore.update(() => ({ next: isSignedIn }));
}
