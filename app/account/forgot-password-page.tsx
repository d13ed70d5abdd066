import { href, Link } from 'react-router';
import { AccountPage } from './account-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { EMPTY_PASSWORD_RESET, PASSWORD_RESET_RULES } from './model/account-forms.ts';
import { BusyButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/message.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { AccountMessage, useAccountForm } from './account-form.tsx';

const LABELS = { email: texts.email };

export function PasswordResetForm() {
  const { formProps, errorSummary, busy, inputProps, outcome } = useAccountForm({
    initialValues: EMPTY_PASSWORD_RESET,
    rules: PASSWORD_RESET_RULES,
    send: (commerce, request) => commerce.requestPasswordReset(request),
  });
  return (
    <form {...formProps} className="account-form" aria-label={texts.forgotPassword}>
      <ErrorSummary {...errorSummary} labels={LABELS} />
      <TextField
        {...inputProps('email')}
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        enterKeyHint="send"
        required
      />
      <BusyButton busy={busy} busyLabel={texts.sendingResetLink}>
        {texts.sendResetLink}
      </BusyButton>
      <AccountMessage outcome={outcome} successText={texts.resetLinkSent} />
    </form>
  );
}

export const meta = () =>
  pageMeta({
    title: texts.forgotPassword,
    description: texts.forgotPasswordDescription,
    path: '/forgot-password',
    indexed: false,
  });

export default function ForgotPasswordPage() {
  return (
    <AccountPage
      title={texts.forgotPassword}
      trail={[{ title: texts.signIn, to: '/login' }]}
      lead={
        <>
          {texts.forgotPasswordLead} <Link to={href('/login')}>{texts.backToSignIn}</Link>
        </>
      }
    >
      <PasswordResetForm />
    </AccountPage>
  );
}
