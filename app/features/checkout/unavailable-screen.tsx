import { href } from 'react-router';
import type { ServiceErrorCode } from '#app/domain/service-error.ts';
import { QuoteLinks } from '#app/features/quote/quote-links.tsx';
import { SHOP } from '#app/shop.ts';
import * as texts from '#app/texts/checkout.ts';
import { serviceErrorText } from '#app/texts/service-errors.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { focusOnMount } from '#app/ui/focus-on-mount.ts';
import styles from './checkout-screen.module.css';

type UnavailableScreenProps = { readonly error: ServiceErrorCode; readonly onTryAgain: () => void };

/** Explains why the order was not placed. */
export function UnavailableScreen({ error, onTryAgain }: UnavailableScreenProps) {
  const { title, text } = serviceErrorText(error);
  return (
    <section className={styles.screen} aria-labelledby="checkout-outcome">
      <h2 id="checkout-outcome" ref={focusOnMount} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <p className={styles.note}>
        {texts.errorCode} <code>{error}</code>
      </p>
      <p className={styles.note}>{texts.cartAndFormKept}</p>
      <div className={styles.actions}>
        <Button variant="action" onClick={onTryAgain}>
          {texts.tryAgain}
        </Button>
        <ButtonLink to={href('/cart')}>{texts.returnToCart}</ButtonLink>
        <QuoteLinks />
      </div>
      <p className={styles.note}>
        {texts.orderByPhone} <a href={SHOP.phones.sales.href}>{SHOP.phones.sales.display}</a>
      </p>
    </section>
  );
}
