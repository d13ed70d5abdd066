import { AccountScreen } from './account-screen.tsx';
import { AccountData, askForCustomer } from './account-data.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { type Customer, type CustomerDetails, DETAILS_RULES } from './model/account-forms.ts';
import { BusyButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/message.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { AccountMessage, NewsletterField, useAccountForm } from './account-form.tsx';

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

export const meta = () =>
  pageMeta({
    title: texts.accountDetails,
    description: texts.accountDescription,
    path: '/account/details',
    indexed: false,
  });

export default function Details() {
  return (
    <AccountScreen title={texts.accountDetails} trail={[]}>
      <AccountData ask={askForCustomer}>{({ customer }) => <DetailsForm customer={customer} />}</AccountData>
    </AccountScreen>
  );
}
