import { type LineItem, lineTotal } from '#app/domain/cart/line-item.ts';
import { formatMoney } from '#app/domain/money.ts';
import { OrderSummaryPanel } from '#app/features/cart/order-summary-panel.tsx';
import { ProductPicture } from '#app/features/offer/product-picture.tsx';
import * as texts from '#app/texts/checkout.ts';
import styles from './checkout-summary.module.css';

type CheckoutSummaryProps = { readonly lines: readonly LineItem[] };

export function CheckoutSummary({ lines }: CheckoutSummaryProps) {
  return (
    <OrderSummaryPanel
      heading={<span lang="tr">{texts.orderSummaryTurkish}</span>}
      taxLabel={texts.vat}
      subtotal={lines.reduce((sum, line) => sum + lineTotal(line), 0)}
      lead={
        <>
          <p className={styles.english}>{texts.orderSummary}</p>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.id} className={styles.line}>
                <span className={styles.picture}>
                  <ProductPicture image={line.image} alt="" size={64} />
                </span>
                <span className={styles.title}>{line.title}</span>
                <span className={styles.quantity}>
                  {line.quantity} × {formatMoney(line.price)}
                </span>
                <span className={styles.total}>{formatMoney(lineTotal(line))}</span>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
