import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { serviceErrorText } from '#app/commerce/failure-texts.ts';
import { formatMoney } from '#app/lib/money.ts';
import { DownloadQuote } from '#app/cart/download-quote.tsx';
import { ownQuote } from '#app/own-quote.ts';
import { SHOP } from '#app/shop.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { focusOnMount } from '#app/ui/focus.ts';
import type { FailedOrder } from '#app/commerce/model/checkout-flow.ts';
import type { OrderDraft, PlacedOrder } from '#app/commerce/model/order.ts';
import * as texts from './texts.ts';

function OutcomeScreen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="checkout-screen" aria-labelledby="checkout-outcome">
      <h2 id="checkout-outcome" ref={focusOnMount} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function textsOf(outcome: FailedOrder) {
  switch (outcome.kind) {
    case 'unavailable':
      return serviceErrorText(outcome.error);
    case 'declined':
      return { title: texts.declinedTitle, text: texts.declinedText };
    case 'unconfirmed':
      return { title: texts.unconfirmedTitle, text: texts.unconfirmedText };
  }
}

type FailureScreenProps = {
  readonly outcome: FailedOrder;
  readonly onTryAgain: () => void;
  readonly onCheckAgain: () => void;
};

export function FailureScreen({ outcome, onTryAgain, onCheckAgain }: FailureScreenProps) {
  const { title, text } = textsOf(outcome);
  const isUnconfirmed = outcome.kind === 'unconfirmed';
  return (
    <OutcomeScreen title={title}>
      <p className="checkout-screen-text">{text}</p>
      {outcome.kind === 'unavailable' && (
        <p className="checkout-screen-note muted">
          {texts.errorCode} <code>{outcome.error}</code>
        </p>
      )}
      <p className="checkout-screen-note muted">{texts.cartAndFormKept}</p>
      <div className="cluster">
        <Button variant="action" onClick={isUnconfirmed ? onCheckAgain : onTryAgain}>
          {isUnconfirmed ? texts.checkAgain : texts.tryAgain}
        </Button>
        <ButtonLink to={href('/cart')}>{texts.returnToCart}</ButtonLink>
        <DownloadQuote />
        {ownQuote && (
          <ButtonLink variant="quiet" to={ownQuote.to}>
            {ownQuote.title}
          </ButtonLink>
        )}
      </div>
      <p className="checkout-screen-note muted">
        {isUnconfirmed ? texts.askByPhone : texts.orderByPhone}{' '}
        <a href={SHOP.phones.sales.href}>{SHOP.phones.sales.display}</a>
      </p>
    </OutcomeScreen>
  );
}

export function PlacedScreen({ order }: { readonly order: PlacedOrder }) {
  const { number, key, total, isWaiting, awaitsFirm, contact, shipping } = order;
  return (
    <OutcomeScreen title={texts.orderPlaced}>
      <p className="checkout-screen-text">
        {texts.orderNumber} <strong>{number}</strong>
      </p>
      {isWaiting === true && <p>{awaitsFirm === true ? texts.awaitsFirmText : texts.waitingText}</p>}
      {total !== undefined && (
        <p>
          {texts.orderTotal} <strong translate="no">{formatMoney(total)}</strong>
        </p>
      )}
      {key !== undefined && (
        <p>
          <Link to={`/account/orders/${number}?key=${encodeURIComponent(key)}`}>{texts.viewOrder}</Link>
          {'. '}
          {texts.viewOrderNote}
        </p>
      )}
      <div className="checkout-screen-details">
        <div>
          <h3>{texts.shippingAddress}</h3>
          <address className="checkout-screen-lines">
            <AddressLines contact={contact} shipping={shipping} />
          </address>
        </div>
        <div>
          <h3>{texts.contactInformation}</h3>
          <p className="checkout-screen-lines">
            <span>{contact.email}</span>
            <span>{contact.phone}</span>
          </p>
        </div>
      </div>
      <div className="cluster">
        <ButtonLink variant="action" to={href('/collections')}>
          {texts.continueShopping}
        </ButtonLink>
        <ButtonLink to={href('/')}>{texts.returnToHome}</ButtonLink>
      </div>
    </OutcomeScreen>
  );
}

export function AddressLines({
  contact,
  shipping,
}: Partial<Pick<OrderDraft, 'contact'>> & Pick<OrderDraft, 'shipping'>) {
  return (
    <>
      {contact && (
        <span>
          {contact.firstName} {contact.lastName}
        </span>
      )}
      <span>{shipping.address}</span>
      {shipping.address2 !== undefined && <span>{shipping.address2}</span>}
      <span>
        {[shipping.city, shipping.state].filter(Boolean).join(', ')} {shipping.zipCode}
      </span>
      <span>{shipping.country}</span>
    </>
  );
}
