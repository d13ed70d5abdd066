import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  add,
  FakeStorage,
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

/** Queues the writes of a tab until `end` is called, as if another tab were writing. */
function turnOfAnotherTab() {
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
  test('a change is part of the value at once, and is stored after the turn of the other tab', () => {
    const turn = turnOfAnotherTab();
    const store = openRestoredTab(turn);
    add(store, 'lamp');
    add(store, 'rope');
    expect(store.getState()).toEqual(['lamp', 'rope']);
    expect(storage.length).toBe(0);
    turn.end();
    expect(storage.getItem('tools')).toBe('tools:lamp,rope');
  });

  test('a change is applied to what the other tab stores, and subscribers are notified once', () => {
    const turn = turnOfAnotherTab();
    const store = openRestoredTab(turn);
    add(store, 'lamp');
    const seen: Tools[] = [];
    store.subscribe((tools) => seen.push(tools));
    storage.setItem('tools', 'tools:rope');
    turn.end();
    expect(storage.getItem('tools')).toBe('tools:rope,lamp');
    expect(seen).toEqual([['rope', 'lamp']]);
  });

  test('a change is not lost when the value of the other tab is read', () => {
    const store = openRestoredTab(turnOfAnotherTab());
    add(store, 'lamp');
    storage.setItem('tools', 'tools:rope');
    store.restore();
    expect(store.getState()).toEqual(['rope', 'lamp']);
    storage.clear();
    store.restore();
    expect(store.getState()).toEqual(['lamp']);
  });

  test('a change is not applied again if the other tab stores nothing', () => {
    const turn = turnOfAnotherTab();
    const change = vi.fn<(tools: Tools) => { next: Tools }>((tools) => ({ next: [...tools, 'lamp'] }));
    openRestoredTab(turn).update(change);
    turn.end();
    expect(change).toHaveBeenCalledTimes(1);
  });

  test('onOtherOutcome is called if the change has another outcome for what the other tab stores', () => {
    const turn = turnOfAnotherTab();
    const store = openRestoredTab(turn);
    const onOtherOutcome = vi.fn<(result: { readonly outcome: string }) => void>();
    expect(store.update(addIfRoom, onOtherOutcome).outcome).toBe('added');
    storage.setItem('tools', 'tools:rope');
    store.restore();
    expect(onOtherOutcome).not.toHaveBeenCalled();
    storage.setItem('tools', 'tools:rope,tape');
    turn.end();
    expect(onOtherOutcome.mock.calls).toEqual([[{ next: ['rope', 'tape'], outcome: 'full' }]]);
    expect(store.getState()).toEqual(['rope', 'tape']);
    expect(storage.getItem('tools')).toBe('tools:rope,tape');
  });

  test('a change stays in memory if storing it fails', () => {
    const turn = turnOfAnotherTab();
    const onStorageFailure = vi.fn<() => void>();
    const store = openRestoredTab({ ...turn, onStorageFailure });
    add(store, 'lamp');
    vi.spyOn(storage, 'setItem').mockImplementation(throwDenied);
    turn.end();
    expect(store.getState()).toEqual(['lamp']);
    expect(onStorageFailure).toHaveBeenCalledTimes(1);
  });

  test('a change after a turn is stored in a further turn', () => {
    const turn = turnOfAnotherTab();
    const store = openRestoredTab(turn);
    for (const tool of ['lamp', 'rope']) {
      add(store, tool);
      turn.end();
    }
    expect(storage.getItem('tools')).toBe('tools:lamp,rope');
  });
});

/**
 * Tabs in separate processes. Each has its own copy of the storage. What a tab writes reaches the copies of the others later,
 * when they call `receive`. Tabs write in turn, see `writeInTurn`.
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
        // Each tab has at most one turn waiting.
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
