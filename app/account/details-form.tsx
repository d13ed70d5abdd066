import { type CustomerDetails, DETAILS_RULES, type Customer } from './model/customer.ts';
import * as texts from './screen-texts.ts';
import { BusyButton } from '#app/ui/busy-button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { AccountMessage } from './account-message.tsx';
import { NewsletterField } from './newsletter-field.tsx';
import { useAccountForm } from './use-account-form.ts';

const LABELS = { firstName: texts.firstName, lastName: texts.lastName, phone: texts.phone };

export function DetailsForm({ customer }: { readonly customer: Customer }) {
  const { email, ...details } = customer;
  const { formProps, errorSummary, busy, inputProps, checkboxProps, outcome } =
    useAccountForm<CustomerDetails>({
      initialValues: details,
      rules: DETAILS_RULES,
      send: (commerce, { firstName, lastName, phone, newsletter }) =>
        commerce.saveDetails({
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          phone: phone.trim(),
          newsletter,
        }),
    });
  const fieldProps = (name: keyof typeof LABELS) => ({
    ...inputProps(name),
    label: LABELS[name],
    required: true,
  });
  return (
    <form {...formProps} className="account-form" aria-label={texts.accountDetails}>
      <ErrorSummary {...errorSummary} labels={LABELS} />
      <div className="account-pair">
        <TextField {...fieldProps('firstName')} autoComplete="given-name" enterKeyHint="next" />
        <TextField {...fieldProps('lastName')} autoComplete="family-name" enterKeyHint="next" />
      </div>
      <TextField label={texts.email} value={email} readOnly hint={texts.emailHint} />
      <TextField
        {...fieldProps('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="done"
        hint={texts.phoneHint}
      />
      <NewsletterField {...checkboxProps('newsletter')} />
      <div className="account-actions">
        <BusyButton wide={false} busy={busy} busyLabel={texts.saving}>
          {texts.saveDetails}
        </BusyButton>
      </div>
      <AccountMessage outcome={outcome} successText={texts.detailsSaved} labels={LABELS} />
    </form>
  );
}
