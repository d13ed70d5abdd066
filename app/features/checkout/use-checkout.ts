import { useEffect, useReducer, useRef } from 'react';
import { href, useLocation, useNavigate, useNavigation } from 'react-router';
import { isLoadingPage } from '#app/browser/is-loading-page.ts';
import { useStore } from '#app/browser/use-store.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { subtractOrder } from '#app/domain/cart/cart.ts';
import {
  type CheckoutScreen,
  checkoutScreen,
  historyAction,
  INITIAL_CHECKOUT,
  nextCheckoutState,
} from '#app/domain/order/checkout-flow.ts';
import type { CheckoutValues } from '#app/domain/order/checkout-form.ts';
import { orderDraft, paymentOf } from '#app/domain/order/order.ts';
import { cartStore } from '#app/features/cart/cart-store.ts';
import { useCart } from '#app/features/cart/use-cart.ts';
import * as texts from '#app/texts/checkout.ts';
import { notify } from '#app/ui/notices.ts';
import { clearDraft } from './checkout-draft.ts';

type CheckoutControls = {
  readonly screen: CheckoutScreen;
  readonly placeOrder: (values: CheckoutValues) => Promise<void>;
  readonly tryAgain: () => void;
};

/** Connects the checkout's state machine with the cart, the back end and the browser history. */
export function useCheckout(): CheckoutControls {
  const commerce = useCommerce();
  const isCartRestored = useStore(cartStore.isRestored);
  const { items } = useCart();
  const [state, dispatch] = useReducer(nextCheckoutState, INITIAL_CHECKOUT);
  const navigate = useNavigate();
  const location = useLocation();
  const isLeaving = useIsLeaving();

  async function placeOrder(values: CheckoutValues): Promise<void> {
    const order = orderDraft(values, items);
    dispatch({ kind: 'submitted', order });
    const outcome = await commerce.placeOrder(order, paymentOf(values));
    if (outcome.kind === 'placed') {
      cartStore.update((cart) => subtractOrder(cart, order.lines));
      clearDraft();
    }
    // The time, because a counter would start again after a reload and repeat an id in the history.
    const entryId = Date.now();
    if (!isLeaving()) {
      const replace = historyAction(outcome) === 'replace';
      await navigate(href('/checkout'), { state: entryId, replace });
    } else if (outcome.kind === 'placed') {
      notify(texts.orderPlacedNotice(outcome.order.number));
    }
    dispatch({ kind: 'responded', outcome, entryId });
  }

  return {
    screen: checkoutScreen(state, location.state, isCartRestored ? items : undefined),
    placeOrder,
    tryAgain: () => void navigate(-1),
  };
}

/** Returns a function that tells whether the visitor has left or is leaving the page. If so, the response must not navigate. */
function useIsLeaving(): () => boolean {
  const hasLeft = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    hasLeft.current = state !== 'idle';
    return () => {
      hasLeft.current = true;
    };
  }, [state]);
  return () => hasLeft.current || isLoadingPage.getState();
}
