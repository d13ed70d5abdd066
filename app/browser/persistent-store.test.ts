import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPersistentStore, type Parsed, type PersistentStore } from './persistent-store.ts';

/** Storage as a browser has it, shared by all tabs of a test. */
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

type Bag = readonly string[];

function parse(text: string): Parsed<Bag> {
  return text.startsWith('bag:')
    ? { kind: 'value', value: text.slice(4).split(',').filter(Boolean) }
    : { kind: 'invalid', why: 'it is no bag' };
}

function write(bag: Bag): string {
  return `bag:${bag.join(',')}`;
}

const EMPTY: Bag = [];
let storage: FakeStorage;

function openTab(options: { storage?: () => Storage; onStorageFailure?: (error: unknown) => void } = {}) {
  return createPersistentStore<Bag>({
    key: 'bag',
    initial: EMPTY,
    parse,
    write,
    storage: () => storage,
    ...options,
  });
}

function add(store: PersistentStore<Bag>, thing: string): void {
  store.update((bag) => [...bag, thing]);
}

function openedAgain(): Bag {
  const store = openTab();
  store.restore();
  return store.getState();
}

function refuse(): never {
  throw new Error('denied');
}

/** A tab's window; `hear` is what the browser does when another tab has changed `key`. */
function aWindow() {
  const page = new EventTarget();
  return {
    page,
    hear: (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key })),
    show: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
  };
}

beforeEach(() => {
  storage = new FakeStorage();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a kept value', () => {
  test('is the initial one until it is restored', () => {
    storage.setItem('bag', 'bag:lamp');
    const store = openTab();
    expect(store.getState()).toBe(EMPTY);
    expect(store.restored.getState()).toBe(false);
    store.restore();
    expect(store.getState()).toEqual(['lamp']);
    expect(store.restored.getState()).toBe(true);
    expect(store.getInitialState()).toBe(EMPTY);
  });

  test('stays the initial one when nothing is stored, and nothing is written for that', () => {
    const store = openTab();
    store.restore();
    store.update((bag) => bag);
    expect(store.getState()).toBe(EMPTY);
    expect(storage.length).toBe(0);
  });

  test('is stored after every change, in exactly the shape that is written', () => {
    const store = openTab();
    store.restore();
    add(store, 'lamp');
    expect(storage.getItem('bag')).toBe('bag:lamp');
    add(store, 'rope');
    expect(storage.getItem('bag')).toBe('bag:lamp,rope');
    expect(openedAgain()).toEqual(['lamp', 'rope']);
  });

  test('that is changed before it is restored loses nothing that was stored', () => {
    storage.setItem('bag', 'bag:lamp');
    const store = openTab();
    add(store, 'rope');
    store.restore();
    expect(store.getState()).toEqual(['lamp', 'rope']);
    expect(storage.getItem('bag')).toBe('bag:lamp,rope');
  });

  test('tells its readers of a change, and of no change nothing', () => {
    const store = openTab();
    const reader = vi.fn<() => void>();
    const leave = store.subscribe(reader);
    add(store, 'lamp');
    expect(reader).toHaveBeenCalledTimes(1);
    store.update((bag) => bag);
    store.restore();
    expect(reader).toHaveBeenCalledTimes(1);
    leave();
    add(store, 'rope');
    expect(reader).toHaveBeenCalledTimes(1);
  });
});

describe('an invalid stored value', () => {
  test('is discarded with one warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    storage.setItem('bag', '{"broken"');
    storage.setItem('other', 'kept');
    const store = openTab();
    store.restore();
    store.restore();
    expect(store.getState()).toBe(EMPTY);
    expect([...storage.texts.keys()]).toEqual(['other']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith('What was stored under "bag" is discarded: it is no bag.');
  });

  test('that appears later empties the store too, so that all tabs agree', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const store = openTab();
    add(store, 'lamp');
    storage.setItem('bag', '{"broken"');
    store.restore();
    expect(store.getState()).toBe(EMPTY);
    expect(storage.length).toBe(0);
  });

  test('does not keep later changes from being stored', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    storage.setItem('bag', '{"broken"');
    const store = openTab();
    add(store, 'lamp');
    expect(storage.getItem('bag')).toBe('bag:lamp');
  });
});

