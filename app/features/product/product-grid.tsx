import type { ListingView } from '#app/domain/listing/listing-filter.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

type ProductGridProps = { readonly products: readonly ProductSummary[]; readonly view?: ListingView };

const SIZES = '(width < 22rem) 92vw, (width < 48rem) 46vw, 320px';

export function ProductGrid({ products, view = 'grid' }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-view={view}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.item}>
          <ProductCard product={product} sizes={SIZES} priority={index === 0} heading="h2" />
        </li>
      ))}
    </ul>
  );
}
