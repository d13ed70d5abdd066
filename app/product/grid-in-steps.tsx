import { startTransition, useEffect, useState } from 'react';
import type { ListingView } from '#app/listing/model/listing-filter.ts';
import type { ProductSummary } from './model/product.ts';
import styles from './grid-in-steps.module.css';
import { ProductGrid } from './product-grid.tsx';

type GridInStepsProps = {
  readonly products: readonly ProductSummary[];
  readonly view: ListingView;
  /** Needed when the browser restores the scroll position, as after Back. */
  readonly allAtOnce: boolean;
};

/** At least as many cards as are on a screen in grid view. */
const FIRST_CARDS = 8;

/**
 * A `ProductGrid` for a list that changes on a click, such as a filtered one. Shows the first cards at once and the others
 * after that, because rendering 48 cards takes a phone longer than a visitor should wait for the answer to a tap.
 */
export function GridInSteps({ products, view, allAtOnce }: GridInStepsProps) {
  const [shownInFull, setShownInFull] = useState(products);
  useEffect(() => startTransition(() => setShownInFull(products)), [products]);
  if (allAtOnce || shownInFull === products || products.length <= FIRST_CARDS)
    return <ProductGrid products={products} view={view} />;
  return (
    <>
      <ProductGrid products={products.slice(0, FIRST_CARDS)} view={view} />
      <div className={styles.rest} />
    </>
  );
}
