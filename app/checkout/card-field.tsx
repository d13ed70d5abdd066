import { useCallback, useState } from 'react';
import type { Cards } from '#app/commerce/live/cards.ts';
import { Message } from '#app/ui/message.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { PaymentNote } from './payment-fields.tsx';
import * as texts from './texts.ts';

/** Stripe's field for a card. It stays while it is loading, and says so if it cannot be loaded. */
export function CardField({ cards }: { readonly cards: Cards }) {
  const [isShown, setIsShown] = useState<boolean>();
  const mount = useCallback(
    (element: HTMLElement | null) => (element ? cards.mount(element, setIsShown) : undefined),
    [cards],
  );
  return (
    <>
      <PaymentNote>{texts.cardNote}</PaymentNote>
      {isShown === undefined && <Spinner label={texts.cardLoading} />}
      <Message role="alert">{isShown === false ? texts.cardNotLoaded : undefined}</Message>
      <div ref={mount} />
    </>
  );
}
