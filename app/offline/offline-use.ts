import { createStore } from 'zustand/vanilla';
import type { WorkerState } from './model/worker-message.ts';

export type OfflineUse =
  | { readonly kind: 'starting' | 'unsupported' | 'failed' }
  | ({ readonly kind: 'ready' } & WorkerState);

/** Whether this page can use the service worker, and which version of the shop it keeps. */
export const offlineUse = createStore<OfflineUse>()(() => ({ kind: 'starting' }));
