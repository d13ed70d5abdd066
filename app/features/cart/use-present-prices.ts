import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '#app/browser/use-store.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import type { LineItem } from '#app/domain/cart/line-item.ts';
import type { OrderSummary } from '#app/domain/cart/order-summary.ts';
import {
  applyPresentPrices,
  type PresentPrice,
  type PresentPrices,
  type PriceChange,
} from '#app/domain/cart/present-prices.ts';
import { cartStore } from './cart-store.ts';
import { useCart } from './use-cart.ts';

/** While the quantity is being changed, the back end is asked once. */
const DELAY_MS = 300;

export type PriceCheck = {
  /** What the back end charges for the cart; undefined until it has said so. */
  readonly summary: OrderSummary | undefined;
  /** Since the page was opened. */
  readonly changes: readonly PriceChange[];
  /** The last question was not answered. */
  readonly isUnanswered: boolean;
  readonly adopt: (present: PresentPrices) => void;
};

/** Asks for present prices and stock when the page opens and whenever the cart changes, and updates the cart. */
export function usePresentPrices(): PriceCheck {
  const commerce = useCommerce();
  const isRestored = useStore(cartStore.isRestored);
  const { items } = useCart();
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  const [priced, setPriced] = useState<{
    readonly items: readonly LineItem[];
    readonly summary: OrderSummary;
  }>();
  const [isUnanswered, setIsUnanswered] = useState(false);
  const hasAsked = useRef(false);

  /** Returns whether the cart now has other prices or quantities than before. */
  function updateCart(present: readonly PresentPrice[]): boolean {
    const { changes: found } = cartStore.update((cart) => applyPresentPrices(cart, present));
    if (found.length > 0) setChanges((earlier) => [...earlier, ...found]);
    return found.length > 0;
  }

  const askForPrices = useEffectEvent(async (signal: AbortSignal) => {
    const answer = await commerce.prices(items);
    if (signal.aborted) return;
    setIsUnanswered(answer.kind !== 'prices');
    if (answer.kind !== 'prices' || updateCart(answer.lines)) return;
    const { subtotal, shipping, tax, total } = answer;
    setPriced({ items: cartStore.getState().items, summary: { subtotal, shipping, tax, total } });
  });

  const isPriced = priced?.items === items;
  useEffect(() => {
    if (!isRestored || items.length === 0 || isPriced) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void askForPrices(controller.signal), hasAsked.current ? DELAY_MS : 0);
    hasAsked.current = true;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isRestored, items, isPriced]);

  return {
    summary: isPriced ? priced.summary : undefined,
    changes,
    isUnanswered,
    adopt: ({ lines }) => void updateCart(lines),
  };
}
