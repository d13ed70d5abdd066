import { createPersistentStore, TAB_STORAGE } from '#app/lib/persistent-store.ts';

export const draftStore = createPersistentStore({
  key: 'quick-order-draft',
  initial: '',
  parse: (text) => text,
  serialize: (text) => text,
  ...TAB_STORAGE,
});

export function setDraft(text: string): void {
  draftStore.update(() => ({ next: text }));
}

export function appendToDraft(text: string): void {
  draftStore.update((current) => ({ next: joined(current, text) }));
}

export function prependToDraft(text: string): void {
  draftStore.update((current) => ({ next: joined(text, current) }));
}

function joined(above: string, below: string): string {
  if (above.trim() === '') return below;
  return below.trim() === '' ? above : `${above.replace(/\n?$/, '\n')}${below}`;
}
