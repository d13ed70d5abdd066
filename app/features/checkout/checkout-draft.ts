import { createPersistentStore, TAB_STORAGE } from '#app/browser/persistent-store.ts';
import { EMPTY_DRAFT, fromDraft, readDraft, toDraft } from '#app/domain/order/checkout-draft.ts';
import type { CheckoutValues } from '#app/domain/order/checkout-form.ts';

/** The values of the unfinished form, without card details. Session storage keeps them until the tab is closed. */
const draftStore = createPersistentStore({
  key: 'checkout-draft',
  initial: EMPTY_DRAFT,
  parse: (text) => {
    try {
      return { kind: 'valid', value: readDraft(JSON.parse(text)) };
    } catch {
      return { kind: 'invalid', reason: 'it is not JSON' };
    }
  },
  serialize: (draft) => JSON.stringify(draft),
  ...TAB_STORAGE,
});

export function loadDraft(): CheckoutValues {
  draftStore.restore();
  return fromDraft(draftStore.getState());
}

export function saveDraft(values: CheckoutValues): void {
  draftStore.update(() => ({ next: toDraft(values) }));
}

export function clearDraft(): void {
  draftStore.update(() => ({ next: EMPTY_DRAFT }));
}
