import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { PlacedOrder } from './model/order.ts';
import * as texts from './texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { focusOnMount } from '#app/ui/focus-on-mount.ts';

type OrderPlacedScreenProps = {
  readonly order: PlacedOrder;
  /** More about the order, below its number. */
  readonly children?: ReactNode;
};

export function OrderPlacedScreen({ order, children }: OrderPlacedScreenProps) {
  const { number, contact, shipping } = order;
  return (
    <section className="checkout-screen" aria-labelledby="checkout-outcome">
      <h2 id="checkout-outcome" ref={focusOnMount} tabIndex={-1} className="checkout-screen-heading">
        {texts.orderPlaced}
      </h2>
      <p className="checkout-screen-text">
        {texts.orderNumber} <strong>{number}</strong>
      </p>
      {children}
      <div className="checkout-screen-details">
        <div>
          <h3>{texts.shippingAddress}</h3>
          <address className="checkout-screen-lines">
            <span>
              {contact.firstName} {contact.lastName}
            </span>
            <span>{shipping.address}</span>
            {shipping.address2 !== undefined && <span>{shipping.address2}</span>}
            <span>
              {shipping.city}, {shipping.state} {shipping.zipCode}
            </span>
            <span>{shipping.country}</span>
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
      <div className="checkout-screen-actions">
        <ButtonLink variant="action" to={href('/collections')}>
          {texts.continueShopping}
        </ButtonLink>
        <ButtonLink to={href('/')}>{texts.returnToHome}</ButtonLink>
      </div>
    </section>
  );
}
