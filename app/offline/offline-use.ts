import { createStore } from 'zustand/vanilla';

/** Whether this page can use the service worker. `isOutdated`: a newer version of the shop can be loaded. */
export const offlineUse = createStore<
  | { readonly kind: 'starting' | 'unsupported' | 'failed' }
  | { readonly kind: 'ready'; readonly isOutdated: boolean }
>()(() => ({ kind: 'starting' }));
