import { useEffect, useId, useRef, useState } from 'react';
import { usesCardForm } from './model/checkout-form.ts';
import * as texts from './texts.ts';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { FieldGroup } from '#app/ui/field-group.tsx';
import type { CardFieldsProps } from './card-fields.tsx';
import type { PaymentOption } from './payment-options.tsx';

type PaymentFieldsProps = CardFieldsProps & {
  /** Whether an earlier attempt has failed. Card details are not kept, so the visitor must enter them again. */
  readonly isRetry: boolean;
  readonly options: readonly PaymentOption[];
};

export function PaymentFields({ isRetry, options, ...form }: PaymentFieldsProps) {
  const noteId = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // `isRetry` becomes false while the retry is processed, but the note must stay.
  const [wasRetry] = useState(isRetry);
  const hasNote = wasRetry && usesCardForm(form.values);
  const selected = options.find(({ method }) => method === form.values.paymentMethod);
  const { id, name, defaultValue } = form.inputProps('paymentMethod');

  // The Try Again button had the focus and is gone, so the focus moves to the group.
  useEffect(() => {
    if (wasRetry) group.current?.focus();
  }, [wasRetry]);

  return (
    <FieldGroup
      ref={group}
      legend={texts.paymentInformation}
      tabIndex={-1}
      aria-describedby={hasNote ? noteId : undefined}
    >
      <div className="payment-fields-methods">
        {options.map(({ method, label }) => (
          <ChoiceField
            key={method}
            type="radio"
            id={`${id}-${method}`}
            name={name}
            value={method}
            defaultChecked={method === defaultValue}
          >
            {label}
          </ChoiceField>
        ))}
      </div>
      {hasNote && (
        <p id={noteId} className="payment-fields-note">
          {texts.reenterCardDetails}
        </p>
      )}
      {selected && <selected.Fields {...form} />}
    </FieldGroup>
  );
}
