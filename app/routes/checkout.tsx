import { formatNumber } from '#app/lib/format-number.ts';
import type { ReactNode } from 'react';
import {
  type CurrentPrices,
  type LineItem,
  lineTotal,
  type OrderSummary,
  summaryOf,
  taxPercentOf,
  totalItems,
} from '#app/cart/model/cart.ts';
import { taxedSummary } from '#app/cart/model/discounts.ts';
import type { CheckoutProblem } from '#app/commerce/model/checkout-flow.ts';
import * as texts from '#app/checkout/texts.ts';
import { ERRORS } from '#app/ui/texts.ts';
import { failureText } from '#app/commerce/failure-texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ClientOnlyPlaceholder } from '#app/ui/spinner.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import { CheckoutForm } from '#app/checkout/checkout-form.tsx';
import { FailureScreen, PlacedScreen } from '#app/checkout/outcome-screens.tsx';
import { BUILT_IN_PAYMENT_OPTIONS, LABELS, type PaymentOption } from '#app/checkout/payment-fields.tsx';
import { useCheckout } from '#app/checkout/use-checkout.ts';
import styleSheetUrl from '#app/checkout/checkout.css?url';
import { Link } from 'react-router';
import { formatMoney } from '#app/lib/money.ts';
import * as backEnd from '#app/back-end.ts';
import { summaryHeading } from '#app/shop-data.ts';
import { useShipTo } from '#app/cart/ship-to.tsx';
import { OrderSummaryPanel } from '#app/cart/order-summary-panel.tsx';
import { ProductPicture } from '#app/offer/product-picture.tsx';
import { ProductText } from '#app/offer/product-text.tsx';
import { LeftCatalogue } from '#app/offer/stock.tsx';
import { focusOnMount } from '#app/ui/focus.ts';
import { Message } from '#app/ui/message.tsx';
import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { CATEGORIES } from '#app/shell/categories.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { Page } from '#app/ui/page.tsx';

type CheckoutSummaryProps = {
  readonly lines: readonly LineItem[];
  /** What the back end charges; computed if it is missing. */
  readonly summary?: OrderSummary | undefined;
};

const SUMMARY_ID = 'order-summary';

/** Links to the summary. Shown above the form on narrow screens, where the summary is far below. */
function OrderTotalLink({ lines, summary }: CheckoutSummaryProps) {
  const country = useShipTo();
  const cart = { items: lines };
  return (
    <Link to={{ hash: SUMMARY_ID }} replace className="checkout-summary-total-link">
      <span>{texts.yourOrder(totalItems(cart))}</span>
      <span className="checkout-summary-amount" translate="no">
        {formatMoney((summary ?? summaryOf(lines, country)).total)}
      </span>
    </Link>
  );
}

function CheckoutSummary({
  lines,
  summary,
  children,
}: CheckoutSummaryProps & { readonly children: ReactNode }) {
  const country = useShipTo();
  const shownSummary = summary ?? summaryOf(lines, country);
  return (
    <OrderSummaryPanel
      id={SUMMARY_ID}
      heading={
        summaryHeading ? <span lang={summaryHeading.lang}>{summaryHeading.text}</span> : texts.orderSummary
      }
      taxLabel={
        backEnd.accounts && shownSummary.isTaxExempt
          ? texts.vatExempt
          : texts.vat(taxPercentOf(taxedSummary(shownSummary)))
      }
      summary={shownSummary}
      lead={
        <>
          {summaryHeading && <p className="hint checkout-summary-english-heading">{texts.orderSummary}</p>}
          <ul className="checkout-summary-lines">
            {lines.map((line) => (
              <li key={line.id} className="checkout-summary-line">
                <span className="checkout-summary-picture">
                  <ProductPicture image={line.image} alt="" size={64} />
                </span>
                <span className="checkout-summary-title">
                  <ProductText text={line.title} />
                </span>
                <span className="muted checkout-summary-quantity">
                  <span translate="no">{`${formatNumber(line.quantity)} × ${formatMoney(line.price)}`}</span>
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
    >
      {children}
    </OrderSummaryPanel>
  );
}

const StyleSheet = styleSheet(styleSheetUrl);

export type CheckoutProps = {
  /** Shown above the form, and above the message that the cart is empty. */
  readonly lead?: ReactNode;
  /** What the back end charges for the cart; computed here if it is missing. */
  readonly summary?: OrderSummary | undefined;
  /** Receives current prices and stock, if those of an order have changed. */
  readonly onChanged?: (current: CurrentPrices) => void;
  /** Receives the code of the country of the address. */
  readonly onCountry?: (country: string) => void;
  /** A field to choose a saved address. */
  readonly savedAddresses?: ReactNode;
  /** Fields to choose a delivery, and the id of the chosen one. */
  readonly delivery?: ReactNode;
  readonly deliveryId?: string | undefined;
  /** A field for vouchers, and the codes that were entered. */
  readonly vouchers?: ReactNode;
  readonly voucherCodes?: readonly string[];
  readonly paymentOptions?: readonly PaymentOption[];
};

export function Checkout({
  lead,
  summary,
  onChanged,
  onCountry,
  savedAddresses,
  delivery,
  deliveryId,
  vouchers,
  voucherCodes,
  paymentOptions = BUILT_IN_PAYMENT_OPTIONS,
}: CheckoutProps) {
  const { screen, placeOrder, tryAgain, checkAgain } = useCheckout(
    summary?.total,
    deliveryId,
    voucherCodes,
    onChanged,
  );
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
          <BrowseCategories categories={CATEGORIES} />
        </>
      );
    case 'form':
      return (
        <>
          {lead}
          {screen.problem && (
            // It takes the focus, because it is above the form and the pressed button is below the form.
            <div ref={focusOnMount} tabIndex={-1} className="checkout-form-problem">
              <Message role="alert">{problemText(screen.problem)}</Message>
            </div>
          )}
          <OrderTotalLink lines={screen.lines} summary={summary} />
          <CheckoutForm
            // The one that was chosen may not be offered any more.
            key={paymentOptions.map(({ method }) => method).join()}
            isRetry={screen.isRetry}
            paymentOptions={paymentOptions}
            onCountry={onCountry}
            savedAddresses={savedAddresses}
            delivery={delivery}
            onSubmit={placeOrder}
          >
            <CheckoutSummary lines={screen.lines} summary={summary}>
              {vouchers}
            </CheckoutSummary>
          </CheckoutForm>
        </>
      );
    case 'placed':
      return <PlacedScreen order={screen.order} />;
    default:
      return <FailureScreen outcome={screen} onTryAgain={tryAgain} onCheckAgain={checkAgain} />;
  }
}

function problemText(problem: CheckoutProblem): string {
  switch (problem.kind) {
    case 'changed':
      return texts.changedText;
    case 'not-placed':
      return texts.notPlacedText;
    case 'signed-out':
      return texts.signedOutText;
    default:
      return failureText(problem, LABELS);
  }
}

export const meta = privateMeta(texts.checkout, texts.checkoutDescription, '/checkout');

export function CheckoutPage(checkout: CheckoutProps) {
  return (
    <Page title={texts.checkout} trail={[{ title: texts.shoppingCart, to: '/cart' }]}>
      <StyleSheet />
      <Checkout {...checkout} />
    </Page>
  );
}

export default function CheckoutRoute() {
  return <CheckoutPage />;
}
