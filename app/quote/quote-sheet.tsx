import { lineTotal } from '#app/cart/model/cart.ts';
import { formatNumber } from '#app/lib/format-number.ts';
import { formatMoney } from '#app/lib/money.ts';
import { hasModels, type Quote, type QuoteLine } from './model/quote.ts';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductLink } from '#app/offer/product-text.tsx';
import { SHOP_URL } from '#app/base-path.ts';
import { mark } from '#app/shop-data.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { Facts } from '#app/ui/facts.tsx';

const { COLUMNS } = texts;

export function QuoteSheet({ quote }: { readonly quote: Quote }) {
  const parties = texts.partiesOf(quote);
  const withModels = hasModels(quote);
  return (
    <section className="stack quote-sheet" aria-label={texts.quoteName(quote.number)}>
      <div className="quote-sheet-letterhead">
        <p className="quote-sheet-brand">
          {mark === 'shield' && (
            <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
              <path d="M4 4h24v15.5L16 29 4 19.5z" fill="currentColor" />
              <circle cx="16" cy="14" r="6.5" className="quote-sheet-lens" />
              <circle cx="16" cy="14" r="2.5" fill="currentColor" />
            </svg>
          )}
          {SHOP.name}
        </p>
        <address className="quote-sheet-address">
          {[...SHOP.address, SHOP.phones.sales.display, SHOP.emails.sales].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <div className="quote-sheet-head">
        <h2 className="quote-sheet-title">{texts.documentTitle}</h2>
        <Facts facts={texts.factsOf(quote)} className="facts quote-sheet-facts" />
      </div>
      {parties.length > 0 && <Facts facts={parties} className="quote-sheet-parties" />}
      <table className="rows quote-sheet-table">
        <caption className="visually-hidden">{texts.linesOf(quote.number)}</caption>
        <thead className="quote-sheet-columns">
          <tr>
            <th scope="col">
              <span className="visually-hidden">{COLUMNS.picture}</span>
            </th>
            <th scope="col">{COLUMNS.sku}</th>
            <th scope="col">{COLUMNS.product}</th>
            {withModels && <th scope="col">{COLUMNS.model}</th>}
            <th scope="col">{COLUMNS.quantity}</th>
            <th scope="col">{COLUMNS.price}</th>
            <th scope="col">{COLUMNS.sum}</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line) => (
            <SheetLine key={line.id} line={line} withModels={withModels} />
          ))}
        </tbody>
      </table>
      <Facts facts={texts.summaryRows(quote)} className="totals quote-sheet-summary" />
      {texts.remarksOf(quote).map(([heading, text]) => (
        <div key={heading} className="quote-sheet-text">
          <h3>{heading}</h3>
          <p>{text}</p>
        </div>
      ))}
      <div className="quote-sheet-terms">
        <h3>{texts.terms}</h3>
        <ul>
          {texts.termsOf(quote, SHOP_URL).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function SheetLine({ line, withModels }: { readonly line: QuoteLine; readonly withModels: boolean }) {
  return (
    <tr>
      <td className="quote-sheet-picture">
        <ProductPicture image={line.image} alt="" size={56} eager />
      </td>
      <td className="quote-sheet-sku">
        <span className="quote-sheet-label">{COLUMNS.sku} </span>
        <span translate="no">{line.id}</span>
      </td>
      <th scope="row" className="quote-sheet-product">
        <ProductLink product={line} className="quiet-link" />
        {line.beyond && <span className="quote-sheet-beyond">{texts.beyondOrder(line.beyond)}</span>}
      </th>
      {withModels && (
        <td className="quote-sheet-model" translate="no">
          {line.model}
        </td>
      )}
      <td className="quote-sheet-quantity">
        <span>{formatNumber(line.quantity)}</span>
        <span className="quote-sheet-label"> ×</span>
      </td>
      <td className="quote-sheet-price" translate="no">
        {formatMoney(line.price)}
      </td>
      <td className="quote-sheet-sum" translate="no">
        {formatMoney(lineTotal(line))}
      </td>
    </tr>
  );
}
