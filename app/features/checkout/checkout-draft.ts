import { createPersistentStore } from '#app/browser/persistent-store.ts';
import { draftOf, readDraft, withoutCard } from '#app/domain/order/checkout-draft.ts';
import { type CheckoutValues, EMPTY_CHECKOUT } from '#app/domain/order/checkout-form.ts';

/** What the visitor has typed so far, without card details. It is kept until the tab is closed. */
const draftStore = createPersistentStore({
  key: 'checkout-draft',
  initial: EMPTY_CHECKOUT,
  parse: (text) => {
    try {
      return { kind: 'valid', value: readDraft(JSON.parse(text)) };
    } catch {
      return { kind: 'invalid', reason: 'it is not JSON' };
    }
  },
  serialize: (values) => JSON.stringify(draftOf(values)),
  storage: () => sessionStorage,
});

export function loadDraft(): CheckoutValues {
  draftStore.restore();
  return draftStore.getState();
}

export function saveDraft(values: CheckoutValues): void {
  draftStore.update(() => ({ next: withoutCard(values) }));
}

export function clearDraft(): void {
  draftStore.update(() => ({ next: EMPTY_CHECKOUT }));
}
