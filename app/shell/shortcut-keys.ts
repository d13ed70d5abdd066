/** The keys are those of `KeyboardEvent.key`, so they do not depend on the keyboard's layout. */
export const SEARCH_KEY = '/';
export const SHORTCUTS_KEY = '?';
