import { createPersistentStore } from '#app/browser/persistent-store.ts';
import {
  type CheckoutForm,
  draftOf,
  EMPTY_CHECKOUT,
  readDraft,
  withoutCard,
} from '#app/domain/order/checkout-form.ts';

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
  serialize: (form) => JSON.stringify(draftOf(form)),
  storage: () => sessionStorage,
});

export function loadDraft(): CheckoutForm {
  draftStore.restore();
  return draftStore.getState();
}

export function saveDraft(form: CheckoutForm): void {
  draftStore.update(() => ({ next: withoutCard(form) }));
}

export function clearDraft(): void {
  draftStore.update(() => ({ next: EMPTY_CHECKOUT }));
}
