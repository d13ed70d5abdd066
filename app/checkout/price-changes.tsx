import * as texts from '#app/cart/texts.ts';
import { Message } from '#app/ui/message.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from './price-changes.css?url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '#app/lib/use-store.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import {
  applyCurrentPrices,
  orderableCart,
  type Cart,
  type CurrentPrice,
  type CurrentPrices,
  type Delivery,
  type OrderSummary,
  type PriceChange,
  type Voucher,
} from '#app/cart/model/cart.ts';
import { cartStore, recordPrices, useCart } from '#app/cart/cart-store.ts';
import { ratesByCountry } from '#app/shop-data.ts';
import { voucherStore } from './checkout-draft.ts';

/** Several changes of a quantity within this time cause one request. */
const DELAY_MS = 300;

type PriceCheck = {
  /** The back end's totals of the cart; undefined until it has answered. */
  readonly summary: OrderSummary | undefined;
  /** Ways to send it, the one of the totals first; the earlier ones until the back end has answered. */
  readonly deliveries: readonly Delivery[];
  /** What became of the codes that were entered; the earlier ones until the back end has answered. */
  readonly vouchers: readonly Voucher[];
  /** The ways to pay that are offered; undefined until the back end has answered. */
  readonly methods: readonly string[] | undefined;
  readonly changes: readonly PriceChange[];
  readonly hasFailed: boolean;
  readonly adopt: (current: CurrentPrices) => void;
};

/**
 * Asks for current prices and stock when the page opens and whenever cart, country or vouchers change, and updates the cart.
 * @param country the code of the one that the cart is sent to
 */
export function useCurrentPrices(country: string): PriceCheck {
  const commerce = useCommerce();
  const isRestored = useStore(cartStore.isRestored);
  useEffect(() => voucherStore.restore(), []);
  const codes = useStore(voucherStore);
  const { cart, items } = useCart();
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  /** The latest totals, and what they are for. */
  const [priced, setPriced] = useState<{
    readonly cart: Cart;
    readonly country: string;
    readonly summary: OrderSummary;
    readonly codes: readonly string[];
    readonly deliveries: readonly Delivery[];
    readonly vouchers: readonly Voucher[];
  }>();
  const [methods, setMethods] = useState<readonly string[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const hasAsked = useRef(false);

  /** Returns whether the cart now has other prices or quantities than before. */
  function updateCart(current: readonly CurrentPrice[]): boolean {
    const { changes: found } = cartStore.update((cart) => applyCurrentPrices(cart, current));
    recordPrices(found);
    if (found.length > 0) setChanges((earlier) => [...earlier, ...found]);
    return found.length > 0;
  }

  const askForPrices = useEffectEvent(
    async (country: string, codes: readonly string[], signal: AbortSignal) => {
      const answer = await commerce.prices(items, country, codes);
      if (signal.aborted) return;
      setHasFailed(answer.kind !== 'prices');
      if (answer.kind !== 'prices') return;
      // If prices or quantities have changed, these totals are out of date, and the effect below asks again.
      if (!updateCart(answer.lines)) showTotals(answer);
    },
  );

  function showTotals(current: CurrentPrices): void {
    const { lines: _lines, deliveries = [], vouchers = [], methods: offered, ...totals } = current;
    if (offered) setMethods((known) => (known?.join() === offered.join() ? known : offered));
    const summary = { ...totals, ...(ratesByCountry && { country }) };
    setPriced({ cart: cartStore.getState(), country, codes, summary, deliveries, vouchers });
  }

  const isPriced = priced?.cart === cart && priced.country === country && priced.codes === codes;
  useEffect(() => {
    if (!isRestored || isPriced || orderableCart(cart).items.length === 0) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(
      () => void askForPrices(country, codes, controller.signal),
      hasAsked.current ? DELAY_MS : 0,
    );
    hasAsked.current = true;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isRestored, cart, country, codes, isPriced]);

  return {
    summary: isPriced ? priced.summary : undefined,
    deliveries: priced?.deliveries ?? [],
    vouchers: priced?.vouchers ?? [],
    methods,
    changes,
    hasFailed,
    adopt: (current) => {
      if (!updateCart(current.lines)) showTotals(current);
    },
  };
}

const StyleSheet = styleSheet(styleSheetUrl);

export function PriceChanges({ changes, hasFailed }: Pick<PriceCheck, 'changes' | 'hasFailed'>) {
  return (
    <>
      <StyleSheet />
      <div className="price-changes">
        <div role="status">
          {changes.length > 0 && (
            <div className="price-changes-list">
              <h2 className="price-changes-heading">{texts.whatHasChanged}</h2>
              <ul>
                {changes.map((change, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- changes are only appended, and one can occur twice
                  <li key={index}>{texts.priceChange(change)}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <Message>{hasFailed ? texts.pricesNotLoaded : undefined}</Message>
      </div>
    </>
  );
}
