import { useState } from 'react';
import * as texts from '#app/texts/checkout.ts';
import { TextField } from '#app/ui/text-field.tsx';
import type { CardFieldsProps } from './card-fields.tsx';
import { PaymentNote } from './payment-note.tsx';
import { BUILT_IN_PAYMENT_OPTIONS, type PaymentOption } from './payment-options.tsx';

/** In the order of the form. */
export const LIVE_PAYMENT_OPTIONS: readonly PaymentOption[] = [
  {
    method: 'invoice',
    label: texts.invoice,
    Fields: () => <PaymentNote>{texts.invoiceNote}</PaymentNote>,
  },
  { method: 'purchase-order', label: texts.purchaseOrderMethod, Fields: PurchaseOrderField },
  ...BUILT_IN_PAYMENT_OPTIONS,
];

function PurchaseOrderField({ values, inputProps }: CardFieldsProps) {
  // As in CardFields.
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
