import { Link } from 'react-router';
import { subtotal, totalItems } from '#app/cart/model/cart.ts';
import { type LineItem, lineTotal } from '#app/cart/model/line-item.ts';
import { type OrderSummary, orderSummary, taxPercentOf } from '#app/cart/model/order-summary.ts';
import { formatMoney } from '#app/lib/money.ts';
import { OrderSummaryPanel } from '#app/cart/order-summary-panel.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import { LeftCatalogue } from '#app/offer/stock.tsx';
import * as texts from './texts.ts';

type CheckoutSummaryProps = {
  readonly lines: readonly LineItem[];
  /** What the back end charges; computed if it is missing. */
  readonly summary?: OrderSummary | undefined;
};

const SUMMARY_ID = 'order-summary';

/** Links to the summary. Shown above the form on narrow screens, where the summary is far below. */
export function OrderTotalLink({ lines, summary }: CheckoutSummaryProps) {
  const cart = { items: lines };
  return (
    <Link to={{ hash: SUMMARY_ID }} replace className="checkout-summary-total-link">
      <span>{texts.yourOrder(totalItems(cart))}</span>
      <span className="checkout-summary-amount" translate="no">
        {formatMoney((summary ?? orderSummary(subtotal(cart))).total)}
      </span>
    </Link>
  );
}

export function CheckoutSummary({ lines, summary }: CheckoutSummaryProps) {
  const shownSummary = summary ?? orderSummary(subtotal({ items: lines }));
  return (
    <OrderSummaryPanel
      id={SUMMARY_ID}
      heading={<span lang="tr">{texts.orderSummaryTurkish}</span>}
      taxLabel={texts.vat(taxPercentOf(shownSummary))}
      summary={shownSummary}
      lead={
        <>
          <p className="checkout-summary-english-heading">{texts.orderSummary}</p>
          <ul className="checkout-summary-lines">
            {lines.map((line) => (
              <li key={line.id} className="checkout-summary-line">
                <span className="checkout-summary-picture">
                  <ProductPicture image={line.image} alt="" size={64} />
                </span>
                <span className="checkout-summary-title">
                  <ProductText text={line.title} />
                </span>
                <span className="checkout-summary-quantity">
                  <span translate="no">{`${line.quantity} × ${formatMoney(line.price)}`}</span>
                  <LeftCatalogue id={line.id} />
                </span>
                <span className="checkout-summary-total" translate="no">
                  {formatMoney(lineTotal(line))}
                </span>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