describe('where storage fails', () => {
  test('already when it is named, the value lives in memory and this is told once', () => {
    const told = vi.fn<(error: unknown) => void>();
    const store = openTab({ storage: refuse, onStorageFailure: told });
    store.restore();
    add(store, 'lamp');
    add(store, 'rope');
    expect(store.getState()).toEqual(['lamp', 'rope']);
    expect(told.mock.calls).toEqual([[new Error('denied')]]);
  });

  test.each(['getItem', 'setItem', 'removeItem'] as const)('in %s, nothing is thrown', (method) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    storage.setItem('bag', '{"broken"');
    vi.spyOn(storage, method).mockImplementation(refuse);
    const told = vi.fn<() => void>();
    const store = openTab({ onStorageFailure: told });
    store.restore();
    add(store, 'lamp');
    add(store, 'rope');
    expect(store.getState()).toEqual(['lamp', 'rope']);
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('when it is full, changes are not lost to what was stored before', () => {
    storage.setItem('bag', 'bag:lamp');
    const store = openTab();
    store.restore();
    vi.spyOn(storage, 'setItem').mockImplementation(refuse);
    add(store, 'rope');
    store.restore();
    expect(store.getState()).toEqual(['lamp', 'rope']);
  });

  test('nobody needs to listen', () => {
    const store = openTab({ storage: refuse });
    expect(() => store.restore()).not.toThrow();
    expect(store.restored.getState()).toBe(true);
  });
});

describe('two tabs', () => {
  test('that change at the same moment both count', () => {
    const one = openTab();
    const other = openTab();
    one.restore();
    other.restore();
    add(one, 'lamp');
    add(other, 'rope');
    add(one, 'tape');
    expect(storage.getItem('bag')).toBe('bag:lamp,rope,tape');
    expect(one.getState()).toEqual(['lamp', 'rope', 'tape']);
  });

  test('lose nothing, in whatever order any number of them change it', () => {
    const anyTabs = fc.array(fc.record({ tab: fc.nat({ max: 3 }), restoredBefore: fc.boolean() }));
    fc.assert(
      fc.property(anyTabs, (changes) => {
        storage.clear();
        const tabs = [openTab(), openTab(), openTab(), openTab()];
        changes.forEach(({ tab, restoredBefore }, index) => {
          if (restoredBefore) tabs[tab]?.restore();
          tabs[tab]?.update((bag) => [...bag, `thing ${index}`]);
        });
        expect(openedAgain()).toEqual(changes.map((_, index) => `thing ${index}`));
      }),
    );
  });

  test('stay in step', () => {
    const { page, hear } = aWindow();
    const store = openTab();
    store.restore();
    store.follow(page);
    add(openTab(), 'lamp');
    expect(store.getState()).toEqual([]);
    hear('other');
    expect(store.getState()).toEqual([]);
    hear('bag');
    expect(store.getState()).toEqual(['lamp']);
  });

  test('are both emptied when everything stored is cleared', () => {
    const { page, hear } = aWindow();
    const store = openTab();
    store.follow(page);
    add(store, 'lamp');
    storage.clear();
    hear(null);
    expect(store.getState()).toBe(EMPTY);
  });

  test('a page that comes back from the back/forward cache catches up', () => {
    const { page, show } = aWindow();
    const store = openTab();
    store.restore();
    store.follow(page);
    add(openTab(), 'lamp');
    show(false);
    expect(store.getState()).toEqual([]);
    show(true);
    expect(store.getState()).toEqual(['lamp']);
  });

  test('no longer stay in step once following has ended', () => {
    const { page, hear, show } = aWindow();
    const store = openTab();
    store.restore();
    store.follow(page)();
    add(openTab(), 'lamp');
    hear('bag');
    show(true);
    expect(store.getState()).toEqual([]);
  });
});
