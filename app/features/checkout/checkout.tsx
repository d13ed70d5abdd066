import type { ReactNode } from 'react';
import * as texts from '#app/texts/checkout.ts';
import { ERRORS } from '#app/texts/errors.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ClientOnlyPlaceholder } from '#app/ui/client-only-placeholder.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSummary, OrderTotalLink } from './checkout-summary.tsx';
import { UnavailableScreen } from './unavailable-screen.tsx';
import { OrderPlacedScreen } from './order-placed-screen.tsx';
import { useCheckout } from './use-checkout.ts';

type CheckoutProps = {
  /** Shown below the message that the cart is empty. */
  readonly whenEmpty?: ReactNode;
};

/** The checkout, from the form to the outcome of the order. */
export function Checkout({ whenEmpty }: CheckoutProps) {
  const { screen, placeOrder, tryAgain } = useCheckout();
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
          <OrderTotalLink lines={screen.lines} />
          <CheckoutForm isRetry={screen.isRetry} onSubmit={placeOrder}>
            <CheckoutSummary lines={screen.lines} />
          </CheckoutForm>
        </>
      );
    case 'unavailable':
      return <UnavailableScreen error={screen.error} onTryAgain={tryAgain} />;
    case 'placed':
      return <OrderPlacedScreen order={screen.order} />;
  }
}
