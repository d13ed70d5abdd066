import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Product } from '#app/domain/product/product.ts';
import { capNote, parseQuantity, quantityCap, MIN_QUANTITY } from '#app/domain/quantity.ts';
import { AddToCartButton } from '#app/features/cart/add-to-cart-button.tsx';
import { Price } from '#app/features/offer/price.tsx';
import { Stock } from '#app/features/offer/stock.tsx';
import { WishlistButton } from '#app/features/wishlist/wishlist-toggle.tsx';
import * as cartTexts from '#app/texts/cart.ts';
import * as texts from '#app/texts/product.ts';
import { notify } from '#app/ui/notices.ts';
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx';
import styles from './buy-box.module.css';
import { SoldMeter } from './sold-meter.tsx';
import { useOutOfSightOnPhone } from './use-out-of-sight-on-phone.ts';

/** What it costs, whether it is there, how many, and the button. */
export function BuyBox({ product }: { readonly product: Product }) {
  const [quantity, setQuantity] = useState(MIN_QUANTITY);
  const actions = useRef<HTMLDivElement>(null);
  const outOfSight = useOutOfSightOnPhone(actions);
  const cap = quantityCap(product);
  const note = capNote(product);

  const choose = (wanted: number) => {
    setQuantity(Math.min(wanted, cap));
    if (wanted > cap) notify(cartTexts.limitNotice(product.title, note));
  };

  return (
    <div className={styles.box} data-sold-out={product.soldOut}>
      <div className={styles.offer}>
        <Price of={product} size="large" />
        <Stock of={product} />
      </div>
      {product.soldOut ? (
        <p className={styles.reason}>{texts.soldOutReason}</p>
      ) : (
        <QuantityStepper
          value={quantity}
          cap={cap}
          capNote={cartTexts.limitReached(note)}
          parse={parseQuantity}
          onChange={choose}
        />
      )}
      <div ref={actions} className={styles.actions}>
        <AddToCartButton offer={product} quantity={quantity} named={false} variant="action" wide />
        <WishlistButton item={product} />
      </div>
      <SoldMeter product={product} />
      {outOfSight && !product.soldOut && <BuyBar product={product} quantity={quantity} insteadOf={actions} />}
    </div>
  );
}

type BuyBarProps = {
  readonly product: Product;
  readonly quantity: number;
  /** What is out of sight as long as the bar is shown. */
  readonly insteadOf: RefObject<HTMLElement | null>;
};

/** The price and the button again, at the edge of a phone's screen. */
function BuyBar({ product, quantity, insteadOf }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [shown, stoodFor] = [bar.current, insteadOf.current];
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      // The focus goes to what the bar stood for, not nowhere.
      stoodFor?.querySelector('button')?.focus({ preventScroll: true });
    };
  }, [insteadOf]);

  return (
    <div ref={bar} className={styles.bar}>
      <Price of={product} />
      {/* Named by its product: the button above is still there for whoever does not look at the screen. */}
      <AddToCartButton offer={product} quantity={quantity} variant="action" wide />
    </div>
  );
}
