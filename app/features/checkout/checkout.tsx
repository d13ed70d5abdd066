import type { ReactNode } from 'react';
import type { OrderSummary } from '#app/domain/cart/order-summary.ts';
import type { PresentPrices } from '#app/domain/cart/present-prices.ts';
import * as texts from '#app/texts/checkout.ts';
import { ERRORS } from '#app/texts/errors.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ClientOnlyPlaceholder } from '#app/ui/client-only-placeholder.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutMessage } from './checkout-message.tsx';
import { CheckoutSummary, OrderTotalLink } from './checkout-summary.tsx';
import { UnavailableScreen } from './unavailable-screen.tsx';
import { OrderPlacedScreen } from './order-placed-screen.tsx';
import { useCheckout } from './use-checkout.ts';

type CheckoutProps = {
  /** Shown above the form, and above the message that the cart is empty. */
  readonly lead?: ReactNode;
  /** Shown below the message that the cart is empty. */
  readonly whenEmpty?: ReactNode;
  /** What the back end charges for the cart; computed here if it is missing. */
  readonly summary?: OrderSummary | undefined;
  /** Receives present prices and stock, if those of an order have changed. */
  readonly onChanged?: (present: PresentPrices) => void;
};

/** The checkout, from the form to the outcome of the order. */
export function Checkout({ lead, whenEmpty, summary, onChanged }: CheckoutProps) {
  const { screen, placeOrder, tryAgain, checkAgain } = useCheckout(onChanged);
  switch (screen.kind) {
    case 'loading':
      return (
        <ClientOnlyPlaceholder label={texts.loadingCart}>
          <EmptyState text={texts.needsJavaScript}>
            <ButtonLink variant="action" to="/contact-us">
              {texts.contactUs}
            </ButtonLink>
            <ButtonLink to="/collections">{texts.browseAllCategories}</ButtonLink>
          </EmptyState>
        </ClientOnlyPlaceholder>
      );
    case 'empty':
      return (
        <>
          {lead}
          <EmptyState heading={ERRORS.CHECKOUT_CART_EMPTY.title} text={texts.emptyCartHint}>
            <ButtonLink variant="action" to="/collections">
              {texts.startShopping}
            </ButtonLink>
          </EmptyState>
          {whenEmpty}
        </>
      );
    case 'form':
      return (
        <>
          {lead}
          {screen.problem && <CheckoutMessage problem={screen.problem} />}
          <OrderTotalLink lines={screen.lines} summary={summary} />
          <CheckoutForm isRetry={screen.isRetry} onSubmit={placeOrder}>
            <CheckoutSummary lines={screen.lines} summary={summary} />
          </CheckoutForm>
        </>
      );
    case 'unavailable':
    case 'declined':
    case 'unconfirmed':
      return <UnavailableScreen outcome={screen} onTryAgain={tryAgain} onCheckAgain={checkAgain} />;
    case 'placed':
      return <OrderPlacedScreen order={screen.order} />;
  }
}
