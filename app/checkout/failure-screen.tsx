import type { ReactNode } from 'react';
import { href } from 'react-router';
import { QuoteLinks } from '#app/quote/quote-links.tsx';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { focusOnMount } from '#app/ui/focus.ts';

type FailureScreenProps = {
  readonly title: string;
  readonly text: string;
  readonly errorCode?: string;
  /** Followed by the phone number. */
  readonly callText?: string;
} & (
  | { readonly onTryAgain: () => void; readonly action?: never }
  /** In place of `Try Again`. */
  | { readonly action: ReactNode; readonly onTryAgain?: never }
);

/** Explains why the order was not placed, or that it is not known whether it was. */
export function FailureScreen({
  title,
  text,
  errorCode,
  callText = texts.orderByPhone,
  onTryAgain,
  action,
}: FailureScreenProps) {
  return (
    <section className="checkout-screen" aria-labelledby="checkout-outcome">
      <h2 id="checkout-outcome" ref={focusOnMount} tabIndex={-1} className="checkout-screen-heading">
        {title}
      </h2>
      <p className="checkout-screen-text">{text}</p>
      {errorCode !== undefined && (
        <p className="checkout-screen-note">
          {texts.errorCode} <code>{errorCode}</code>
        </p>
      )}
      <p className="checkout-screen-note">{texts.cartAndFormKept}</p>
      <div className="checkout-screen-actions">
        {action ?? (
          <Button variant="action" onClick={onTryAgain}>
            {texts.tryAgain}
          </Button>
        )}
        <ButtonLink to={href('/cart')}>{texts.returnToCart}</ButtonLink>
        <QuoteLinks />
      </div>
      <p className="checkout-screen-note">
        {callText} <a href={SHOP.phones.sales.href}>{SHOP.phones.sales.display}</a>
      </p>
    </section>
  );
}
