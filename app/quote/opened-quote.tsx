import { href, Link, useLocation, useNavigate } from 'react-router';
import { summaryOf } from '#app/cart/model/cart.ts';
import { useShipTo } from '#app/cart/ship-to.tsx';
import { cartLinkPath } from '#app/cart/model/cart-link.ts';
import { formatMoney } from '#app/lib/money.ts';
import { isChanged, lastValidDay, orderableItems, type ReviewedLine, reviewLines } from './model/quote.ts';
import { type QuoteRecord, RECORD_PREFIX } from './model/quote-record.ts';
import { useOffers } from '#app/offer/use-offers.ts';
import * as texts from './texts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { focusOnMount } from '#app/ui/focus.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { adoptDetails } from './quote-draft-store.ts';
import { useToday } from './quote-editor.tsx';
import { useState } from 'react';
import { LoadFailed } from '#app/ui/empty-state.tsx';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { withinLimit } from '#app/lib/within-limit.ts';
import type { ReadQuote } from './read-quote.ts';
import { productPath } from '#app/offer/model/product-address.ts';

/** Without prices and stock, the shop does not know which products still exist. */
export const FAILED = { heading: texts.offersFailedHeading, text: texts.offersFailedText };

type Opened = {
  /** A key that differs for each fragment and each opened file. */
  readonly source: string;
  /** Absent if the quote is in the fragment of the URL. */
  readonly fileName?: string;
  readonly quote: ReadQuote;
};

const NOT_LOADED = { kind: 'unreadable', reason: 'not-loaded' } as const;
const DAMAGED = { kind: 'unreadable', reason: 'damaged' } as const;

export function useOpenedQuote() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [fromFile, setFromFile] = useState<Opened & { readonly fragment: string | undefined }>();
  const fragment = hash.includes(RECORD_PREFIX) ? hash : undefined;
  const read = useLoaded(fragment, async () => {
    const { readQuoteText } = await import('./read-quote.ts');
    return readQuoteText(hash) ?? DAMAGED;
  });
  const quote = read.hasFailed ? NOT_LOADED : read.isComplete ? read.value : undefined;
  const fromUrl: Opened | undefined =
    fragment !== undefined && quote !== undefined ? { source: fragment, quote } : undefined;

  // A quote from a file stays until it is closed or the URL gets another quote, one from the URL only while it is in the URL.
  const isFileLatest = fragment === undefined || fragment === fromFile?.fragment;
  const opened = isFileLatest ? (fromFile ?? fromUrl) : fromUrl;
  return {
    opened,
    isReading: fragment !== undefined && opened === undefined,
    openFile: async (file: File) => {
      const quote = await withinLimit(import('./read-quote.ts')).then(
        ({ readQuoteFile }) => readQuoteFile(file),
        () => NOT_LOADED,
      );
      setFromFile({ source: `${file.name} ${Date.now()}`, fileName: file.name, quote, fragment });
    },
    close: () => {
      setFromFile(undefined);
      void navigate(href('/quote'));
    },
  };
}

type OpenedQuoteProps = { readonly record: QuoteRecord; readonly onClose: () => void };

export function OpenedQuote({ record, onClose }: OpenedQuoteProps) {
  const { offers, isComplete, hasFailed, retry } = useOffers(record.lines.map(({ id }) => id));
  const today = useToday();
  const country = useShipTo();
  if (hasFailed) {
    return (
      <LoadFailed {...FAILED} onRetry={retry}>
        <Button onClick={onClose}>{texts.closeQuote}</Button>
      </LoadFailed>
    );
  }
  if (!isComplete) return <Spinner label={texts.reading} />;

  const { details, day } = record;
  const lines = reviewLines(record.lines, offers);
  const items = orderableItems(lines);
  const changed = lines.filter(isChanged).length;
  const isOtherToday = lines.some(({ changes }) => changes.length > 0);
  const lastDay = lastValidDay(details, day);
  const isExpired = lastDay < today;
  const current = items.flatMap(({ id, quantity }) => {
    const offer = offers.get(id);
    return offer ? [{ ...offer, quantity }] : [];
  });
  const name = texts.quoteName(details.number);
  return (
    <section className="stack quote-opened" aria-label={name}>
      <h2 ref={focusOnMount} tabIndex={-1}>
        {name}
      </h2>
      <p className="muted">
        {[
          `${texts.madeOn(day)}, ${isExpired ? texts.expiredOn(lastDay) : texts.validUntilDay(lastDay)}`,
          ...texts.customerLines(details),
        ].join(' · ')}
      </p>
      <p className="quote-opened-changes">{texts.changedLines(changed, lines.length)}</p>
      <table className="rows quote-opened-table">
        <caption className="visually-hidden">{texts.linesOf(details.number)}</caption>
        <thead className="visually-hidden-on-phones">
          <tr>
            <th scope="col">{texts.COLUMNS.product}</th>
            <th scope="col">{texts.COLUMNS.quantity}</th>
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
        <span>{texts.totalThen(formatMoney(record.total ?? summaryOf(record.lines).total))}</span>
        {isOtherToday && <b>{texts.totalNow(formatMoney(summaryOf(current, country).total))}</b>}
      </p>
      <div className="cluster">
        {items.length > 0 && (
          <ButtonLink variant="action" to={cartLinkPath(items)} onClick={() => adoptDetails(details)}>
            {texts.putIntoCart}
          </ButtonLink>
        )}
        <Button onClick={onClose}>{texts.closeQuote}</Button>
      </div>
      <p className="muted no-print">{items.length > 0 ? texts.cartAsksFirst : texts.nothingOrderable}</p>
    </section>
  );
}

function Line({ line, isInCatalogue }: { readonly line: ReviewedLine; readonly isInCatalogue: boolean }) {
  const { id, title = texts.unknownProduct(id), quantity, price, changes } = line;
  return (
    <tr>
      <th scope="row">{isInCatalogue ? <Link to={productPath(id)}>{title}</Link> : title}</th>
      <td>{texts.times(quantity)}</td>
      <td translate="no">{formatMoney(price)}</td>
      <td className="quote-opened-change muted" data-changed={changes.length > 0}>
        {changes.length === 0 ? texts.unchanged : changes.map(texts.lineChange).join('. ')}
      </td>
    </tr>
  );
}
