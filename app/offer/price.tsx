import { formatMoney } from '#app/lib/money.ts';
import type { Offer } from './model/product.ts';
import * as texts from './texts.ts';
import styles from './price.module.css';

type PriceProps = {
  readonly offer: Pick<Offer, 'price' | 'originalPrice'>;
  readonly size?: 'cell' | 'small' | 'large';
  /** In place of the amount, such as `from $12.00`. */
  readonly text?: string | undefined;
};

export function Price({ offer: { price, originalPrice }, size, text }: PriceProps) {
  return (
    <p className={styles.price} data-size={size}>
      <span className={styles.current} translate="no">
        {text ?? formatMoney(price)}
      </span>
      {originalPrice !== undefined && (
        // The key renders it anew with each price: a translated page would keep the old text beside the label.
        <s key={originalPrice} className={styles.original} translate="no">
          <span className="visually-hidden" translate="yes">
            {texts.originalPrice}
          </span>
          {formatMoney(originalPrice)}
        </s>
      )}
    </p>
  );
}
