import { ERRORS } from '#app/domain/error-catalogue.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { MaintenanceScreen } from './maintenance-screen.tsx';
import { OrderPlacedScreen } from './order-placed-screen.tsx';
import { useCheckout } from './use-checkout.ts';

/** From the form to the answer, one screen at a time. */
export function Checkout() {
  const { screen, placeOrder, tryAgain } = useCheckout();
  switch (screen.kind) {
    case 'loading':
      return (
        <>
          <Spinner label="Loading your cart…" />
          <noscript>
            <EmptyState text="Checkout needs scripts, because your cart is kept in this browser and nowhere else. Switch them on, or call or write to us to order.">
              <ButtonLink variant="action" to="/contact-us">
                Contact us
              </ButtonLink>
              <ButtonLink to="/collections">Browse all categories</ButtonLink>
            </EmptyState>
          </noscript>
        </>
      );
    case 'empty':
      return (
        <EmptyState
          heading={ERRORS.CHECKOUT_CART_EMPTY.title}
          text="Choose what you need first; checkout is the last step."
        >
          <ButtonLink variant="action" to="/collections">
            Start Shopping
          </ButtonLink>
        </EmptyState>
      );
    case 'form':
      return (
        <CheckoutForm again={screen.again} onSubmit={placeOrder}>
          <CheckoutSummary lines={screen.lines} />
        </CheckoutForm>
      );
    case 'unavailable':
      return <MaintenanceScreen error={screen.error} onTryAgain={tryAgain} />;
    case 'placed':
      return <OrderPlacedScreen order={screen.order} />;
  }
}
