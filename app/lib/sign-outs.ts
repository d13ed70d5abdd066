import { createPersistentStore, type PersistentStoreOptions, TAB_STORAGE } from './persistent-store.ts';

const count = {
  initial: 0,
  parse: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  serialize: String,
} as const satisfies Omit<PersistentStoreOptions<number>, 'key'>;

/** How often someone has signed out in this browser. A session that ends by itself does not count: a form must not be lost. */
export const signOuts = createPersistentStore<number>({ key: 'sign-outs', ...count });
/** As many as this tab has seen. A tab that was put to sleep learns of them when it wakes. */
const seenSignOuts = createPersistentStore<number>({ key: 'seen-sign-outs', ...count, ...TAB_STORAGE });

export function countSignOut(): void {
  signOuts.update((number) => ({ next: number + 1 }));
}

/** Calls `forget` after each sign-out, in this tab or another, at once or when this tab is opened again. Returns a function that stops this. */
export function onSignOut(forget: () => void): () => void {
  function check() {
    const number = signOuts.getState();
    seenSignOuts.restore();
    if (number === seenSignOuts.getState()) return;
    forget();
    seenSignOuts.update(() => ({ next: number }));
  }
  const unsubscribe = signOuts.subscribe(check);
  const stop = signOuts.syncWithOtherTabs(window);
  signOuts.restore();
  check();
  return () => {
    unsubscribe();
    stop();
  };
}
