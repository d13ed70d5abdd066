import { useEffect, useReducer, useRef, useState } from 'react';
import { href, useLocation, useNavigate, useNavigation } from 'react-router';
import { useStore } from '#app/browser/use-store.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { subtractOrder } from '#app/domain/cart/cart.ts';
import type { CheckoutForm } from '#app/domain/order/checkout-form.ts';
import { START, stepCheckout } from '#app/domain/order/checkout-flow.ts';
import { orderDraft, paymentOf } from '#app/domain/order/order.ts';
import { cartStore } from '#app/features/cart/cart-store.ts';
import { useCart } from '#app/features/cart/use-cart.ts';
import * as texts from '#app/texts/checkout.ts';
import { notify } from '#app/ui/notices.ts';
import { clearDraft } from './checkout-draft.ts';

/** Form, flow and port: what the checkout shows, and what a visitor can do there. */
export function useCheckout() {
  const commerce = useCommerce();
  const isRestored = useStore(cartStore.isRestored);
  const cart = useCart();
  const [flow, dispatch] = useReducer(stepCheckout, START);
  const navigate = useNavigate();
  const location = useLocation();
  /** Marks the history entry of the answer, so that the browser's back button leads from there to the form. */
  const [answeredAt, setAnsweredAt] = useState<number>();
  const here = useRef(true);

  // Who waits for another page is leaving, though this one is still shown.
  const { state } = useNavigation();
  useEffect(() => {
    here.current = state === 'idle';
    return () => {
      here.current = false;
    };
  }, [state]);

  async function placeOrder(form: CheckoutForm): Promise<void> {
    const order = orderDraft(form, cart.items);
    dispatch({ kind: 'submitted', order });
    const outcome = await commerce.placeOrder(order, paymentOf(form));
    if (outcome.kind === 'placed') {
      cartStore.update((current) => subtractOrder(current, order.lines));
      clearDraft();
      // Whoever has gone elsewhere meanwhile must still hear of it.
      if (!here.current) notify(texts.orderPlacedNotice(outcome.order.number));
    }
    if (!here.current) return dispatch({ kind: 'answered', outcome });
    // Nobody can go back into the form of a placed order.
    const at = Date.now();
    await navigate(href('/checkout'), { state: at, replace: outcome.kind === 'placed' });
    setAnsweredAt(at);
    dispatch({ kind: 'answered', outcome });
  }

  function tryAgain(): void {
    void navigate(-1);
  }

  return { screen: screenOf(), placeOrder, tryAgain };

  function screenOf() {
    if (!isRestored) return { kind: 'loading' } as const;
    if (flow.kind === 'placed') return flow;
    if (flow.kind === 'unavailable' && location.state === answeredAt) return flow;
    if (flow.kind === 'processing') return { kind: 'form', lines: flow.order.lines, again: false } as const;
    if (cart.items.length === 0) return { kind: 'empty' } as const;
    return { kind: 'form', lines: cart.items, again: flow.kind === 'unavailable' } as const;
  }
}
