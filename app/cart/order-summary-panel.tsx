import { addsTax } from '#app/shop-data.ts';
import { type ReactNode, useId } from 'react';
import type { OrderSummary } from './model/cart.ts';
import { formatMoney } from '#app/lib/money.ts';
import * as texts from './texts.ts';

type OrderSummaryPanelProps = {
  readonly id?: string;
  readonly summary: OrderSummary;
  readonly heading: ReactNode;
  readonly taxLabel: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
};

export function OrderSummaryPanel({
  id,
  summary: { subtotal, shipping, tax, total },
  heading,
  taxLabel,
  lead,
  children,
}: OrderSummaryPanelProps) {
  const headingId = useId();
  const rows = [
    { label: texts.subtotal, amount: subtotal },
    { label: texts.shipping, amount: shipping },
    ...(addsTax || tax > 0 ? [{ label: taxLabel, amount: tax }] : []),
    { label: texts.total, amount: total },
  ];
  return (
    <section id={id} aria-labelledby={headingId} className="order-summary-panel">
      <h2 id={headingId} className="small-heading">
        {heading}
      </h2>
      {lead}
      {/* One live region, so that screen readers announce the four amounts together. */}
      <div role="status">
        <dl className="totals">
          {rows.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd translate="no">{formatMoney(amount)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </section>
  );
}
