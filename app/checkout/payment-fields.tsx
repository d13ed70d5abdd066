import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type CheckoutValues, type PaymentMethod, usesCardForm } from '#app/commerce/model/checkout-form.ts';
import { formatCardNumber, formatExpiry } from '#app/commerce/model/payment-card.ts';
import * as texts from './texts.ts';
import { CheckboxField, ChoiceField } from '#app/ui/choice-field.tsx';
import { FieldGroup } from '#app/ui/field-group.tsx';
import { FormattedField } from '#app/ui/formatted-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { Form } from '#app/ui/use-form.ts';

export const LABELS = {
  firstName: texts.firstName,
  lastName: texts.lastName,
  email: texts.email,
  phone: texts.phone,
  address: texts.address,
  address2: texts.address2,
  city: texts.city,
  state: texts.state,
  zipCode: texts.zipCode,
  country: texts.country,
  paymentMethod: texts.paymentMethod,
  purchaseOrder: texts.purchaseOrder,
  costCentre: texts.costCentre,
  cardName: texts.cardName,
  cardNumber: texts.cardNumber,
  cardExpiry: texts.cardExpiry,
  cardCVC: texts.cardCode,
  savePaymentInfo: texts.savePaymentInfo,
  agreeToTerms: texts.termsAgreement,
} as const satisfies Record<keyof CheckoutValues, string>;

export type PaymentOption = {
  readonly method: PaymentMethod;
  readonly label: string;
  readonly Fields: ComponentType<CardFieldsProps>;
};

const CARD_OPTION: PaymentOption = { method: 'credit', label: texts.creditCard, Fields: CardFields };
const PAYPAL_OPTION: PaymentOption = {
  method: 'paypal',
  label: texts.payPal,
  Fields: () => <PaymentNote>{texts.payPalNote}</PaymentNote>,
};

/** In the order of the form. */
export const BUILT_IN_PAYMENT_OPTIONS: readonly PaymentOption[] = [CARD_OPTION, PAYPAL_OPTION];

export function PaymentNote({ children }: { readonly children: ReactNode }) {
  return <p className="payment-fields-note">{children}</p>;
}

type CardField = 'cardName' | 'cardNumber' | 'cardExpiry' | 'cardCVC';

export type CardFieldsProps = Pick<Form<CheckoutValues>, 'values' | 'inputProps' | 'checkboxProps'>;

function CardFields({ values, inputProps, checkboxProps }: CardFieldsProps) {
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
      <div className="field-row">
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
      <div className="field-row payment-methods">
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
