import { createStore } from 'zustand/vanilla';
import { createPersistentStore } from '#app/lib/persistent-store.ts';

/** Values of `KeyboardEvent.key`: the typed character, on whichever key the keyboard's layout has it. */
export const SEARCH_KEY = '/';
export const SHORTCUTS_KEY = '?';

/** Whether shortcuts of a single character work (WCAG 2.1.4). */
export const singleKeyShortcutsStore = createPersistentStore({
  key: 'single-key-shortcuts',
  initial: true,
  parse: (text) => (text === 'on' || text === 'off' ? text === 'on' : undefined),
  serialize: (isOn) => (isOn ? 'on' : 'off'),
});

export const isShortcutListOpen = createStore<boolean>()(() => false);

export function closeShortcutList(): void {
  isShortcutListOpen.setState(false, true);
}
