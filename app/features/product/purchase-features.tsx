import { Check } from 'lucide-react';
import * as texts from '#app/texts/product-page.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './purchase-features.module.css';

/** What comes with every purchase. */
export function PurchaseFeatures() {
  return (
    <ul className={styles.features}>
      {texts.PURCHASE_FEATURES.map((feature) => (
        <li key={feature} className={styles.feature}>
          <Icon of={Check} size={16} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
