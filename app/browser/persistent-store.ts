import { createStore, type StoreApi } from 'zustand/vanilla';

export type Parsed<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'invalid'; readonly why: string };

export type PersistentStoreOptions<T> = {
  readonly key: string;
  /** What the built pages show, and where nothing is stored. */
  readonly initial: T;
  readonly parse: (text: string) => Parsed<T>;
  readonly write: (value: T) => string;
  /** A function, because where storage is forbidden already naming it fails. */
  readonly storage?: () => Storage;
  /** Called once, when the store goes on in memory only. */
  readonly onStorageFailure?: (error: unknown) => void;
};

type Page = Pick<Window, 'addEventListener'>;

type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

export type PersistentStore<T> = ReadonlyStore<T> & {
  /** Changes the newest value, also one that another tab has just stored, and stores the result. */
  readonly update: (change: (current: T) => T) => void;
  /** Takes over what is stored; to be called once the page has taken over its HTML. */
  readonly restore: () => void;
  /** Whether that has happened: before, the initial value says nothing of what is kept. */
  readonly restored: ReadonlyStore<boolean>;
  /** Keeps in step with other tabs and with a return from the back/forward cache, until the answer is called. */
  readonly follow: (page: Page) => () => void;
};

/** A value kept in storage and in step across tabs, in memory where storage fails. */
// Not zustand's `persist`: it writes without reading what another tab wrote since, and has its own envelope.
export function createPersistentStore<T>(options: PersistentStoreOptions<T>): PersistentStore<T> {
  const { key, initial, parse, write, storage = () => localStorage, onStorageFailure } = options;
  const { getState, getInitialState, setState, subscribe } = createStore<T>()(() => initial);
  const restored = createStore<boolean>()(() => false);
  let inMemory = false;
  /** The stored text that the state stands for; undefined until storage was first read. */
  let seen: string | null | undefined;

  function withStorage<R>(task: (storage: Storage) => R): R | undefined {
    if (inMemory) return undefined;
    try {
      return task(storage());
    } catch (error) {
      inMemory = true;
      onStorageFailure?.(error);
      return undefined;
    }
  }

  function restore(): void {
    readStorage();
    restored.setState(true, true);
  }

  function readStorage(): void {
    const text = withStorage((storage) => storage.getItem(key));
    if (text === undefined || text === seen) return;
    seen = text;
    const parsed: Parsed<T> = text === null ? { kind: 'value', value: initial } : parse(text);
    if (parsed.kind === 'value') {
      setState(parsed.value, true);
      return;
    }
    console.warn(`What was stored under "${key}" is discarded: ${parsed.why}.`);
    seen = null;
    withStorage((storage) => storage.removeItem(key));
    setState(initial, true);
  }

  function update(change: (current: T) => T): void {
    restore();
    const next = change(getState());
    if (Object.is(next, getState())) return;
    const text = write(next);
    if (text !== seen) {
      withStorage((storage) => {
        storage.setItem(key, text);
        seen = text;
      });
    }
    setState(next, true);
  }

  function follow(page: Page): () => void {
    const following = new AbortController();
    const { signal } = following;
    page.addEventListener(
      'storage',
      (event) => {
        // No key: everything was cleared.
        if (event.key === key || event.key === null) restore();
      },
      { signal },
    );
    page.addEventListener('pageshow', (event) => event.persisted && restore(), { signal });
    return () => following.abort();
  }

  return { getState, getInitialState, subscribe, update, restore, restored, follow };
}
