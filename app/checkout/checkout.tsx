import type { ComponentType, ReactNode } from 'react';
import {
  type CurrentPrices,
  type LineItem,
  lineTotal,
  type OrderSummary,
  orderSummary,
  subtotal,
  taxPercentOf,
  totalItems,
} from '#app/cart/model/cart.ts';
import type { CheckoutProblem } from './model/checkout-flow.ts';
import type { PlacedOrder } from './model/order.ts';
import * as texts from './texts.ts';
import { ERRORS } from '#app/ui/texts.ts';
import { serviceErrorText } from '#app/commerce/failure-texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ClientOnlyPlaceholder } from '#app/ui/spinner.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { BUILT_IN_PAYMENT_OPTIONS, type PaymentOption } from './payment-fields.tsx';
import { useCheckout } from './use-checkout.ts';
import styleSheetUrl from './checkout.css?url';
import { href, Link } from 'react-router';
import { formatMoney } from '#app/lib/money.ts';
import { OrderSummaryPanel } from '#app/cart/order-summary-panel.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import { LeftCatalogue } from '#app/offer/stock.tsx';
import { focusOnMount } from '#app/ui/focus.ts';

type CheckoutSummaryProps = {
  readonly lines: readonly LineItem[];
  /** What the back end charges; computed if it is missing. */
  readonly summary?: OrderSummary | undefined;
};

const SUMMARY_ID = 'order-summary';

/** Links to the summary. Shown above the form on narrow screens, where the summary is far below. */
function OrderTotalLink({ lines, summary }: CheckoutSummaryProps) {
  const cart = { items: lines };
  return (
    <Link to={{ hash: SUMMARY_ID }} replace className="checkout-summary-total-link">
      <span>{texts.yourOrder(totalItems(cart))}</span>
      <span className="checkout-summary-amount" translate="no">
        {formatMoney((summary ?? orderSummary(subtotal(cart))).total)}
      </span>
    </Link>
  );
}

function CheckoutSummary({ lines, summary }: CheckoutSummaryProps) {
  const shownSummary = summary ?? orderSummary(subtotal({ items: lines }));
  return (
    <OrderSummaryPanel
      id={SUMMARY_ID}
      heading={<span lang="tr">{texts.orderSummaryTurkish}</span>}
      taxLabel={texts.vat(taxPercentOf(shownSummary))}
      summary={shownSummary}
      lead={
        <>
          <p className="checkout-summary-english-heading">{texts.orderSummary}</p>
          <ul className="checkout-summary-lines">
            {lines.map((line) => (
              <li key={line.id} className="checkout-summary-line">
                <span className="checkout-summary-picture">
                  <ProductPicture image={line.image} alt="" size={64} />
                </span>
                <span className="checkout-summary-title">
                  <ProductText text={line.title} />
                </span>
                <span className="checkout-summary-quantity">
                  <span translate="no">{`${line.quantity} × ${formatMoney(line.price)}`}</span>
                  <LeftCatalogue id={line.id} />
                </span>
                <span className="checkout-summary-total" translate="no">
                  {formatMoney(lineTotal(line))}
                </span>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

type OrderPlacedScreenProps = {
  readonly order: PlacedOrder;
  /** More about the order, below its number. */
  readonly children?: ReactNode;
};

function OrderPlacedScreen({ order, children }: OrderPlacedScreenProps) {
  const { number, contact, shipping } = order;
  return (
    <section className="checkout-screen" aria-labelledby="checkout-outcome">
      <h2 id="checkout-outcome" ref={focusOnMount} tabIndex={-1} className="checkout-screen-heading">
        {texts.orderPlaced}
      </h2>
      <p className="checkout-screen-text">
        {texts.orderNumber} <strong>{number}</strong>
      </p>
      {children}
      <div className="checkout-screen-details">
        <div>
          <h3>{texts.shippingAddress}</h3>
          <address className="checkout-screen-lines">
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
          <h3>{texts.contactInformation}</h3>
          <p className="checkout-screen-lines">
            <span>{contact.email}</span>
            <span>{contact.phone}</span>
          </p>
        </div>
      </div>
      <div className="checkout-screen-actions">
        <ButtonLink variant="action" to={href('/collections')}>
          {texts.continueShopping}
        </ButtonLink>
        <ButtonLink to={href('/')}>{texts.returnToHome}</ButtonLink>
      </div>
    </section>
  );
}

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
