import type { ComparedProduct } from './model/comparison.ts';
import * as texts from './texts.ts';
import { toggleCompared, useIsCompared } from './compare-store.ts';
import styles from './compare-toggle.module.css';

type CompareToggleProps = { readonly product: ComparedProduct; readonly className?: string | undefined };

/** Adds a product to the comparison, and removes it again. */
export function CompareToggle({ product, className = '' }: CompareToggleProps) {
  return (
    <button
      type="button"
      className={`${styles.toggle} ${className}`}
      aria-pressed={useIsCompared(product.id)}
      aria-label={texts.compareProduct(product.title)}
      onClick={() => toggleCompared(product)}
    >
      {texts.compare}
    </button>
  );
}
