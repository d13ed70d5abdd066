import { type ReactNode, useState } from 'react';
import { href, Link } from 'react-router';
import { CHECKOUT_RULES, type CheckoutValues, COUNTRIES } from './model/checkout-form.ts';
import { validate } from '#app/lib/validation.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { fieldMessages } from '#app/ui/form-messages.ts';
import { BusyButton, ButtonLink } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { ErrorSummary } from '#app/ui/message.tsx';
import { FieldGroup } from '#app/ui/field-group.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useForm } from '#app/ui/use-form.ts';
import { loadDraft, saveDraft } from './checkout-draft.ts';
import { LABELS, PaymentFields, type PaymentOption } from './payment-fields.tsx';

type CheckoutFormProps = {
  /** Whether an earlier attempt has failed. */
  readonly isRetry: boolean;
  /** The first is selected unless the visitor has chosen another. */
  readonly paymentOptions: readonly PaymentOption[];
  readonly onSubmit: (values: CheckoutValues) => Promise<void>;
  /** The order summary, beside the form. */
  readonly children: ReactNode;
};

export function CheckoutForm({ isRetry, paymentOptions, onSubmit, children }: CheckoutFormProps) {
  const [initialValues] = useState(() => loadDraft(paymentOptions.map(({ method }) => method)));
  const { formProps, errorSummary, busy, values, inputProps, checkboxProps } = useForm<CheckoutValues>({
    initialValues,
    validate: (values) => fieldMessages(validate(values, CHECKOUT_RULES)),
    onEdit: saveDraft,
    onSubmit: (values) => {
      // Some values may have been set without an edit, by a password manager for example.
      saveDraft(values);
      return onSubmit(values);
    },
  });
  const fieldProps = (name: keyof typeof LABELS) => ({
    ...inputProps(name),
    label: LABELS[name],
    required: true,
  });

  return (
    <form {...formProps} className="checkout-form" aria-label={texts.checkout}>
      <div className="checkout-form-groups">
        <p className="muted">{texts.requiredUnlessOptional}</p>
        <ErrorSummary {...errorSummary} labels={LABELS} />
        <FieldGroup legend={texts.contactInformation}>
          <div className="checkout-form-pair checkout-form-short">
            <TextField {...fieldProps('firstName')} autoComplete="given-name" enterKeyHint="next" />
            <TextField {...fieldProps('lastName')} autoComplete="family-name" enterKeyHint="next" />
          </div>
          <div className="checkout-form-pair">
            <TextField
              {...fieldProps('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              enterKeyHint="next"
            />
            <TextField
              {...fieldProps('phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              enterKeyHint="next"
              hint={texts.phoneHint}
            />
          </div>
        </FieldGroup>
        <FieldGroup legend={texts.shippingAddress}>
          <TextField {...fieldProps('address')} autoComplete="shipping address-line1" enterKeyHint="next" />
          <TextField
            {...fieldProps('address2')}
            required={false}
            autoComplete="shipping address-line2"
            enterKeyHint="next"
          />
          <div className="checkout-form-pair checkout-form-short">
            <TextField {...fieldProps('city')} autoComplete="shipping address-level2" enterKeyHint="next" />
            <TextField {...fieldProps('state')} autoComplete="shipping address-level1" enterKeyHint="next" />
          </div>
          <div className="checkout-form-pair checkout-form-short">
            <TextField {...fieldProps('zipCode')} autoComplete="shipping postal-code" enterKeyHint="next" />
            <SelectField
              {...fieldProps('country')}
              autoComplete="shipping country"
              options={COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))}
              hint={texts.countryHint(SHOP.emails.sales)}
            />
          </div>
        </FieldGroup>
        <PaymentFields
          isRetry={isRetry}
          options={paymentOptions}
          values={values}
          inputProps={inputProps}
          checkboxProps={checkboxProps}
        />
      </div>
      <div className="checkout-form-summary">{children}</div>
      <div className="checkout-form-footer">
        <CheckboxField {...checkboxProps('agreeToTerms')} required>
          {texts.agreeToThe}{' '}
          <Link to={href('/terms-conditions')} target="_blank">
            {texts.termsAndConditions}
          </Link>{' '}
          {texts.opensInNewTab}
        </CheckboxField>
        <div className="checkout-form-actions">
          <ButtonLink variant="quiet" to={href('/cart')}>
            {texts.returnToCart}
          </ButtonLink>
          <BusyButton busy={busy} busyLabel={texts.processing}>
            {texts.placeOrder}
          </BusyButton>
        </div>
      </div>
    </form>
  );
}
