import { useId } from 'react';
import { restoreViewed } from './model/recently-viewed.ts';
import type { Offer } from '#app/offer/model/product.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { loadSavedOffers } from '#app/offer/load-offers.ts';
import { Price } from '#app/offer/price.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductLink } from '#app/offer/product-text.tsx';
import { Stock } from '#app/offer/stock.tsx';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { notify } from '#app/ui/notices.ts';
import styles from './recently-viewed.module.css';
import { recentlyViewedStore } from './recently-viewed.tsx';

export function RecentlyViewedList({ ids }: { readonly ids: readonly string[] }) {
  const headingId = useId();
  const { value: offers, isComplete } = useLoaded(ids.join(), () => loadSavedOffers(ids));
  if (isComplete && !ids.some((id) => offers?.has(id))) return null;
  return (
    <section aria-labelledby={headingId} className={`stack no-print ${styles.section}`}>
      <div className={styles.head}>
        <h2 id={headingId}>{texts.recentlyViewed}</h2>
        <Button variant="quiet" small aria-describedby={headingId} onClick={clear}>
          {texts.clear}
        </Button>
      </div>
      <ul className={styles.list}>
        {ids.map((id) => {
          const offer = offers?.get(id);
          if (offer) return <Item key={id} offer={offer} />;
          return !isComplete && <li key={id} className={styles.item} />;
        })}
      </ul>
    </section>
  );
}

function clear(): void {
  const { removed } = recentlyViewedStore.update((viewed) => ({ next: [], removed: viewed }));
  notify(texts.recentlyViewedCleared, {
    label: texts.undo,
    run: () => void recentlyViewedStore.update((viewed) => ({ next: restoreViewed(viewed, removed) })),
  });
  // The pressed button disappears with its section, so the focus moves to the page's heading.
  focusHeading();
}

function Item({ offer }: { readonly offer: Offer }) {
  return (
    <li className={styles.item}>
      <ProductPicture image={offer.image} alt="" size={64} />
      <div className={styles.text}>
        <ProductLink product={offer} className={styles.link} />
        <div className={styles.offer}>
          <Price offer={offer} size="small" />
          {offer.soldOut && <Stock offer={offer} />}
        </div>
      </div>
    </li>
  );
}
