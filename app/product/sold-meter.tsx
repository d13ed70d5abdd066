import { formatNumber } from '#app/lib/format-number.ts';
import * as backEnd from '#app/back-end.ts';
import type { Product } from '#app/offer/model/product.ts';
import * as texts from './texts.ts';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import styles from './sold-meter.module.css';

/**
 * The numbers of sold and available units; renders nothing if one of them is unknown. In a shop that takes orders both would be
 * out of date at once.
 */
export function SoldMeter({
  product,
}: {
  readonly product: Pick<Product, 'soldQuantity' | 'availableQuantity'>;
}) {
  const { soldQuantity: sold, availableQuantity: available } = product;
  if (available === undefined || sold === 0 || backEnd.orders) return null;
  return (
    <div className={styles.sold}>
      <ProgressBar label={texts.soldOf(sold, sold + available)} value={sold} max={sold + available} />
      <p className={`hint ${styles.numbers}`}>
        <span>
          {texts.sold}
          <b>{formatNumber(sold)}</b>
        </span>
        <span>
          {texts.available}
          <b>{formatNumber(available)}</b>
        </span>
      </p>
    </div>
  );
}
