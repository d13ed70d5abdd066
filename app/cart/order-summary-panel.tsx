import { addsTax } from '#app/shop-data.ts';
import { type ReactNode, useId } from 'react';
import type { OrderSummary } from './model/cart.ts';
import { formatMoney } from '#app/lib/money.ts';
import * as texts from './texts.ts';
import { Facts } from '#app/ui/facts.tsx';

type OrderSummaryPanelProps = {
  readonly id?: string;
  readonly summary: OrderSummary;
  readonly heading: ReactNode;
  readonly taxLabel: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
};

export const discountRows = (discounts: OrderSummary['discounts'] = []) =>
  discounts.map(({ name, amount }) => [name, formatMoney(-amount)] as const);

export function OrderSummaryPanel({
  id,
  summary,
  heading,
  taxLabel,
  lead,
  children,
}: OrderSummaryPanelProps) {
  const headingId = useId();
  const { subtotal, discounts, shippingDiscounts, tax, total, isShippingOpen } = summary;
  const rows = [
    [texts.subtotal, formatMoney(subtotal)],
    ...discountRows(discounts),
    texts.shippingRow(summary),
    ...discountRows(shippingDiscounts),
    ...(addsTax || tax > 0 ? [[taxLabel, formatMoney(tax)] as const] : []),
    [texts.totalOf(summary), formatMoney(total)],
  ] as const;
  return (
    <section id={id} aria-labelledby={headingId} className="order-summary-panel">
      <h2 id={headingId} className="small-heading">
        {heading}
      </h2>
      {lead}
      {/* One live region, so that screen readers announce the four amounts together. */}
      <div role="status">
        <Facts facts={rows} className="totals" areAmounts />
        {isShippingOpen && <p className="hint">{texts.shippingOpen}</p>}
      </div>
      {children}
    </section>
  );
}
