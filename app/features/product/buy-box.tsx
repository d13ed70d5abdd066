import { useState } from 'react';
import type { Product } from '#app/domain/product/product.ts';
import { capNote, parseQuantity, quantityCap, SMALLEST } from '#app/domain/quantity.ts';
import { AddToCartButton } from '#app/features/cart/add-to-cart-button.tsx';
import { WishlistButton } from '#app/features/wishlist/wishlist-toggle.tsx';
import * as cartTexts from '#app/texts/cart.ts';
import * as texts from '#app/texts/product.ts';
import { notify } from '#app/ui/notices.ts';
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx';
import styles from './buy-box.module.css';
import { Price } from '#app/features/offer/price.tsx';
import { Stock } from '#app/features/offer/stock.tsx';
import { SoldMeter } from './sold-meter.tsx';

/** What it costs, whether it is there, how many, and the button. */
export function BuyBox({ product }: { readonly product: Product }) {
  const [quantity, setQuantity] = useState(SMALLEST);
  const cap = quantityCap(product);
  const note = capNote(product);

  const choose = (wanted: number) => {
    setQuantity(Math.min(wanted, cap));
    if (wanted > cap) notify(cartTexts.limitNotice(product.title, note));
  };

  return (
    <div className={styles.box}>
      <Price of={product} large />
      <Stock of={product} />
      <SoldMeter product={product} />
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
      <div className={styles.actions}>
        <AddToCartButton offer={product} quantity={quantity} named={false} variant="action" wide />
        <WishlistButton item={product} />
      </div>
    </div>
  );
}
