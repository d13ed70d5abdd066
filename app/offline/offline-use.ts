import { createStore } from 'zustand/vanilla';

export type OfflineUse =
  | { readonly kind: 'starting' | 'unsupported' | 'failed' }
  /** `isOutdated`: a newer version of the shop can be loaded. */
  | { readonly kind: 'ready'; readonly isOutdated: boolean };

/** Whether this page can use the service worker. */
export const offlineUse = createStore<OfflineUse>()(() => ({ kind: 'starting' }));
