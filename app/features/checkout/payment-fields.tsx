import { useEffect, useId, useRef, useState } from 'react';
import { paysByCard } from '#app/domain/order/checkout-form.ts';
import * as texts from '#app/texts/checkout.ts';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { FieldGroup } from '#app/ui/field-group.tsx';
import { CardFields, type CardFieldsProps } from './card-fields.tsx';
import styles from './payment-fields.module.css';

type PaymentFieldsProps = CardFieldsProps & {
  /** After an order that could not be placed: the card has to be typed again. */
  readonly again: boolean;
};

const METHODS = [
  { value: 'credit', label: texts.creditCard },
  { value: 'paypal', label: texts.payPal },
] as const;

export function PaymentFields({ again, ...form }: PaymentFieldsProps) {
  const noteId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [afterAnswer] = useState(again);
  const byCard = paysByCard(form.values);
  const { id, name, defaultValue } = form.inputProps('paymentMethod');

  // Back from the answer, whose button is gone, to where something is left to do.
  useEffect(() => {
    if (afterAnswer) group.current?.focus();
  }, [afterAnswer]);

  return (
    <FieldGroup
      ref={group}
      legend={texts.paymentInformation}
      tabIndex={-1}
      aria-describedby={afterAnswer ? noteId : undefined}
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
      {afterAnswer && byCard && (
        <p id={noteId} className={styles.note}>
          {texts.cardAgain}
        </p>
      )}
      {byCard ? <CardFields {...form} /> : <p className={styles.note}>{texts.payPalNote}</p>}
    </FieldGroup>
  );
}
