import { createPersistentStore, TAB_STORAGE } from '#app/lib/persistent-store.ts';
import { parseJson } from '#app/lib/saved-value.ts';
import {
  type CheckoutValues,
  EMPTY_CHECKOUT_DRAFT,
  fromDraft,
  type PaymentMethod,
  readDraft,
  toDraft,
} from '#app/commerce/model/checkout-form.ts';

/** The values of the unfinished form, without card details. Session storage keeps them until the tab is closed. */
const draftStore = createPersistentStore({
  key: 'checkout-draft',
  initial: EMPTY_CHECKOUT_DRAFT,
  parse: (text) => readDraft(parseJson(text)),
  serialize: (draft) => JSON.stringify(draft),
  ...TAB_STORAGE,
});

/** @param methods the methods on offer; the first is selected if none of them was chosen */
export function loadDraft(methods: readonly PaymentMethod[]): CheckoutValues {
  draftStore.restore();
  const draft = draftStore.getState();
  const chosen = methods.find((method) => method === draft.paymentMethod) ?? methods[0] ?? '';
  return fromDraft({ ...draft, paymentMethod: chosen });
}

export function saveDraft(values: CheckoutValues): void {
  draftStore.update(() => ({ next: toDraft(values) }));
}

/** The codes of vouchers that were entered, each once. */
export const voucherStore = createPersistentStore<readonly string[]>({
  key: 'vouchers',
  initial: [],
  parse: (text) => {
    const saved = parseJson(text);
    return Array.isArray(saved) ? saved.filter((code) => typeof code === 'string') : undefined;
  },
  serialize: (codes) => JSON.stringify(codes),
  ...TAB_STORAGE,
});

export function clearDraft(): void {
  draftStore.update(() => ({ next: EMPTY_CHECKOUT_DRAFT }));
  voucherStore.update(() => ({ next: [] }));
}
