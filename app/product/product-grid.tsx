import { memo } from 'react';
import type { ProductSummary } from '#app/offer/model/product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

type ProductGridProps = { readonly products: readonly ProductSummary[]; readonly view?: string };

const SIZES = '(width < 22rem) 92vw, (width < 48rem) 46vw, 320px';

/** Renders again only if a prop has changed. `products` is compared by reference. */
export const ProductGrid = memo(function ProductGrid({ products, view = 'grid' }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-view={view}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.item}>
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
