import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { versionName } from '#app/offer/model/family.ts';
import type { Product } from '#app/offer/model/product.ts';
import { capReason, MIN_QUANTITY, quantityCap, readQuantity } from '#app/lib/quantity.ts';
import { AddToCartButton } from '#app/cart/add-to-cart-button.tsx';
import { capNote } from '#app/cart/cap-note.tsx';
import { CompareButton } from './compare-button.tsx';
import { Price } from '#app/offer/price.tsx';
import { Stock } from '#app/offer/stock.tsx';
import { WishlistButton } from '#app/wishlist/wishlist-toggle.tsx';
import * as cartTexts from '#app/cart/texts.ts';
import * as texts from './texts.ts';
import { notify } from '#app/ui/notices.ts';
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx';
import styles from './buy-box.module.css';
import { SoldMeter } from './sold-meter.tsx';
import { purchaseFeatures } from './page-texts.ts';
import { checkIcon, Icon } from '#app/ui/icon.tsx';

/** Less than 1, because rounding can leave a fraction of a fully visible element outside the viewport. */
const VISIBLE_RATIO = 0.98;

function useIsOffscreen(element: RefObject<HTMLElement | null>): boolean {
  const [isOffscreen, setIsOffscreen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsOffscreen(entry?.isIntersecting === false), {
      threshold: VISIBLE_RATIO,
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOffscreen;
}

export function BuyBox({ product }: { readonly product: Product }) {
  const [wanted, setQuantity] = useState(MIN_QUANTITY);
  const actions = useRef<HTMLDivElement>(null);
  const areActionsOffscreen = useIsOffscreen(actions);
  const cap = quantityCap(product);
  // Another version may have less in stock.
  const quantity = Math.max(MIN_QUANTITY, Math.min(wanted, cap));

  const changeQuantity = (requested: number) => {
    setQuantity(Math.min(requested, cap));
    if (requested > cap) notify(cartTexts.capNotice(product.title, capReason(product)));
  };

  return (
    <div className={styles.box} data-sold-out={product.soldOut}>
      <div className={`cluster ${styles.offer}`}>
        <Price offer={product} size="large" />
        <Stock offer={product} />
      </div>
      {product.soldOut ? (
        <p className={`muted ${styles.reason}`}>{texts.soldOutReason}</p>
      ) : (
        <QuantityStepper
          value={quantity}
          cap={cap}
          capNote={(wanted) => capNote(product, wanted)}
          read={readQuantity}
          onChange={changeQuantity}
        />
      )}
      <div ref={actions} className={styles.actions}>
        <AddToCartButton offer={product} quantity={quantity} hasTitleInName={false} variant="action" wide />
        <WishlistButton item={product} />
      </div>
      <CompareButton product={product} className={styles.compare} />
      <SoldMeter product={product} />
      {areActionsOffscreen && !product.soldOut && (
        <BuyBar product={product} quantity={quantity} actions={actions} />
      )}
    </div>
  );
}

type BuyBarProps = {
  readonly product: Product;
  readonly quantity: number;
  /** The buttons of the buy box, which are offscreen while the bar is shown. */
  readonly actions: RefObject<HTMLElement | null>;
};

function BuyBar({ product, quantity, actions }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [barElement, actionsElement] = [bar.current, actions.current];
    return () => {
      // When the bar disappears, its focus moves to the same button in the buy box.
      if (!barElement?.contains(document.activeElement)) return;
      actionsElement?.querySelector('button')?.focus({ preventScroll: true });
    };
  }, [actions]);

  return (
    <div ref={bar} className={styles.bar}>
      <div>
        {HAS_FAMILIES && <p className="hint">{versionName(product)}</p>}
        <Price offer={product} />
      </div>
      {/* Its name includes the product, so that screen reader users can distinguish it from the buy box's button. */}
      <AddToCartButton offer={product} quantity={quantity} variant="action" wide />
    </div>
  );
}

export function PurchaseFeatures({
  product: { specifications },
}: {
  readonly product: Pick<Product, 'specifications'>;
}) {
  return (
    <ul className={styles.features}>
      {purchaseFeatures(specifications['Warranty']).map((feature) => (
        <li key={feature} className={styles.feature}>
          <Icon icon={checkIcon} size={16} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
