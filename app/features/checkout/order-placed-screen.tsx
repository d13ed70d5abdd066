import { href } from 'react-router';
import type { PlacedOrder } from '#app/domain/order/order.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { takeFocus } from '#app/ui/take-focus.ts';
import styles from './checkout-screen.module.css';

export function OrderPlacedScreen({ order }: { readonly order: PlacedOrder }) {
  const { number, contact, shipping } = order;
  return (
    <section className={styles.screen} aria-labelledby="checkout-answer">
      <h2 id="checkout-answer" ref={takeFocus} tabIndex={-1} className={styles.heading}>
        Your Order Has Been Placed!
      </h2>
      <p className={styles.text}>
        Order number <strong>{number}</strong>
      </p>
      <div className={styles.details}>
        <div>
          <h3>Shipping Address</h3>
          <address className={styles.lines}>
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
          <h3>Contact Information</h3>
          <p className={styles.lines}>
            <span>{contact.email}</span>
            <span>{contact.phone}</span>
          </p>
        </div>
      </div>
      <div className={styles.ways}>
        <ButtonLink variant="action" to={href('/collections')}>
          Continue Shopping
        </ButtonLink>
        <ButtonLink to={href('/')}>Return to Home</ButtonLink>
      </div>
    </section>
  );
}
