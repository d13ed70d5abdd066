import { useState } from 'react';
import type { CheckoutValues } from './model/checkout-form.ts';
import { formatCardNumber, formatExpiry } from './model/payment-card.ts';
import * as texts from './texts.ts';
import { CheckboxField } from '#app/ui/checkbox-field.tsx';
import { FormattedField } from '#app/ui/formatted-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { Form } from '#app/ui/use-form.ts';
import { LABELS } from './checkout-labels.ts';

type CardField = 'cardName' | 'cardNumber' | 'cardExpiry' | 'cardCVC';

export type CardFieldsProps = Pick<Form<CheckoutValues>, 'values' | 'inputProps' | 'checkboxProps'>;

export function CardFields({ values, inputProps, checkboxProps }: CardFieldsProps) {
  // The fields mount again when the visitor switches to PayPal and back. They then start with the values entered before.
  const [valuesOnMount] = useState(values);
  const fieldProps = (name: CardField) => ({
    ...inputProps(name),
    defaultValue: valuesOnMount[name],
    label: LABELS[name],
    required: true,
  });
  const digitsOnly = { inputMode: 'numeric', spellCheck: false } as const;
  return (
    <>
      <TextField {...fieldProps('cardName')} autoComplete="cc-name" enterKeyHint="next" />
      <FormattedField
        {...fieldProps('cardNumber')}
        {...digitsOnly}
        format={formatCardNumber}
        autoComplete="cc-number"
        enterKeyHint="next"
        hint={texts.cardNumberHint}
      />
      <div className="payment-fields-pair">
        <FormattedField
          {...fieldProps('cardExpiry')}
          {...digitsOnly}
          format={formatExpiry}
          autoComplete="cc-exp"
          enterKeyHint="next"
          placeholder={texts.cardExpiryPlaceholder}
        />
        <TextField
          {...fieldProps('cardCVC')}
          {...digitsOnly}
          autoComplete="cc-csc"
          enterKeyHint="done"
          hint={texts.cardCodeHint}
        />
      </div>
      <CheckboxField {...checkboxProps('savePaymentInfo')} defaultChecked={valuesOnMount.savePaymentInfo}>
        {LABELS.savePaymentInfo}
      </CheckboxField>
    </>
  );
}
