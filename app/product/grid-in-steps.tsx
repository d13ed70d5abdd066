import { startTransition, useEffect, useState } from 'react';
import type { ListingView } from '#app/listing/model/listing-filter.ts';
import type { ProductSummary } from './model/product.ts';
import styles from './grid-in-steps.module.css';
import { ProductGrid } from './product-grid.tsx';
import type { CardPreview } from '#app/listing/model/product-listing.ts';
import { Price } from '#app/offer/price.tsx';
import skeleton from './card-skeletons.module.css';
import card from './product-card.module.css';
import grid from './product-grid.module.css';

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

type CardSkeletonsProps = { readonly previews: readonly CardPreview[]; readonly view: ListingView };

/** Takes the place of a `ProductGrid` until its cards are loaded. Shows what is known of the products. */
export function CardSkeletons({ previews, view }: CardSkeletonsProps) {
  return (
    <ul className={grid.grid} data-view={view} aria-hidden="true">
      {previews.map(({ brand, price }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a skeleton has no identity, the list is replaced as a whole
        <li key={index} className={grid.item}>
          <div className={card.card}>
            <div className={card.picture}>
              <span className={skeleton.picture} />
            </div>
            <p className={card.brand}>{brand ?? '\u00A0'}</p>
            <p className={card.title}>
              <span className={skeleton.line} />
              <span className={skeleton.line} />
            </p>
            <div className={card.figures}>
              <span className={skeleton.line} />
              <span className={skeleton.line} />
            </div>
            <div className={card.offer}>
              {price === undefined ? <span className={skeleton.line} /> : <Price offer={{ price }} />}
              <span className={skeleton.line} />
            </div>
            <div className={card.buy}>
              <span className={skeleton.button} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
