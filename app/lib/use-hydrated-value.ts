import { useSyncExternalStore } from 'react';

/**
 * Returns `serverValue` in the prerendered page and while the browser hydrates it, so that both renders are equal, and
 * `clientValue` afterwards. React renders again only if the two differ.
 */
export function useHydratedValue<T extends string | boolean>(serverValue: T, clientValue: T): T {
  return useSyncExternalStore(
    subscribeToNothing,
    () => clientValue,
    () => serverValue,
  );
}

const unsubscribe = () => undefined;
const subscribeToNothing = () => unsubscribe;
