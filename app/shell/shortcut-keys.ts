/** Values of `KeyboardEvent.key`: the typed character, on whichever key the keyboard's layout has it. */
export const SEARCH_KEY = '/';
export const SHORTCUTS_KEY = '?';
