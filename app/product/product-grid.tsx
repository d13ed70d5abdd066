import { memo } from 'react';
import type { ProductSummary } from '#app/offer/model/product.ts';
import { DEFERRED, useLaidOutCount } from '#app/ui/lower-section.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

type ProductGridProps = { readonly products: readonly ProductSummary[]; readonly view?: string };

const SIZES = '(width < 22rem) 92vw, (width < 48rem) 46vw, 320px';

// Somewhat more than the first two screens of a phone.
const FIRST_CARDS = 6;
const CARDS_PER_TURN = 2;

/** Renders again only if a prop has changed. `products` is compared by reference. */
export const ProductGrid = memo(function ProductGrid({ products, view = 'grid' }: ProductGridProps) {
  const laidOut = useLaidOutCount(products.length, FIRST_CARDS, CARDS_PER_TURN);
  return (
    <ul className={styles.grid} data-view={view}>
      {products.map((product, index) => (
        <li key={product.id} className={`${styles.item} ${index < laidOut ? '' : DEFERRED}`}>
          <ProductCard
            product={product}
            sizes={SIZES}
            priority={index === 0}
            heading="h2"
            isDetailed={view === 'list'}
          />
        </li>
      ))}
    </ul>
  );
});
