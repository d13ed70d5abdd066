import type { Product } from './model/product.ts';
import * as texts from './page-texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { checkIcon } from '#app/ui/icons.ts';
import styles from './purchase-features.module.css';

/** The benefits of every purchase, including the product's warranty. */
export function PurchaseFeatures({
  product: { specifications },
}: {
  readonly product: Pick<Product, 'specifications'>;
}) {
  return (
    <ul className={styles.features}>
      {texts.purchaseFeatures(specifications['Warranty']).map((feature) => (
        <li key={feature} className={styles.feature}>
          <Icon icon={checkIcon} size={16} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
