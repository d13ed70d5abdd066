import { PriceChanges, useCurrentPrices } from '#app/cart/price-changes.tsx';
import { useStore } from '#app/lib/use-store.ts';
import { signOuts } from '#app/account/sign-outs.ts';
import { meta as checkoutMeta, CheckoutPage } from './page.tsx';
import { Link } from 'react-router';
import { formatMoney } from '#app/lib/money.ts';
import type { CheckoutProblem } from './model/checkout-flow.ts';
import * as texts from './texts.ts';
import { failureText } from '#app/commerce/failure-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { focusOnMount } from '#app/ui/focus.ts';
import { Message } from '#app/ui/message.tsx';
import type { CheckoutOutcomes } from './checkout.tsx';
import {
  type CardFieldsProps,
  LABELS,
  PaymentNote,
  type PaymentOption,
  PAYPAL_OPTION,
} from './payment-fields.tsx';
import { FailureScreen } from './failure-screen.tsx';
import { useState } from 'react';
import {
  PAYMENT_PROVIDERS,
  type PaymentProvider,
  type PaymentProviders,
} from '#app/commerce/live/payment-provider.ts';
import { TextField } from '#app/ui/text-field.tsx';

/** In the order of the form. Card and PayPal need a provider. */
export function livePaymentOptions({ card, paypal }: PaymentProviders): readonly PaymentOption[] {
  return [
    {
      method: 'invoice',
      label: texts.invoice,
      Fields: () => <PaymentNote>{texts.invoiceNote}</PaymentNote>,
    },
    { method: 'purchase-order', label: texts.purchaseOrderMethod, Fields: PurchaseOrderField },
    ...(card ? [{ method: 'card', label: texts.creditCard, Fields: fieldOf(card) } as const] : []),
    ...(paypal ? [{ ...PAYPAL_OPTION, Fields: fieldOf(paypal) }] : []),
  ];
}

export const LIVE_PAYMENT_OPTIONS = livePaymentOptions(PAYMENT_PROVIDERS);

function fieldOf(provider: PaymentProvider): PaymentOption['Fields'] {
  const mount = (element: HTMLElement | null) => (element ? provider.mount(element) : undefined);
  return () => <div ref={mount} />;
}

function PurchaseOrderField({ values, inputProps }: CardFieldsProps) {
  // The field mounts again when the visitor selects another method and returns. It then starts with the number entered before.
  const [valueOnMount] = useState(values.purchaseOrder);
  return (
    <TextField
      {...inputProps('purchaseOrder')}
      defaultValue={valueOnMount}
      label={texts.purchaseOrder}
      hint={texts.purchaseOrderHint}
      spellCheck={false}
      enterKeyHint="done"
      required
    />
  );
}

/** The outcomes that only a real back end has. */
export const LIVE_OUTCOMES: CheckoutOutcomes = {
  // The message takes the focus, because it is above the form and the pressed button is below the form.
  Problem: ({ problem }) => (
    <div ref={focusOnMount} tabIndex={-1} className="checkout-form-problem">
      <Message role="alert">{problemText(problem)}</Message>
    </div>
  ),

  Declined: ({ onTryAgain }) => (
    <FailureScreen title={texts.declinedTitle} text={texts.declinedText} onTryAgain={onTryAgain} />
  ),

  Unconfirmed: ({ onCheckAgain }) => (
    <FailureScreen
      title={texts.unconfirmedTitle}
      text={texts.unconfirmedText}
      callText={texts.askByPhone}
      action={
        <Button variant="action" onClick={onCheckAgain}>
          {texts.checkAgain}
        </Button>
      }
    />
  ),

  PlacedDetails: ({ order: { number, key, total, isWaiting } }) => (
    <>
      {isWaiting === true && <p>{texts.waitingText}</p>}
      {total !== undefined && (
        <p>
          {texts.orderTotal} <strong translate="no">{formatMoney(total)}</strong>
        </p>
      )}
      {key !== undefined && (
        <p>
          <Link to={`/account/orders/${number}?key=${encodeURIComponent(key)}`}>{texts.viewOrder}</Link>
          {'. '}
          {texts.viewOrderNote}
        </p>
      )}
    </>
  ),
};

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

export const meta = checkoutMeta;

export default function LiveCheckout() {
  const { summary, adopt, ...check } = useCurrentPrices();
  return (
    <CheckoutPage
      // Nothing that was typed, nor a placed order, is shown after a sign-out.
      key={useStore(signOuts)}
      lead={<PriceChanges {...check} />}
      summary={summary}
      onChanged={adopt}
      paymentOptions={LIVE_PAYMENT_OPTIONS}
      outcomes={LIVE_OUTCOMES}
    />
  );
}
