import { Star } from 'lucide-react';
import type { Product } from '#app/domain/product/product.ts';
import * as texts from '#app/texts/product-page.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './product-facts.module.css';

type ProductFactsProps = {
  readonly product: Pick<Product, 'id' | 'brand'>;
  /** The few specifications by which a buyer decides. */
  readonly figures: readonly (readonly [label: string, value: string])[];
  readonly rating: string;
  readonly reviews: number;
};

/** What identifies a product, and the figures that decide, at a glance. */
export function ProductFacts({ product, figures, rating, reviews }: ProductFactsProps) {
  return (
    <div className={styles.facts}>
      <ul className={styles.line}>
        <li>
          {texts.brand}
          <b>{product.brand}</b>
        </li>
        <li>{texts.sku(product.id)}</li>
        <li className={styles.rating}>
          <Icon of={Star} size={16} />
          <span>
            <b>{rating}</b> <span>{texts.reviewCount(reviews)}</span>
          </span>
        </li>
      </ul>
      {figures.length > 0 && (
        <div>
          <h2 className="visually-hidden">{texts.keyFigures}</h2>
          <dl>
            {figures.map(([label, value]) => (
              <div key={label} className={styles.figure}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
