import type { ReactNode } from 'react';
import { useStore } from '#app/lib/use-store.ts';
import type { Offer } from './model/product.ts';
import { stockStatus } from './model/offer.ts';
import { leftCatalogue as leftCatalogueText, stockText } from './texts.ts';
import { leftCatalogue } from './load-offers.ts';
import styles from './stock.module.css';

export function Stock({ offer }: { readonly offer: Pick<Offer, 'soldOut' | 'availableQuantity'> }) {
  const status = stockStatus(offer);
  return <span className={`${styles.stock} ${styles[status.kind]}`}>{stockText(status)}</span>;
}

/** Says that a saved product is no longer in the catalogue. Renders `otherwise` for any other product. */
export function LeftCatalogue({ id, otherwise }: { readonly id: string; readonly otherwise?: ReactNode }) {
  const hasLeft = useStore(leftCatalogue, (ids) => ids.has(id));
  return hasLeft ? <span className={`${styles.stock} ${styles.low}`}>{leftCatalogueText}</span> : otherwise;
}
