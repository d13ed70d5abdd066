import type { ComponentProps, ComponentType } from 'react';
import { href, Link } from 'react-router';
import { AccountPage } from './account-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { EMPTY_REGISTRATION, passwordMismatchSoFar, REGISTRATION_RULES } from './model/account-forms.ts';
import { MIN_PASSWORD_LENGTH } from '#app/lib/validation.ts';
import { fieldMessages } from '#app/ui/form-messages.ts';
import { BusyButton } from '#app/ui/button.tsx';
import type { CheckboxField } from '#app/ui/choice-field.tsx';
import { ErrorSummary } from '#app/ui/message.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { AccountMessage, useAccountForm } from './account-form.tsx';

export const meta = () =>
  pageMeta({
    title: texts.createAnAccount,
    description: texts.registerDescription,
    path: '/register',
    indexed: false,
  });

export function RegisterPage(form: ComponentProps<typeof RegistrationForm>) {
  return (
    <AccountPage
      title={texts.createAnAccount}
      lead={
        <>
          {texts.alreadyRegistered} <Link to={href('/login')}>{texts.signIn}</Link>
        </>
      }
    >
      <RegistrationForm {...form} />
    </AccountPage>
  );
}

const LABELS = {
  firstName: texts.firstName,
  lastName: texts.lastName,
  email: texts.email,
  password: texts.password,
  confirmPassword: texts.confirmPassword,
};

type RegistrationFormProps = {
  /** Asks for consent to the newsletter. */
  readonly newsletterField?: ComponentType<Omit<ComponentProps<typeof CheckboxField>, 'children'>>;
  /** What happens next, once the back end has accepted the registration. */
  readonly successText?: string;
};

export function RegistrationForm({
  newsletterField: NewsletterField,
  successText = texts.accountCreated,
}: RegistrationFormProps) {
  const { formProps, errorSummary, busy, inputProps, checkboxProps, outcome } = useAccountForm({
    initialValues: EMPTY_REGISTRATION,
    rules: REGISTRATION_RULES,
    validateWhileTyping: (values) => fieldMessages(passwordMismatchSoFar(values)),
    send: (commerce, account) => commerce.register(account),
  });
  const fieldProps = (name: keyof typeof LABELS) => ({
    ...inputProps(name),
    label: LABELS[name],
    required: true,
  });
  return (
    <form {...formProps} className="account-form" aria-label={texts.createAnAccount}>
      <p className="account-form-lead">
        {NewsletterField ? texts.requiredUnlessOptional : texts.allFieldsRequired}
      </p>
      <ErrorSummary {...errorSummary} labels={LABELS} />
      <div className="account-form-pair">
        <TextField {...fieldProps('firstName')} autoComplete="given-name" enterKeyHint="next" />
        <TextField {...fieldProps('lastName')} autoComplete="family-name" enterKeyHint="next" />
      </div>
      <TextField
        {...fieldProps('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
      />
      <PasswordField
        {...fieldProps('password')}
        autoComplete="new-password"
        enterKeyHint="next"
        hint={texts.passwordHint(MIN_PASSWORD_LENGTH)}
      />
      <PasswordField {...fieldProps('confirmPassword')} autoComplete="new-password" enterKeyHint="done" />
      {NewsletterField && <NewsletterField {...checkboxProps('newsletter')} />}
      <BusyButton busy={busy} busyLabel={texts.creatingAccount}>
        {texts.createAccount}
      </BusyButton>
      <AccountMessage outcome={outcome} successText={successText} labels={LABELS} />
    </form>
  );
}

export default function Register() {
  return <RegisterPage />;
}
