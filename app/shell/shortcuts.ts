import { createStore } from 'zustand/vanilla';
import { createPersistentStore, type Parsed } from '#app/lib/persistent-store.ts';

/** Values of `KeyboardEvent.key`: the typed character, on whichever key the keyboard's layout has it. */
export const SEARCH_KEY = '/';
export const SHORTCUTS_KEY = '?';

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'getModifierState'
>;

/** The shortcut of a key press. Shift is ignored, because many layouts need it for `/`, `?` or both. */
export function shortcutOf(press: Press): typeof SEARCH_KEY | typeof SHORTCUTS_KEY | undefined {
  const { key, ctrlKey, altKey, metaKey, isComposing } = press;
  // On Windows, AltGr sets the flags of Ctrl and Alt.
  const isModified = metaKey || ((ctrlKey || altKey) && !press.getModifierState('AltGraph'));
  if (isModified || isComposing) return undefined;
  return key === SEARCH_KEY || key === SHORTCUTS_KEY ? key : undefined;
}

/** Whether shortcuts of a single character work (WCAG 2.1.4). */
export const singleKeyShortcutsStore = createPersistentStore({
  key: 'single-key-shortcuts',
  initial: true,
  parse: readSetting,
  serialize: (isOn) => (isOn ? 'on' : 'off'),
});

export const isShortcutListOpen = createStore<boolean>()(() => false);

function readSetting(text: string): Parsed<boolean> {
  return text === 'on' || text === 'off'
    ? { kind: 'valid', value: text === 'on' }
    : { kind: 'invalid', reason: 'it is neither on nor off' };
}
