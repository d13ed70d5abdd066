import { useEffect, useId, useRef, useState } from 'react';
import { paysByCard, type PaymentMethod } from '#app/domain/order/checkout-form.ts';
import * as texts from '#app/texts/checkout.ts';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { FieldGroup } from '#app/ui/field-group.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { CardFields, type CardFieldsProps } from './card-fields.tsx';
import styles from './payment-fields.module.css';

type PaymentFieldsProps = CardFieldsProps & {
  /** Whether an earlier attempt has failed. Card details are not kept, so the visitor must enter them again. */
  readonly isRetry: boolean;
  readonly methods: readonly PaymentMethod[];
};

const METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  credit: texts.creditCard,
  paypal: texts.payPal,
  invoice: texts.invoice,
  'purchase-order': texts.purchaseOrderMethod,
};

export function PaymentFields({ isRetry, methods, ...form }: PaymentFieldsProps) {
  const noteId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // `isRetry` becomes false while the retry is processed, but the note must stay.
  const [hasNote] = useState(isRetry);
  const byCard = paysByCard(form.values);
  const { id, name, defaultValue } = form.inputProps('paymentMethod');

  // The Try Again button had the focus and is gone, so the focus moves here.
  useEffect(() => {
    if (hasNote) group.current?.focus();
  }, [hasNote]);

  return (
    <FieldGroup
      ref={group}
      legend={texts.paymentInformation}
      tabIndex={-1}
      aria-describedby={hasNote ? noteId : undefined}
    >
      <div className={styles.methods}>
        {methods.map((value) => (
          <ChoiceField
            key={value}
            type="radio"
            id={`${id}-${value}`}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
          >
            {METHOD_LABELS[value]}
          </ChoiceField>
        ))}
      </div>
      {hasNote && byCard && (
        <p id={noteId} className={styles.note}>
          {texts.reenterCardDetails}
        </p>
      )}
      <MethodFields {...form} />
    </FieldGroup>
  );
}

function MethodFields(form: CardFieldsProps) {
  switch (form.values.paymentMethod) {
    case 'credit':
      return <CardFields {...form} />;
    case 'purchase-order':
      return <PurchaseOrderField {...form} />;
    case 'invoice':
      return <p className={styles.note}>{texts.invoiceNote}</p>;
    default:
      return <p className={styles.note}>{texts.payPalNote}</p>;
  }
}

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
