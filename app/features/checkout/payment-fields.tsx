import { useEffect, useId, useRef, useState } from 'react';
import { paysByCard } from '#app/domain/order/checkout-form.ts';
import * as texts from '#app/texts/checkout.ts';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { FieldGroup } from '#app/ui/field-group.tsx';
import { CardFields, type CardFieldsProps } from './card-fields.tsx';
import styles from './payment-fields.module.css';

type PaymentFieldsProps = CardFieldsProps & {
  /** Whether an earlier attempt has failed. Card details are not kept, so the visitor must enter them again. */
  readonly isRetry: boolean;
};

const METHODS = [
  { value: 'credit', label: texts.creditCard },
  { value: 'paypal', label: texts.payPal },
] as const;

export function PaymentFields({ isRetry, ...form }: PaymentFieldsProps) {
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
        {METHODS.map(({ value, label }) => (
          <ChoiceField
            key={value}
            type="radio"
            id={`${id}-${value}`}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
          >
            {label}
          </ChoiceField>
        ))}
      </div>
      {hasNote && byCard && (
        <p id={noteId} className={styles.note}>
          {texts.reenterCardDetails}
        </p>
      )}
      {byCard ? <CardFields {...form} /> : <p className={styles.note}>{texts.payPalNote}</p>}
    </FieldGroup>
  );
}
