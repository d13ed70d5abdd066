import { createPersistentStore, type Parsed, type PersistentStore } from './persistent-store.ts';
import type { WriteInTurn } from './write-in-turn.ts';

/** Storage in memory. */
export class FakeStorage implements Storage {
  readonly texts = new Map<string, string>();
  get length(): number {
    return this.texts.size;
  }
  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.texts.set(key, text);
  }
  removeItem(key: string): void {
    this.texts.delete(key);
  }
  clear(): void {
    this.texts.clear();
  }
}

/** Shared by all tabs. Tests clear it before they start. */
export const storage = new FakeStorage();

/** The type of the value that the tests keep in a store. */
export type Tools = readonly string[];

export const NO_TOOLS: Tools = [];

function parse(text: string): Parsed<Tools> {
  return text.startsWith('tools:')
    ? { kind: 'valid', value: text.slice('tools:'.length).split(',').filter(Boolean) }
    : { kind: 'invalid', reason: 'it is not a list of tools' };
}

type TabOptions = {
  readonly storage?: () => Storage;
  readonly inTurn?: WriteInTurn;
  readonly onRead?: (parsed: { readonly value: Tools }) => void;
  readonly onStorageFailure?: (error: unknown) => void;
};

export function openTab(options: TabOptions = {}): PersistentStore<Tools> {
  return createPersistentStore<Tools>({
    key: 'tools',
    initial: NO_TOOLS,
    parse,
    serialize: (tools) => `tools:${tools.join(',')}`,
    storage: () => storage,
    inTurn: (_key, _read, write) => write(),
    ...options,
  });
}

export function openRestoredTab(options?: TabOptions): PersistentStore<Tools> {
  const store = openTab(options);
  store.restore();
  return store;
}

export function add(store: PersistentStore<Tools>, tool: string): void {
  store.update((tools) => ({ next: [...tools, tool] }));
}

export function throwDenied(): never {
  throw new Error('denied');
}
