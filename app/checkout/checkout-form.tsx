import { type ReactNode, useEffect, useState } from 'react';
import { href } from 'react-router';
import { shipTo } from '#app/cart/ship-to.tsx';
import { ratesByCountry } from '#app/shop-data.ts';
import {
  CHECKOUT_RULES,
  type CheckoutValues,
  COUNTRY_NAMES,
  countryCode,
} from '#app/commerce/model/checkout-form.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { BusyButton, ButtonLink } from '#app/ui/button.tsx';
import { type FormField, FormFields } from '#app/ui/form-fields.tsx';
import { ErrorSummary } from '#app/ui/message.tsx';
import { FieldGroup } from '#app/ui/field-group.tsx';
import { useForm } from '#app/ui/use-form.ts';
import { AgreeToTerms } from './agree-to-terms.tsx';
import { loadDraft, saveDraft } from './checkout-draft.ts';
import { LABELS, PaymentFields, type PaymentOption } from './payment-fields.tsx';

const field = <Name extends keyof typeof LABELS>(name: Name, attributes: Partial<FormField<Name>>) => ({
  name,
  label: LABELS[name],
  ...attributes,
});
const NAMES = [
  field('firstName', { autoComplete: 'shipping given-name' }),
  field('lastName', { autoComplete: 'shipping family-name' }),
];
const REACHED_AT = [
  field('email', { type: 'email', autoComplete: 'shipping email' }),
  field('phone', { type: 'tel', autoComplete: 'shipping tel', hint: texts.phoneHint }),
];
const ADDRESS = [
  field('address', { autoComplete: 'shipping address-line1' }),
  field('address2', { autoComplete: 'shipping address-line2', required: false }),
  [
    field('city', { autoComplete: 'shipping address-level2' }),
    ...(texts.state ? [field('state', { autoComplete: 'shipping address-level1' })] : []),
  ],
  [
    field('zipCode', { autoComplete: 'shipping postal-code' }),
    field('country', {
      autoComplete: 'shipping country',
      options: COUNTRY_NAMES,
      hint: texts.countryHint(SHOP.emails.sales),
    }),
  ],
];

type CheckoutFormProps = {
  /** Whether an earlier attempt has failed. */
  readonly isRetry: boolean;
  /** The first is selected unless the visitor has chosen another. */
  readonly paymentOptions: readonly PaymentOption[];
  /** Receives the code of the country of the address. */
  readonly onCountry?: ((country: string) => void) | undefined;
  /** Shown above the address. */
  readonly savedAddresses?: ReactNode;
  /** Shown below the address. */
  readonly delivery?: ReactNode;
  readonly onSubmit: (values: CheckoutValues) => Promise<void>;
  readonly children: ReactNode;
};

export function CheckoutForm({
  isRetry,
  paymentOptions,
  onCountry,
  savedAddresses,
  delivery,
  onSubmit,
  children,
}: CheckoutFormProps) {
  const [initialValues] = useState(() => loadDraft(paymentOptions.map(({ method }) => method)));
  const form = useForm<CheckoutValues>({
    initialValues,
    rules: CHECKOUT_RULES,
    onEdit: saveDraft,
    onSubmit: (values) => {
      // Some values may have been set without an edit, by a password manager for example.
      saveDraft(values);
      return onSubmit(values);
    },
  });
  const { country } = form.values;
  // The summary counts the shipping to the country of the address.
  useEffect(() => {
    if (ratesByCountry) shipTo(countryCode(country));
    onCountry?.(countryCode(country));
  }, [country, onCountry]);

  return (
    <form {...form.formProps} className="checkout-form" aria-label={texts.checkout}>
      <div className="checkout-form-groups">
        <p className="muted">{texts.requiredUnlessOptional}</p>
        <ErrorSummary {...form.errorSummary} labels={LABELS} />
        <FieldGroup legend={texts.contactInformation}>
          <FormFields form={form} fields={[NAMES]} rowClass="field-row" />
          <FormFields form={form} fields={[REACHED_AT]} rowClass="field-row wide" />
        </FieldGroup>
        <FieldGroup legend={texts.shippingAddress}>
          {savedAddresses}
          <FormFields form={form} fields={ADDRESS} rowClass="field-row" />
        </FieldGroup>
        {delivery}
        <PaymentFields
          isRetry={isRetry}
          options={paymentOptions}
          values={form.values}
          inputProps={form.inputProps}
          checkboxProps={form.checkboxProps}
        />
      </div>
      <div className="checkout-form-summary">{children}</div>
      <div className="checkout-form-footer">
        <AgreeToTerms {...form.checkboxProps('agreeToTerms')} />
        <div className="checkout-form-actions">
          <ButtonLink variant="quiet" to={href('/cart')}>
            {texts.returnToCart}
          </ButtonLink>
          <BusyButton busy={form.busy} busyLabel={texts.processing}>
            {texts.placeOrder}
          </BusyButton>
        </div>
      </div>
    </form>
  );
}
