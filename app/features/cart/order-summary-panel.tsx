import { type ReactNode, useId } from 'react';
import { orderSummary } from '#app/domain/cart/order-summary.ts';
import { type Cents, formatMoney } from '#app/domain/money.ts';
import * as texts from '#app/texts/cart.ts';
import styles from './order-summary-panel.module.css';

type OrderSummaryPanelProps = {
  /** What a link after `#` names. */
  readonly id?: string;
  readonly subtotal: Cents;
  readonly heading: ReactNode;
  readonly taxLabel: string;
  /** Above the figures. */
  readonly lead?: ReactNode;
  /** Below the figures. */
  readonly children?: ReactNode;
};

export function OrderSummaryPanel({
  id,
  subtotal,
  heading,
  taxLabel,
  lead,
  children,
}: OrderSummaryPanelProps) {
  const headingId = useId();
  const { shipping, tax, total } = orderSummary(subtotal);
  const rows = [
    { label: texts.subtotal, amount: subtotal },
    { label: texts.shipping, amount: shipping },
    { label: taxLabel, amount: tax },
    { label: texts.total, amount: total },
  ];
  return (
    <section id={id} aria-labelledby={headingId} className={styles.panel}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      {lead}
      {/* All four change at once and are read out as one. */}
      <div role="status">
        <dl className={styles.rows}>
          {rows.map(({ label, amount }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>{formatMoney(amount)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </section>
  );
}
