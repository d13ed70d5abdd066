import { createContext, use, useState } from 'react';
import { signOuts } from '#app/lib/sign-outs.ts';
import { DEFAULT_COUNTRY } from '#app/cart/model/shipping.ts';
import { PriceChanges, useCurrentPrices } from '#app/checkout/price-changes.tsx';
import { CARDS, type Cards } from '#app/commerce/live/cards.ts';
import { chargedBy } from '#app/cart/model/cart.ts';
import { CostCentreField, useIsOfFirm } from '#app/checkout/cost-centre.tsx';
import { CardField } from '#app/checkout/card-field.tsx';
import { DeliveryFields, useDelivery } from '#app/checkout/delivery-fields.tsx';
import { SavedAddresses } from '#app/checkout/saved-addresses.tsx';
import { voucherStore } from '#app/checkout/checkout-draft.ts';
import { VoucherFields } from '#app/checkout/voucher-fields.tsx';
import { countryName } from '#app/commerce/model/checkout-form.ts';
import { useStore } from '#app/lib/use-store.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { CheckoutPage } from './checkout.tsx';
import { type CardFieldsProps, PaymentNote, type PaymentOption } from '#app/checkout/payment-fields.tsx';
import * as texts from '#app/checkout/texts.ts';

export { meta } from './checkout.tsx';

/** No part of the options, which would be mounted anew once it is known: what was typed in Stripe's field would be lost. */
const IsOfFirm = createContext(false);

/** In the order of the form. */
export function livePaymentOptions(cards: Cards | undefined): readonly PaymentOption[] {
  const options: readonly PaymentOption[] = [
    {
      method: 'invoice',
      label: texts.invoice,
      Fields: () => <PaymentNote>{texts.invoiceNote}</PaymentNote>,
    },
    { method: 'purchase-order', label: texts.purchaseOrderMethod, Fields: PurchaseOrderField },
    ...(cards
      ? [{ method: 'card', label: texts.creditCard, Fields: () => <CardField cards={cards} /> } as const]
      : []),
  ];
  return options.map(({ method, label, Fields }) => ({
    method,
    label,
    Fields: (form) => (
      <>
        <Fields {...form} />
        <CostCentreOfOrder {...form} />
      </>
    ),
  }));
}

export const LIVE_PAYMENT_OPTIONS = livePaymentOptions(CARDS);

/** What a firm needs for its own bookkeeping, however it pays. */
function CostCentreOfOrder({ values, inputProps }: CardFieldsProps) {
  // As below.
  const [valueOnMount] = useState(values.costCentre);
  return use(IsOfFirm) && <CostCentreField {...inputProps('costCentre')} defaultValue={valueOnMount} />;
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

export default function LiveCheckout() {
  const [country, setCountry] = useState(DEFAULT_COUNTRY);
  const { summary, deliveries, vouchers, methods, adopt, ...check } = useCurrentPrices(country);
  const selected = useDelivery(deliveries);
  const isOfFirm = useIsOfFirm();
  return (
    <IsOfFirm value={isOfFirm}>
      <CheckoutPage
        // Nothing that was typed, nor a placed order, is shown after a sign-out.
        key={useStore(signOuts)}
        lead={<PriceChanges {...check} />}
        summary={summary && selected ? { ...summary, ...chargedBy(selected) } : summary}
        onChanged={adopt}
        onCountry={setCountry}
        savedAddresses={<SavedAddresses />}
        delivery={
          <DeliveryFields
            deliveries={deliveries}
            selected={selected}
            unreachable={summary?.isShippingOpen && countryName(country)}
          />
        }
        deliveryId={selected?.id}
        vouchers={<VoucherFields vouchers={vouchers} />}
        voucherCodes={useStore(voucherStore)}
        paymentOptions={
          methods
            ? LIVE_PAYMENT_OPTIONS.filter(({ method }) => methods.includes(method))
            : LIVE_PAYMENT_OPTIONS
        }
      />
    </IsOfFirm>
  );
}
