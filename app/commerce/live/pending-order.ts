import * as v from 'valibot';
import type { OrderDraft } from '#app/checkout/model/order.ts';

/** An order that was sent and whose outcome is unknown. */
export type PendingOrder = { readonly key: string; readonly order: OrderDraft };

export type PendingOrderStore = {
  readonly read: () => PendingOrder | undefined;
  readonly write: (pending: PendingOrder) => void;
  /** Removes the order with this key. Another tab may have stored one with another key. */
  readonly remove: (key: string) => void;
};

const text = v.string();
const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const pendingOrder = v.object({
  key: v.pipe(text, v.uuid()),
  order: v.object({
    lines: v.array(
      v.object({
        id: text,
        title: text,
        image: text,
        price: wholeNumber,
        soldOut: v.boolean(),
        originalPrice: v.exactOptional(wholeNumber),
        availableQuantity: v.exactOptional(wholeNumber),
        maxQuantity: v.exactOptional(wholeNumber),
        quantity: v.pipe(wholeNumber, v.minValue(1)),
      }),
    ),
    contact: v.object({ firstName: text, lastName: text, email: text, phone: text }),
    shipping: v.object({
      address: text,
      address2: v.exactOptional(text),
      city: text,
      state: text,
      zipCode: text,
      country: text,
    }),
  }),
});

/**
 * Keeps the order in storage, so that it survives a reload and is the same in all tabs. If storage fails, it is kept in
 * memory.
 * @param storage a function because access to storage may throw
 */
export function createPendingOrderStore(
  name: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): PendingOrderStore {
  let inMemory: PendingOrder | undefined;
  /** What storage contained when it failed. As long as it does, `inMemory` is newer. */
  let outdatedText: string | null | undefined;
  const storedText = () => {
    try {
      return storage().getItem(name);
    } catch {
      return undefined;
    }
  };
  function read(): PendingOrder | undefined {
    try {
      const stored = storage().getItem(name);
      if (stored === null || (inMemory && stored === outdatedText)) return inMemory;
      const parsed = v.safeParse(pendingOrder, JSON.parse(stored));
      return parsed.success ? parsed.output : inMemory;
    } catch {
      return inMemory;
    }
  }
  return {
    read,
    write(pending) {
      try {
        storage().setItem(name, JSON.stringify(pending));
        inMemory = undefined;
      } catch {
        inMemory = pending;
        outdatedText = storedText();
      }
    },
    remove(key) {
      if (read()?.key !== key) return;
      inMemory = undefined;
      try {
        storage().removeItem(name);
      } catch {
        // Without access to storage, the order was only in memory.
      }
    },
  };
}
