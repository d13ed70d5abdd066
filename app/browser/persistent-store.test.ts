import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  add,
  NO_TOOLS,
  openRestoredTab,
  openTab,
  storage,
  throwDenied,
  type Tools,
} from './persistent-store.fixture.ts';

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
