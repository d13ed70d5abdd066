import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { taxPercentOf, type OrderSummary } from '#app/cart/model/cart.ts';
import { taxedSummary } from '#app/cart/model/discounts.ts';
import { discountRows } from '#app/cart/order-summary-panel.tsx';
import { formatNumber } from '#app/lib/format-number.ts';
import { formatMoney } from '#app/lib/money.ts';
import { productPath } from '#app/offer/model/product-address.ts';
import { addsTax } from '#app/shop-data.ts';
import * as texts from './texts.ts';

type Line = {
  readonly productId: string;
  readonly title: string;
  readonly price: number;
  readonly quantity: number;
};

type LinesTableProps<L extends Line> = {
  readonly lines: readonly L[];
  /** What is said about a line. */
  readonly note: (line: L) => ReactNode;
};

/** What was ordered or quoted. */
export function LinesTable<L extends Line>({ lines, note }: LinesTableProps<L>) {
  return (
    <table className="rows account-lines">
      <caption className="visually-hidden">{texts.items}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          {[texts.quantity, texts.price, texts.lineTotal].map((column) => (
            <th key={column} scope="col" className="account-numeric">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { productId, title, quantity, price } = line;
          const said = note(line);
          return (
            <tr key={productId}>
              <th scope="row">
                <Link to={productPath(productId)}>{title}</Link>
                {said !== undefined && <p className="hint">{said}</p>}
              </th>
              <td className="account-numeric">{formatNumber(quantity)}</td>
              <td className="account-numeric" translate="no">
                {formatMoney(price)}
              </td>
              <td className="account-numeric" translate="no">
                {formatMoney(price * quantity)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const taxLabelOf = (order: OrderSummary) =>
  order.isTaxExempt ? texts.vatExempt : texts.vat(taxPercentOf(taxedSummary(order)));

export const totalRows = (order: OrderSummary & { readonly delivery?: string }) =>
  [
    [texts.subtotal, formatMoney(order.subtotal)],
    ...discountRows(order.discounts),
    [order.delivery ?? texts.shipping, formatMoney(order.shipping)],
    ...discountRows(order.shippingDiscounts),
    ...(addsTax || order.tax > 0 ? [[taxLabelOf(order), formatMoney(order.tax)] as const] : []),
    [texts.total, formatMoney(order.total)],
  ] as const;
