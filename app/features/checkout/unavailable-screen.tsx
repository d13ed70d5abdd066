import { href } from 'react-router';
import type { FailedOrder } from '#app/domain/order/checkout-flow.ts';
import { QuoteLinks } from '#app/features/quote/quote-links.tsx';
import { SHOP } from '#app/shop.ts';
import * as texts from '#app/texts/checkout.ts';
import { serviceErrorText } from '#app/texts/service-errors.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { focusOnMount } from '#app/ui/focus-on-mount.ts';
import styles from './checkout-screen.module.css';

type UnavailableScreenProps = {
  readonly outcome: FailedOrder;
  readonly onTryAgain: () => void;
  /** Asks what became of an unconfirmed order. */
  readonly onCheckAgain: () => void;
};

/** Explains why the order was not placed. */
export function UnavailableScreen({ outcome, onTryAgain, onCheckAgain }: UnavailableScreenProps) {
  const { title, text } = textOf(outcome);
  return (
    <section className={styles.screen} aria-labelledby="checkout-outcome">
      <h2 id="checkout-outcome" ref={focusOnMount} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {outcome.kind === 'unavailable' && (
        <p className={styles.note}>
          {texts.errorCode} <code>{outcome.error}</code>
        </p>
      )}
      <p className={styles.note}>{texts.cartAndFormKept}</p>
      <div className={styles.actions}>
        {outcome.kind === 'unconfirmed' ? (
          <Button variant="action" onClick={onCheckAgain}>
            {texts.checkAgain}
          </Button>
        ) : (
          <Button variant="action" onClick={onTryAgain}>
            {texts.tryAgain}
          </Button>
        )}
        <ButtonLink to={href('/cart')}>{texts.returnToCart}</ButtonLink>
        <QuoteLinks />
      </div>
      <p className={styles.note}>
        {texts.orderByPhone} <a href={SHOP.phones.sales.href}>{SHOP.phones.sales.display}</a>
      </p>
    </section>
  );
}

function textOf(outcome: FailedOrder): { readonly title: string; readonly text: string } {
  switch (outcome.kind) {
    case 'unavailable':
      return serviceErrorText(outcome.error);
    case 'declined':
      return { title: texts.declinedTitle, text: texts.declinedText };
    case 'unconfirmed':
      return { title: texts.unconfirmedTitle, text: texts.unconfirmedText };
  }
}
