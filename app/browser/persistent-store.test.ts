import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPersistentStore, type Parsed, type PersistentStore } from './persistent-store.ts';
import type { WriteInTurn } from './write-in-turn.ts';

/** In-memory storage. All tabs of a test share one. */
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

type Tools = readonly string[];

const NO_TOOLS: Tools = [];
let storage: FakeStorage;

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

function openTab(options: TabOptions = {}): PersistentStore<Tools> {
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

beforeEach(() => {
  storage = new FakeStorage();
});

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

  test('keeps the initial value and writes nothing if nothing is stored', () => {
    const store = openRestoredTab();
    store.update((tools) => ({ next: tools }));
    expect(store.getState()).toBe(NO_TOOLS);
    expect(storage.length).toBe(0);
  });

  test('stores the value after every update', () => {
    const store = openRestoredTab();
    add(store, 'lamp');
    expect(storage.getItem('tools')).toBe('tools:lamp');
    add(store, 'rope');
    expect(storage.getItem('tools')).toBe('tools:lamp,rope');
    expect(openRestoredTab().getState()).toEqual(['lamp', 'rope']);
  });

  test('returns the result of the change', () => {
    const store = openTab();
    const result = store.update((tools) => ({ next: [...tools, 'lamp'], added: 'lamp' }));
    expect(result).toEqual({ next: ['lamp'], added: 'lamp' });
  });

  test('applies an update before `restore` to the stored value', () => {
    storage.setItem('tools', 'tools:lamp');
    const store = openTab();
    add(store, 'rope');
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

  test('calls onRead for values that it reads from storage, not for those that it writes', () => {
    storage.setItem('tools', 'tools:lamp');
    const onRead = vi.fn<(parsed: { readonly value: Tools }) => void>();
    const store = openTab({ onRead });
    add(store, 'rope');
    store.restore();
    expect(onRead.mock.calls).toEqual([[{ kind: 'valid', value: ['lamp'] }]]);
    add(openTab(), 'tape');
    store.restore();
    expect(onRead).toHaveBeenLastCalledWith({ kind: 'valid', value: ['lamp', 'rope', 'tape'] });
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
    expect(warn).toHaveBeenCalledWith('The stored item "tools" is discarded: it is not a list of tools.');
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

  test('does not prevent later updates from being stored', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    storage.setItem('tools', '{"broken"');
    add(openTab(), 'lamp');
    expect(storage.getItem('tools')).toBe('tools:lamp');
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

  test('onStorageFailure is optional', () => {
    const store = openTab({ storage: throwDenied });
    expect(() => store.restore()).not.toThrow();
    expect(store.isRestored.getState()).toBe(true);
  });
});

/** Keeps a tab from writing, as other tabs do that are writing. */
function otherTurns() {
  const writes: (() => void)[] = [];
  return {
    inTurn: (_key: string, _read: unknown, write: () => void) => void writes.push(write),
    end: () => {
      for (const write of writes.splice(0)) write();
    },
  };
}

function addIfRoom(tools: Tools) {
  return tools.length < 2 ? { next: [...tools, 'lamp'], outcome: 'added' } : { next: tools, outcome: 'full' };
}

describe('while another tab is writing', () => {
  test('a change is part of the value at once, and stored afterwards', () => {
    const turns = otherTurns();
    const store = openRestoredTab(turns);
    add(store, 'lamp');
    add(store, 'rope');
    expect(store.getState()).toEqual(['lamp', 'rope']);
    expect(storage.length).toBe(0);
    turns.end();
    expect(storage.getItem('tools')).toBe('tools:lamp,rope');
  });

  test('a change is applied to what the other tab stores, and listeners hear only of the new value', () => {
    const turns = otherTurns();
    const store = openRestoredTab(turns);
    add(store, 'lamp');
    const seen: Tools[] = [];
    store.subscribe((tools) => seen.push(tools));
    storage.setItem('tools', 'tools:rope');
    turns.end();
    expect(storage.getItem('tools')).toBe('tools:rope,lamp');
    expect(seen).toEqual([['rope', 'lamp']]);
  });

  test('a change stays in the value when the other tab’s value is read', () => {
    const store = openRestoredTab(otherTurns());
    add(store, 'lamp');
    storage.setItem('tools', 'tools:rope');
    store.restore();
    expect(store.getState()).toEqual(['rope', 'lamp']);
    storage.clear();
    store.restore();
    expect(store.getState()).toEqual(['lamp']);
  });

  test('a change that nothing followed is not applied again', () => {
    const turns = otherTurns();
    const change = vi.fn<(tools: Tools) => { next: Tools }>((tools) => ({ next: [...tools, 'lamp'] }));
    openRestoredTab(turns).update(change);
    turns.end();
    expect(change).toHaveBeenCalledTimes(1);
  });

  test('the caller learns if a change has another outcome for what the other tab stores', () => {
    const turns = otherTurns();
    const store = openRestoredTab(turns);
    const onOtherOutcome = vi.fn<(result: { readonly outcome: string }) => void>();
    expect(store.update(addIfRoom, onOtherOutcome).outcome).toBe('added');
    storage.setItem('tools', 'tools:rope');
    store.restore();
    expect(onOtherOutcome).not.toHaveBeenCalled();
    storage.setItem('tools', 'tools:rope,tape');
    turns.end();
    expect(onOtherOutcome.mock.calls).toEqual([[{ next: ['rope', 'tape'], outcome: 'full' }]]);
    expect(store.getState()).toEqual(['rope', 'tape']);
    expect(storage.getItem('tools')).toBe('tools:rope,tape');
  });

  test('a change stays in memory if the storage turns out to be full', () => {
    const turns = otherTurns();
    const onStorageFailure = vi.fn<() => void>();
    const store = openRestoredTab({ ...turns, onStorageFailure });
    add(store, 'lamp');
    vi.spyOn(storage, 'setItem').mockImplementation(throwDenied);
    turns.end();
    expect(store.getState()).toEqual(['lamp']);
    expect(onStorageFailure).toHaveBeenCalledTimes(1);
  });

  test('later changes are stored too', () => {
    const turns = otherTurns();
    const store = openRestoredTab(turns);
    for (const tool of ['lamp', 'rope']) {
      add(store, tool);
      turns.end();
    }
    expect(storage.getItem('tools')).toBe('tools:lamp,rope');
  });
});

/**
 * Tabs in processes of their own. Each has a copy of the storage, which receives later what other tabs write. They write in
 * turn: see `writeInTurn`.
 */
function openTabsInProcesses(count: number) {
  const turns: (() => void)[] = [];
  const tabs = Array.from({ length: count }, () => {
    const copy = new FakeStorage();
    const receive = () => {
      copy.texts.clear();
      for (const [key, text] of storage.texts) copy.texts.set(key, text);
    };
    copy.setItem = (key, text) => {
      copy.texts.set(key, text);
      storage.setItem(key, text);
    };
    const store = openTab({
      storage: () => copy,
      inTurn: (_key, _read, write) =>
        turns.push(() => {
          receive();
          write();
        }),
    });
    return { store, receive };
  });
  return { tabs, nextTurn: () => turns.shift()?.() };
}

describe('several tabs', () => {
  test('do not overwrite each other’s updates', () => {
    const first = openRestoredTab();
    const second = openRestoredTab();
    add(first, 'lamp');
    add(second, 'rope');
    add(first, 'tape');
    expect(storage.getItem('tools')).toBe('tools:lamp,rope,tape');
    expect(first.getState()).toEqual(['lamp', 'rope', 'tape']);
  });

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

  test('in several processes lose no update in any order', () => {
    const anyTab = fc.nat({ max: 3 });
    const anySteps = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('update'), tab: anyTab }),
        fc.record({ kind: fc.constant('receive'), tab: anyTab }),
        fc.record({ kind: fc.constant('next turn'), tab: anyTab }),
      ),
    );
    fc.assert(
      fc.property(anySteps, (steps) => {
        storage.clear();
        const { tabs, nextTurn } = openTabsInProcesses(4);
        const added: string[] = [];
        for (const { kind, tab } of steps) {
          if (kind === 'next turn') nextTurn();
          if (kind === 'receive') tabs[tab]?.receive();
          if (kind !== 'update') continue;
          const tool = `tool ${added.length}`;
          added.push(tool);
          tabs[tab]?.store.update((tools) => ({ next: [...tools, tool] }));
          expect(tabs[tab]?.store.getState()).toContain(tool);
        }
        for (const _ of tabs) nextTurn();
        expect(openRestoredTab().getState().toSorted()).toEqual(added.toSorted());
      }),
    );
  });

  test('follow each other’s updates', () => {
    const { target, dispatchStorage } = fakeWindow();
    const store = openRestoredTab();
    store.syncWithOtherTabs(target);
    add(openTab(), 'lamp');
    expect(store.getState()).toEqual([]);
    dispatchStorage('other');
    expect(store.getState()).toEqual([]);
    dispatchStorage('tools');
    expect(store.getState()).toEqual(['lamp']);
  });

  test('are reset when one of them clears the storage', () => {
    const { target, dispatchStorage } = fakeWindow();
    const store = openTab();
    store.syncWithOtherTabs(target);
    add(store, 'lamp');
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
