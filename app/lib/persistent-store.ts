import { createStore, type StoreApi } from 'zustand/vanilla';
import { storageKey } from '#app/base-path.ts';

export type PersistentStoreOptions<T> = {
  readonly key: string;
  /** The value in prerendered pages and where nothing is stored. */
  readonly initial: T;
  /** Must not throw. Returns undefined for what cannot be read. It is then removed from storage. */
  readonly parse: (text: string) => T | undefined;
  readonly serialize: (value: T) => string;
  /** Defaults to `localStorage`. It is a function because access to storage may throw. */
  readonly storage?: () => Storage;
  /** Called once, when an access to storage throws. From then on the value is only in memory. */
  readonly onStorageFailure?: (error: unknown) => void;
};

/** For values that belong to one tab and are kept until it is closed. */
export const TAB_STORAGE = { storage: () => sessionStorage } as const;

type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

export type PersistentStore<T> = ReadonlyStore<T> & {
  /**
   * Reads the stored value, applies the change and stores the result. Returns the result of `change`, which may have more
   * properties than `next`.
   */
  readonly update: <C extends { readonly next: T }>(change: (current: T) => C) => C;
  /** Reads the stored value. Call it after hydration, because the first render must equal the built HTML. */
  readonly restore: () => void;
  readonly isRestored: ReadonlyStore<boolean>;
  /**
   * Reads the stored value again whenever another tab changes it, and when the page returns from the back/forward cache.
   * Returns a function that stops this.
   */
  readonly syncWithOtherTabs: (window: Pick<Window, 'addEventListener'>) => () => void;
};

/**
 * A value that is kept in storage and, except with `TAB_STORAGE`, shared by all tabs. If storage fails, the value is kept in memory.
 *
 * Zustand's `persist` is not used because it overwrites what another tab has stored since the last read.
 */
export function createPersistentStore<T>(options: PersistentStoreOptions<T>): PersistentStore<T> {
  const { initial, parse, serialize, onStorageFailure, storage = () => localStorage } = options;
  const key = storageKey(options.key);
  const { getState, getInitialState, setState, subscribe } = createStore<T>()(() => initial);
  const isRestored = createStore<boolean>()(() => false);
  let hasStorageFailed = false;
  /** The text of the storage item at the last read or write. Undefined until the first read. */
  let currentText: string | null | undefined;

  function withStorage<R>(task: (storage: Storage) => R): R | undefined {
    if (hasStorageFailed) return undefined;
    try {
      return task(storage());
    } catch (error) {
      hasStorageFailed = true;
      onStorageFailure?.(error);
      return undefined;
    }
  }

  function restore(): void {
    readStorage();
    isRestored.setState(true, true);
  }

  function readStorage(): void {
    const text = withStorage((storage) => storage.getItem(key));
    if (text === undefined || text === currentText) return;
    currentText = text;
    if (text === null) {
      setState(initial, true);
      return;
    }
    const value = parse(text);
    if (value === undefined) {
      console.warn(`The stored item "${key}" is discarded, because it cannot be read.`);
      currentText = null;
      withStorage((storage) => storage.removeItem(key));
    }
    setState(value ?? initial, true);
  }

  const update: PersistentStore<T>['update'] = (change) => {
    restore();
    const result = change(getState());
    if (Object.is(result.next, getState())) return result;
    const text = serialize(result.next);
    withStorage((storage) => {
      storage.setItem(key, text);
      currentText = text;
    });
    setState(result.next, true);
    return result;
  };

  const syncWithOtherTabs: PersistentStore<T>['syncWithOtherTabs'] = (window) => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener(
      'storage',
      (event) => {
        // The key is null if the other tab has cleared the whole storage.
        if (event.key === key || event.key === null) restore();
      },
      { signal },
    );
    window.addEventListener('pageshow', (event) => event.persisted && restore(), { signal });
    return () => controller.abort();
  };

  return { getState, getInitialState, subscribe, update, restore, isRestored, syncWithOtherTabs };
}
