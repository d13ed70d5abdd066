import { href } from 'react-router';
import { SHOP } from '#app/shop.ts';
import * as texts from '#app/texts/checkout.ts';
import { type ErrorCode, SERVICE_ERRORS } from '#app/texts/service-errors.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { focusOnMount } from '#app/ui/focus-on-mount.ts';
import styles from './checkout-screen.module.css';

type MaintenanceScreenProps = { readonly error: ErrorCode; readonly onTryAgain: () => void };

/** The order was not placed: why, and what can be done. */
export function MaintenanceScreen({ error, onTryAgain }: MaintenanceScreenProps) {
  const { title, text } = describe(error);
  return (
    <section className={styles.screen} aria-labelledby="checkout-answer">
      <h2 id="checkout-answer" ref={focusOnMount} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <p className={styles.detail}>
        {texts.errorCode} <code>{error}</code>
      </p>
      <p className={styles.detail}>{texts.allKept}</p>
      <div className={styles.ways}>
        <Button variant="action" onClick={onTryAgain}>
          {texts.tryAgain}
        </Button>
        <ButtonLink to={href('/cart')}>{texts.returnToCart}</ButtonLink>
      </div>
      <p className={styles.detail}>
        {texts.orderByPhone} <a href={SHOP.phones.sales.href}>{SHOP.phones.sales.display}</a>
      </p>
    </section>
  );
}

function describe(error: ErrorCode): { readonly title: string; readonly text: string } {
  return { ...SERVICE_ERRORS.GENERIC, ...SERVICE_ERRORS[error] };
}
