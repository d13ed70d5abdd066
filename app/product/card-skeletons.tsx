import type { ListingView } from '#app/listing/model/listing-filter.ts';
import type { CardPreview } from '#app/listing/model/product-listing.ts';
import { Price } from '#app/offer/price.tsx';
import skeleton from './card-skeletons.module.css';
import card from './product-card.module.css';
import grid from './product-grid.module.css';

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
