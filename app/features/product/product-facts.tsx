import { Star } from 'lucide-react';
import type { Product } from '#app/domain/product/product.ts';
import * as texts from '#app/texts/product-page.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './product-facts.module.css';

type ProductFactsProps = { readonly product: Product; readonly rating: string; readonly reviews: number };

/** What identifies a product, and what it is good for, at a glance. */
export function ProductFacts({ product, rating, reviews }: ProductFactsProps) {
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
      <ul className={styles.highlights}>
        {product.highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
    </div>
  );
}
