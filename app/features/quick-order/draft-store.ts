import { createPersistentStore, TAB_STORAGE } from '#app/browser/persistent-store.ts';

/** The text of the list. Session storage keeps it until the tab is closed. */
export const draftStore = createPersistentStore({
  key: 'quick-order-draft',
  initial: '',
  parse: (text) => ({ kind: 'valid', value: text }),
  serialize: (text) => text,
  ...TAB_STORAGE,
});

export function setDraft(text: string): void {
  draftStore.update(() => ({ next: text }));
}

/** Adds text below what is in the list. */
export function appendToDraft(text: string): void {
  draftStore.update((current) => ({
    next: current.trim() === '' ? text : `${current.replace(/\n?$/, '\n')}${text}`,
  }));
}
