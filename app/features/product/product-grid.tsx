import type { ListingView } from '#app/domain/listing/listing-filter.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

type ProductGridProps = { readonly products: readonly ProductSummary[]; readonly view?: ListingView };

/** The first picture is fetched before all others; what stands below a phone's first row waits until that is painted. */
const FIRST = 1;
const FIRST_ROW_OF_PHONE = 2;
const SIZES = '(width < 22rem) 92vw, (width < 48rem) 46vw, 320px';

export function ProductGrid({ products, view = 'grid' }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-view={view}>
      {products.map((product, at) => (
        <li key={product.id} className={`${at < FIRST_ROW_OF_PHONE ? '' : 'later '}${styles.item}`}>
          <ProductCard product={product} sizes={SIZES} priority={at < FIRST} heading="h2" />
        </li>
      ))}
    </ul>
  );
}
