import type { ComponentType, ReactNode } from 'react';
import type { OrderSummary } from '#app/cart/model/order-summary.ts';
import type { CurrentPrices } from '#app/cart/model/current-prices.ts';
import type { CheckoutProblem } from './model/checkout-flow.ts';
import type { PlacedOrder } from './model/order.ts';
import * as texts from './texts.ts';
import { ERRORS } from '#app/ui/error-texts.ts';
import { serviceErrorText } from '#app/commerce/service-error-texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ClientOnlyPlaceholder } from '#app/ui/client-only-placeholder.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSummary, OrderTotalLink } from './checkout-summary.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { OrderPlacedScreen } from './order-placed-screen.tsx';
import { BUILT_IN_PAYMENT_OPTIONS, type PaymentOption } from './payment-options.tsx';
import { useCheckout } from './use-checkout.ts';
import styleSheetUrl from './checkout.css?url';

const StyleSheet = styleSheet(styleSheetUrl);

/** What the checkout shows for outcomes that only a real back end has. */
export type CheckoutOutcomes = {
  /** Says above the form why the order was not placed. */
  readonly Problem: ComponentType<{ readonly problem: CheckoutProblem }>;
  readonly Declined: ComponentType<{ readonly onTryAgain: () => void }>;
  readonly Unconfirmed: ComponentType<{ readonly onCheckAgain: () => void }>;
  /** Details of a placed order, shown besides its number, shipping address and contact information. */
  readonly PlacedDetails: ComponentType<{ readonly order: PlacedOrder }>;
};

export type CheckoutProps = {
  /** Shown above the form, and above the message that the cart is empty. */
  readonly lead?: ReactNode;
  /** Shown below the message that the cart is empty. */
  readonly whenEmpty?: ReactNode;
  /** What the back end charges for the cart; computed here if it is missing. */
  readonly summary?: OrderSummary | undefined;
  /** Receives current prices and stock, if those of an order have changed. */
  readonly onChanged?: (current: CurrentPrices) => void;
  readonly paymentOptions?: readonly PaymentOption[];
  /** Not needed with the built-in back end, whose orders always end as `unavailable`. */
  readonly outcomes?: CheckoutOutcomes;
};

/** The checkout, from the form to the outcome of the order. */
export function Checkout(props: CheckoutProps) {
  return (
    <>
      <StyleSheet />
      <CurrentScreen {...props} />
    </>
  );
}

function CurrentScreen({
  lead,
  whenEmpty,
  summary,
  onChanged,
  paymentOptions = BUILT_IN_PAYMENT_OPTIONS,
  outcomes,
}: CheckoutProps) {
  const { screen, placeOrder, tryAgain, checkAgain } = useCheckout(summary?.total, onChanged);
  switch (screen.kind) {
    case 'loading':
      return (
        <ClientOnlyPlaceholder
          label={texts.loadingCart}
          withoutScripts={
            <EmptyState text={texts.needsJavaScript}>
              <ButtonLink variant="action" to="/contact-us">
                {texts.contactUs}
              </ButtonLink>
              <ButtonLink to="/collections">{texts.browseAllCategories}</ButtonLink>
            </EmptyState>
          }
        />
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
          {outcomes && screen.problem && <outcomes.Problem problem={screen.problem} />}
          <OrderTotalLink lines={screen.lines} summary={summary} />
          <CheckoutForm isRetry={screen.isRetry} paymentOptions={paymentOptions} onSubmit={placeOrder}>
            <CheckoutSummary lines={screen.lines} summary={summary} />
          </CheckoutForm>
        </>
      );
    case 'unavailable':
      return (
        <FailureScreen {...serviceErrorText(screen.error)} errorCode={screen.error} onTryAgain={tryAgain} />
      );
    case 'declined':
      return outcomes && <outcomes.Declined onTryAgain={tryAgain} />;
    case 'unconfirmed':
      return outcomes && <outcomes.Unconfirmed onCheckAgain={checkAgain} />;
    case 'placed':
      return (
        <OrderPlacedScreen order={screen.order}>
          {outcomes && <outcomes.PlacedDetails order={screen.order} />}
        </OrderPlacedScreen>
      );
  }
}
