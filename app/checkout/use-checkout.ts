import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { href, useLocation, useNavigate, useNavigation } from 'react-router';
import { isLoadingPage } from '#app/lib/is-loading-page.ts';
import { useStore } from '#app/lib/use-store.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { type CurrentPrices, subtractLines } from '#app/cart/model/cart.ts';
import {
  checkoutScreen,
  historyAction,
  INITIAL_CHECKOUT,
  nextCheckoutState,
} from '#app/commerce/model/checkout-flow.ts';
import type { Cents } from '#app/lib/money.ts';
import type { CheckoutValues } from '#app/commerce/model/checkout-form.ts';
import { orderDraft, paymentOf, type PlacedOrder } from '#app/commerce/model/order.ts';
import { cartStore, useCart } from '#app/cart/cart-store.ts';
import * as texts from './texts.ts';
import { notify } from '#app/ui/notices.ts';
import { clearDraft } from './checkout-draft.ts';

/**
 * Connects the checkout's state machine with the cart, the back end and the browser history.
 * @param shownTotal the back end's total of the cart; undefined if it has not answered
 * @param delivery the id of the back end's one that the buyer has chosen
 * @param vouchers the codes that the buyer has entered, if the back end knows such
 * @param onChanged receives current prices and stock, if those of an order have changed
 */
export function useCheckout(
  shownTotal?: Cents,
  delivery?: string,
  vouchers?: readonly string[],
  onChanged?: (current: CurrentPrices) => void,
) {
  const commerce = useCommerce();
  const isCartRestored = useStore(cartStore.isRestored);
  const { items } = useCart();
  const [state, dispatch] = useReducer(nextCheckoutState, INITIAL_CHECKOUT);
  const navigate = useNavigate();
  const location = useLocation();
  const isLeaving = useIsLeaving();
  const completedNumber = useRef<string>(undefined);

  async function placeOrder(values: CheckoutValues): Promise<void> {
    const order = orderDraft(values, items, shownTotal, delivery, vouchers);
    dispatch({ kind: 'submitted', order });
    const outcome = await commerce.placeOrder(order, paymentOf(values));
    if (outcome.kind === 'placed') complete(outcome.order);
    if (outcome.kind === 'changed') onChanged?.(outcome);
    const entryId = newEntryId();
    const history = historyAction(outcome);
    if (!isLeaving()) {
      if (history) await navigate(href('/checkout'), { state: entryId, replace: history === 'replace' });
    } else if (outcome.kind === 'placed') {
      notify(texts.orderPlacedNotice(outcome.order.number));
    }
    dispatch({ kind: 'responded', outcome, entryId });
  }

  /** Removes the lines of a placed order from the cart, and clears the draft. Two requests may report the same order. */
  function complete(order: PlacedOrder): void {
    if (order.number === completedNumber.current) return;
    completedNumber.current = order.number;
    cartStore.update((cart) => subtractLines(cart, order.lines));
    clearDraft();
  }

  async function askForEarlierOrder(): Promise<void> {
    const earlier = await commerce.askForEarlierOrder();
    if (earlier.kind === 'placed') complete(earlier.order);
    dispatch({ kind: 'earlier-order-checked', earlier, entryId: location.state });
  }

  const askOnce = useEffectEvent(askForEarlierOrder);
  useEffect(() => void askOnce(), []);

  return {
    screen: checkoutScreen(state, location.state, isCartRestored ? items : undefined),
    placeOrder,
    tryAgain: () => void navigate(-1),
    checkAgain: () => void askForEarlierOrder(),
  };
}

/** The time, because a counter would start again after a reload and repeat an id in the history. */
function newEntryId(): number {
  return Date.now();
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
