import { Link } from 'react-router';
import { ownQuote } from '#app/own-quote.ts';
import { cartLinkPath, type LinkedItem } from './model/cart-link.ts';
import * as texts from './texts.ts';

/** Leads from a quantity that no order can hold to a quote, which takes it. */
export function QuoteFor({ id, quantity }: LinkedItem) {
  return (
    ownQuote && <Link to={cartLinkPath([{ id, quantity }], ownQuote.to)}>{texts.quoteFor(quantity)}</Link>
  );
}
