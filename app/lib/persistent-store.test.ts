import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPersistentStore, type PersistentStore } from './persistent-store.ts';

/** Storage in memory. */
class FakeStorage implements Storage {
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
const storage = new FakeStorage();

/** The type of the value that the tests keep in a store. */
type Tools = readonly string[];

const NO_TOOLS: Tools = [];

function parse(text: string): Tools | undefined {
  return text.startsWith('tools:') ? text.slice('tools:'.length).split(',').filter(Boolean) : undefined;
}

type TabOptions = {
  readonly storage?: () => Storage;
  readonly onStorageFailure?: (error: unknown) => void;
};

function openTab(options: TabOptions = {}): PersistentStore<Tools> {
  return createPersistentStore<Tools>({
    key: 'tools',
    initial: NO_TOOLS,
    parse,
    serialize: (tools) => `tools:${tools.join(',')}`,
    storage: () => storage,
    ...options,
  });
}

function openRestoredTab(options?: TabOptions): PersistentStore<Tools> {
  const store = openTab(options);
  store.restore();
  return store;
}

function add(store: PersistentStore<Tools>, tool: string): void {
  store.update((tools) => ({ next: [...tools, tool] }));
}

function throwDenied(): never {
  throw new Error('denied');
}

beforeEach(() => storage.clear());

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a persistent store', () => {
  test('has the initial value until it is restored', () => {
    storage.setItem('tools', 'tools:lamp');
    const store = openTab();
    expect(store.getState()).toBe(NO_TOOLS);
    expect(store.isRestored.getState()).toBe(false);
    store.restore();
    expect(store.getState()).toEqual(['lamp']);
    expect(store.isRestored.getState()).toBe(true);
    expect(store.getInitialState()).toBe(NO_TOOLS);
  });

  test('has stored the value when subscribers learn of it', () => {
    const store = openRestoredTab();
    const seen: (string | null)[] = [];
    store.subscribe(() => seen.push(storage.getItem('tools')));
    add(store, 'lamp');
    expect(seen).toEqual(['tools:lamp']);
  });

  test('applies an update to the stored value, stores the result and returns it', () => {
    storage.setItem('tools', 'tools:lamp');
    const store = openTab();
    const result = store.update((tools) => ({ next: [...tools, 'rope'], added: 'rope' }));
    expect(result).toEqual({ next: ['lamp', 'rope'], added: 'rope' });
    expect(store.getState()).toEqual(['lamp', 'rope']);
    expect(storage.getItem('tools')).toBe('tools:lamp,rope');
  });

  test('notifies subscribers only if the value changes', () => {
    const store = openTab();
    const listener = vi.fn<() => void>();
    const unsubscribe = store.subscribe(listener);
    add(store, 'lamp');
    expect(listener).toHaveBeenCalledTimes(1);
    store.update((tools) => ({ next: tools }));
    store.restore();
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    add(store, 'rope');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('an invalid stored item', () => {
  test('is removed with one warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    storage.setItem('tools', '{"broken"');
    storage.setItem('other', 'untouched');
    const store = openRestoredTab();
    store.restore();
    expect(store.getState()).toBe(NO_TOOLS);
    expect([...storage.texts.keys()]).toEqual(['other']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith('The stored item "tools" is discarded, because it cannot be read.');
  });

  test('resets a store that already has a value, so that all tabs agree', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const store = openTab();
    add(store, 'lamp');
    storage.setItem('tools', '{"broken"');
    store.restore();
    expect(store.getState()).toBe(NO_TOOLS);
    expect(storage.length).toBe(0);
  });
});

describe('if storage throws', () => {
  test('on access, the value is kept in memory and the failure is reported once', () => {
    const onStorageFailure = vi.fn<(error: unknown) => void>();
    const store = openRestoredTab({ storage: throwDenied, onStorageFailure });
    add(store, 'lamp');
    add(store, 'rope');
    expect(store.getState()).toEqual(['lamp', 'rope']);
    expect(onStorageFailure.mock.calls).toEqual([[new Error('denied')]]);
  });

  test.each(['getItem', 'setItem', 'removeItem'] as const)('in %s, the store does not throw', (method) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    storage.setItem('tools', '{"broken"');
    vi.spyOn(storage, method).mockImplementation(throwDenied);
    const onStorageFailure = vi.fn<() => void>();
    const store = openRestoredTab({ onStorageFailure });
    add(store, 'lamp');
    add(store, 'rope');
    expect(store.getState()).toEqual(['lamp', 'rope']);
    expect(onStorageFailure).toHaveBeenCalledTimes(1);
  });

  test('because it is full, the older stored value does not replace the current one', () => {
    storage.setItem('tools', 'tools:lamp');
    const store = openRestoredTab();
    vi.spyOn(storage, 'setItem').mockImplementation(throwDenied);
    add(store, 'rope');
    store.restore();
    expect(store.getState()).toEqual(['lamp', 'rope']);
  });
});

/** An event target in place of `window`, and functions that dispatch the browser's events to it. */
function fakeWindow() {
  const target = new EventTarget();
  return {
    target,
    dispatchStorage: (key: string | null) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key })),
    dispatchPageShow: (persisted: boolean) =>
      target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  };
}

describe('several tabs', () => {
  test('lose no update in any order', () => {
    const anyUpdates = fc.array(fc.record({ tab: fc.nat({ max: 3 }), restoreFirst: fc.boolean() }));
    fc.assert(
      fc.property(anyUpdates, (updates) => {
        storage.clear();
        const tabs = [openTab(), openTab(), openTab(), openTab()];
        updates.forEach(({ tab, restoreFirst }, index) => {
          if (restoreFirst) tabs[tab]?.restore();
          tabs[tab]?.update((tools) => ({ next: [...tools, `tool ${index}`] }));
        });
        expect(openRestoredTab().getState()).toEqual(updates.map((_, index) => `tool ${index}`));
      }),
    );
  });

  test('follow each other’s updates, also when one of them clears the storage', () => {
    const { target, dispatchStorage } = fakeWindow();
    const store = openRestoredTab();
    store.syncWithOtherTabs(target);
    add(openTab(), 'lamp');
    expect(store.getState()).toEqual([]);
    dispatchStorage('other');
    expect(store.getState()).toEqual([]);
    dispatchStorage('tools');
    expect(store.getState()).toEqual(['lamp']);
    storage.clear();
    dispatchStorage(null);
    expect(store.getState()).toBe(NO_TOOLS);
  });

  test('read the stored value again when they return from the back/forward cache', () => {
    const { target, dispatchPageShow } = fakeWindow();
    const store = openRestoredTab();
    store.syncWithOtherTabs(target);
    add(openTab(), 'lamp');
    dispatchPageShow(false);
    expect(store.getState()).toEqual([]);
    dispatchPageShow(true);
    expect(store.getState()).toEqual(['lamp']);
  });

  test('stop following each other when the function returned by `syncWithOtherTabs` is called', () => {
    const { target, dispatchStorage, dispatchPageShow } = fakeWindow();
    const store = openRestoredTab();
    store.syncWithOtherTabs(target)();
    add(openTab(), 'lamp');
    dispatchStorage('tools');
    dispatchPageShow(true);
    expect(store.getState()).toEqual([]);
  });
});
