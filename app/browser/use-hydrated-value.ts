import { useSyncExternalStore } from 'react';

/**
 * What the built page shows in its first render in the browser too, and then what is true there. Only where the two
 * differ is anything drawn again, so a page that needs no change after it was taken over costs nothing.
 */
export function useHydratedValue<T extends string | boolean>(built: T, present: T): T {
  return useSyncExternalStore(
    neverChanges,
    () => present,
    () => built,
  );
}

const neverChanges = () => nothing;
const nothing = () => undefined;
