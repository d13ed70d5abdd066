import type { Offer } from '#app/domain/product/product.ts';
import { stockStatus } from '#app/domain/product/stock-status.ts';
import { stockText } from '#app/texts/product.ts';
import styles from './stock.module.css';

export function Stock({ offer }: { readonly offer: Pick<Offer, 'soldOut' | 'availableQuantity'> }) {
  const status = stockStatus(offer);
  return <span className={`${styles.stock} ${styles[status.kind]}`}>{stockText(status)}</span>;
}
