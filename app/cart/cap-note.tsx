import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { askForMore, askUs } from '#app/content/ask-texts.ts';
import { capReason, MAX_QUANTITY } from '#app/lib/quantity.ts';
import type { Offer } from '#app/offer/model/product.ts';
import { ownQuote } from '#app/own-quote.ts';
import { QuoteFor } from './quote-for.tsx';
import * as texts from './texts.ts';

/**
 * What a quantity at its limit says.
 * @param wanted a quantity above the limit that was typed
 */
export function capNote(offer: Offer, wanted: number | undefined): ReactNode {
  const reason = capReason(offer);
  return (
    <>
      {texts.capReached(reason)}{' '}
      {ownQuote && wanted !== undefined && wanted <= MAX_QUANTITY ? (
        <QuoteFor id={offer.id} quantity={wanted} />
      ) : (
        reason.kind === 'order-limit' && (
          <Link {...askUs(askForMore(offer, reason.cap, wanted))}>{texts.askForMore}</Link>
        )
      )}
    </>
  );
}
