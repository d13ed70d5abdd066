import { createPersistentStore } from '#app/browser/persistent-store.ts';
import {
  type CheckoutForm,
  draftOf,
  EMPTY_CHECKOUT,
  readDraft,
  withoutCard,
} from '#app/domain/order/checkout-form.ts';

/** What was typed so far, for this tab and this visit; the card's fields are in it neither here nor in storage. */
const draftStore = createPersistentStore<CheckoutForm>({
  key: 'checkout-draft',
  initial: EMPTY_CHECKOUT,
  parse: (text) => {
    try {
      return { kind: 'value', value: readDraft(JSON.parse(text)) };
    } catch {
      return { kind: 'invalid', why: 'it is not JSON' };
    }
  },
  write: (form) => JSON.stringify(draftOf(form)),
  storage: () => sessionStorage,
});

export function loadDraft(): CheckoutForm {
  draftStore.restore();
  return draftStore.getState();
}

export function saveDraft(form: CheckoutForm): void {
  draftStore.update(() => withoutCard(form));
}

export function clearDraft(): void {
  draftStore.update(() => EMPTY_CHECKOUT);
}
