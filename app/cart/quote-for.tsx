import { Link } from 'react-router';
import { cartLinkPath, type LinkedItem } from './model/cart-link.ts';
import * as texts from './texts.ts';

/** Leads from a quantity that no order can hold to a quote, which takes it. */
export function QuoteFor({ id, quantity }: LinkedItem) {
  if (!HAS.quote) return null;
  return <Link to={cartLinkPath([{ id, quantity }], '/quote')}>{texts.quoteFor(quantity)}</Link>;
}
