import { Link } from 'react-router';
import { AccountScreen } from '#app/account/account-screen.tsx';
import * as texts from '#app/account/quote-texts.ts';
import { accountDescription, total as totalColumn } from '#app/account/texts.ts';
import type { ShopQuote } from '#app/commerce/commerce.ts';
import { formatDay } from '#app/lib/day.ts';
import { formatMoney } from '#app/lib/money.ts';
import { ownQuote } from '#app/own-quote.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

export const meta = privateMeta(texts.quotes, accountDescription, '/account/quotes');

export default function Quotes() {
  return (
    <AccountScreen title={texts.quotes} trail={[]} ask={(commerce) => commerce.shopQuotes()}>
      {({ quotes }) => <QuotesTable quotes={quotes} />}
    </AccountScreen>
  );
}

function QuotesTable({ quotes }: { readonly quotes: readonly ShopQuote[] }) {
  if (quotes.length === 0)
    return (
      <EmptyState heading={texts.noQuotes} text={texts.noQuotesText}>
        {ownQuote && (
          <ButtonLink variant="action" to={ownQuote.to}>
            {texts.startQuote}
          </ButtonLink>
        )}
      </EmptyState>
    );
  return (
    <table className="rows account-orders">
      <caption className="visually-hidden">{texts.quotes}</caption>
      <thead>
        <tr>
          {[texts.quoteColumn, texts.askedOn, texts.state].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col" className="account-numeric">
            {totalColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {quotes.map(({ number, askedAt, state, total }) => (
          <tr key={number}>
            <th scope="row">
              <Link to={`/account/quotes/${number}`}>{number}</Link>
            </th>
            <td>{formatDay(askedAt)}</td>
            <td>{texts.quoteStateName(state)}</td>
            <td className="account-numeric" translate="no">
              {formatMoney(total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
