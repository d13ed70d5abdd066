import { createStore } from 'zustand/vanilla';
import type { WorkerState } from '#app/domain/offline/worker-message.ts';

export type OfflineUse =
  | { readonly kind: 'starting' | 'unsupported' | 'failed' }
  | ({ readonly kind: 'ready' } & WorkerState);

/** What the service worker does for this page. */
export const offlineUse = createStore<OfflineUse>()(() => ({ kind: 'starting' }));

export function loadUpdate(): void {
  location.reload();
}
