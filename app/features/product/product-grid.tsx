import type { ListingView } from '#app/domain/listing/listing-filter.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

type ProductGridProps = { readonly products: readonly ProductSummary[]; readonly view?: ListingView };

/** The first row of pictures is on the screen at once; the rest wait until they come near it. */
const FIRST_ROW = 1;

export function ProductGrid({ products, view = 'grid' }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-view={view}>
      {products.map((product, at) => (
        <li key={product.id} className={styles.item}>
          <ProductCard product={product} priority={at < FIRST_ROW} heading="h2" />
        </li>
      ))}
    </ul>
  );
}
