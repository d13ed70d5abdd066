import { href, Link } from 'react-router';
import { cartLinkPath } from '#app/cart/model/cart-link.ts';
import { lineTotal } from '#app/cart/model/line-item.ts';
import { orderSummary } from '#app/cart/model/order-summary.ts';
import { formatMoney } from '#app/lib/money.ts';
import { lastValidDay } from './model/quote.ts';
import type { QuoteRecord } from './model/quote-record.ts';
import { orderableItems, type ReviewedLine, reviewLines } from './model/quote-review.ts';
import { useOffers } from '#app/offer/use-offers.ts';
import * as texts from './opened-quote-texts.ts';
import { customerLines, putIntoCart, quoteName } from './texts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { focusOnMount } from '#app/ui/focus-on-mount.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { OffersFailed } from './offers-failed.tsx';
import { adoptDetails } from './quote-draft-store.ts';
import { useToday } from './use-today.ts';

type OpenedQuoteProps = { readonly record: QuoteRecord; readonly onClose: () => void };

/** What a quote contains, and line by line what has changed since it was made. */
export function OpenedQuote({ record, onClose }: OpenedQuoteProps) {
  const { offers, isComplete, hasFailed, retry } = useOffers(record.lines.map(({ id }) => id));
  const today = useToday();
  if (hasFailed) {
    return (
      <OffersFailed onRetry={retry}>
        <Button onClick={onClose}>{texts.closeQuote}</Button>
      </OffersFailed>
    );
  }
  if (!isComplete) return <Spinner label={texts.reading} />;

  const { details, day } = record;
  const lines = reviewLines(record.lines, offers);
  const items = orderableItems(lines);
  const changed = lines.filter(({ changes }) => changes.length > 0).length;
  const lastDay = lastValidDay(details, day);
  const isExpired = lastDay < today;
  const quotedTotal = totalOf(record.lines);
  const currentTotal = totalOf(
    items.map(({ id, quantity }) => ({ quantity, price: offers.get(id)?.price ?? 0 })),
  );
  const name = quoteName(details.number);
  return (
    <section className="quote-opened" aria-label={name}>
      <h2 ref={focusOnMount} tabIndex={-1} className="quote-opened-heading">
        {name}
      </h2>
      <p className="quote-opened-facts">
        {[
          `${texts.madeOn(day)}, ${isExpired ? texts.expiredOn(lastDay) : texts.validUntilDay(lastDay)}`,
          ...customerLines(details),
        ].join(' · ')}
      </p>
      <p className="quote-opened-changes">{texts.changedLines(changed, lines.length)}</p>
      <table className="quote-opened-table">
        <caption className="visually-hidden">{texts.linesOf(details.number)}</caption>
        <thead className="visually-hidden-on-phones">
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.quotedPrice}</th>
            <th scope="col">{texts.today}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} isInCatalogue={offers.has(line.id)} />
          ))}
        </tbody>
      </table>
      <p className="quote-opened-totals">
        <span>{texts.totalThen(formatMoney(quotedTotal))}</span>
        {changed > 0 && <b>{texts.totalNow(formatMoney(currentTotal))}</b>}
      </p>
      <div className="quote-opened-actions">
        {items.length > 0 && (
          <ButtonLink variant="action" to={cartLinkPath(items)} onClick={() => adoptDetails(details)}>
            {putIntoCart}
          </ButtonLink>
        )}
        <Button onClick={onClose}>{texts.closeQuote}</Button>
      </div>
      <p className="quote-opened-note">{items.length > 0 ? texts.cartAsksFirst : texts.nothingOrderable}</p>
    </section>
  );
}

function Line({ line, isInCatalogue }: { readonly line: ReviewedLine; readonly isInCatalogue: boolean }) {
  const { id, title = texts.unknownProduct(id), quantity, price, changes } = line;
  return (
    <tr>
      <th scope="row">{isInCatalogue ? <Link to={href('/product/:id', { id })}>{title}</Link> : title}</th>
      <td className="quote-opened-quantity">{`${quantity} ×`}</td>
      <td className="quote-opened-price" translate="no">
        {formatMoney(price)}
      </td>
      <td className="quote-opened-change" data-changed={changes.length > 0}>
        {changes.length === 0 ? texts.unchanged : changes.map(texts.lineChange).join('. ')}
      </td>
    </tr>
  );
}

function totalOf(lines: readonly { readonly price: number; readonly quantity: number }[]): number {
  return orderSummary(lines.reduce((sum, line) => sum + lineTotal(line), 0)).total;
}
