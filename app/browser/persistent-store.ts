import { createStore, type StoreApi } from 'zustand/vanilla';
import { storageKey } from '#app/base-path.ts';
import { type WriteInTurn, writeInTurn } from './write-in-turn.ts';

type Valid<T> = { readonly kind: 'valid'; readonly value: T };
type Invalid = { readonly kind: 'invalid'; readonly reason: string };

export type Parsed<T> = Valid<T> | Invalid;

export type PersistentStoreOptions<T, V extends Valid<T> = Valid<T>> = {
  /** The key of the storage item. */
  readonly key: string;
  /** The value in prerendered pages and where nothing is stored. */
  readonly initial: T;
  /** Must not throw. Invalid items are removed from storage. */
  readonly parse: (text: string) => V | Invalid;
  readonly serialize: (value: T) => string;
  /** Defaults to `localStorage`. It is a function because access to storage may throw. */
  readonly storage?: () => Storage;
  /** Keeps two tabs from writing at the same time. */
  readonly inTurn?: WriteInTurn;
  /** Called with each valid result of `parse`, after the store has adopted its value. */
  readonly onRead?: (parsed: V) => void;
  /** Called once, when an access to storage throws. From then on the value is only in memory. */
  readonly onStorageFailure?: (error: unknown) => void;
};

/** For values that belong to one tab and are kept until it is closed. */
export const TAB_STORAGE = {
  storage: () => sessionStorage,
  inTurn: (_key, _read, write) => write(),
} as const satisfies Partial<PersistentStoreOptions<unknown>>;

type Change<T> = { readonly next: T; readonly outcome?: string };

type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

export type PersistentStore<T> = ReadonlyStore<T> & {
  /**
   * Applies a change to the value in memory at once, and stores it as soon as no other tab is writing. Returns the result of
   * `change`, which may have more properties than `next`.
   * @param change It is applied again if another tab has stored a value in the meantime.
   * @param onOtherOutcome Called with the new result if applying it again gave another `outcome`.
   */
  readonly update: <C extends Change<T>>(
    change: (current: T) => C,
    onOtherOutcome?: (result: C) => void,
  ) => C;
  /** Reads the stored value. Call it after hydration, because the first render must equal the built HTML. */
  readonly restore: () => void;
  /** Whether the stored value has been read. */
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
export function createPersistentStore<T, V extends Valid<T> = Valid<T>>(
  options: PersistentStoreOptions<T, V>,
): PersistentStore<T> {
  const { initial, parse, serialize, onRead, onStorageFailure } = options;
  const { storage = () => localStorage, inTurn = writeInTurn } = options;
  const key = storageKey(options.key);
  const { getState, getInitialState, setState, subscribe } = createStore<T>()(() => initial);
  const isRestored = createStore<boolean>()(() => false);
  let hasStorageFailed = false;
  /** The text of the storage item at the last read or write. Undefined until the first read. */
  let currentText: string | null | undefined;
  /** Changes that are part of the state, but not stored yet. */
  let unstored: readonly ((value: T) => T)[] = [];

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

  function readText(): string | null | undefined {
    return withStorage((storage) => storage.getItem(key));
  }

  function readStorage(): void {
    const text = readText();
    if (text === undefined || text === currentText) return;
    currentText = text;
    if (text === null) {
      adopt(initial);
      return;
    }
    const parsed = parse(text);
    if (parsed.kind === 'invalid') {
      console.warn(`The stored item "${key}" is discarded: ${parsed.reason}.`);
      currentText = null;
      withStorage((storage) => storage.removeItem(key));
      adopt(initial);
      return;
    }
    adopt(parsed.value);
    onRead?.(parsed);
  }

  function adopt(stored: T): void {
    setState(
      unstored.reduce((value, change) => change(value), stored),
      true,
    );
  }

  const update: PersistentStore<T>['update'] = (change, onOtherOutcome) => {
    restore();
    const result = change(getState());
    if (Object.is(result.next, getState())) return result;
    // A turn that an earlier change has requested will store this change too.
    const isTurnRequested = unstored.length > 0;
    let { outcome } = result;
    unstored = [
      ...unstored,
      (value) => {
        const again = change(value);
        if (again.outcome !== outcome) onOtherOutcome?.(again);
        ({ outcome } = again);
        return again.next;
      },
    ];
    setState(result.next, true);
    if (!isTurnRequested) inTurn(key, readText, store);
    return result;
  };

  function store(): void {
    readStorage();
    unstored = [];
    const text = serialize(getState());
    if (text === currentText) return;
    withStorage((storage) => {
      storage.setItem(key, text);
      currentText = text;
    });
  }

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
