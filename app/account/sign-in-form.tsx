import { href, Link } from 'react-router';
import { EMPTY_SIGN_IN, SIGN_IN_RULES } from './model/account-forms.ts';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import * as texts from './texts.ts';
import { BusyButton, Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/choice-field.tsx';
import { ErrorSummary } from '#app/ui/message.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { AccountMessage, useAccountForm } from './account-form.tsx';

const LABELS = { email: texts.email, password: texts.password, remember: texts.rememberMe };

type SignInFormProps = { readonly onSignedIn?: () => void };

export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { formProps, errorSummary, busy, inputProps, checkboxProps, outcome } = useAccountForm({
    initialValues: EMPTY_SIGN_IN,
    rules: SIGN_IN_RULES,
    send: async (commerce, credentials) => {
      const sent = await commerce.signIn(credentials);
      if (sent.kind === 'signed-in') onSignedIn?.();
      return sent;
    },
  });
  return (
    <form {...formProps} className="account-form" aria-label={texts.signIn}>
      <ErrorSummary {...errorSummary} labels={LABELS} />
      <TextField
        {...inputProps('email')}
        label={LABELS.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        enterKeyHint="next"
        required
      />
      <PasswordField
        {...inputProps('password')}
        label={LABELS.password}
        autoComplete="current-password"
        enterKeyHint="go"
        required
      />
      <div className="account-form-row">
        <CheckboxField {...checkboxProps('remember')}>{LABELS.remember}</CheckboxField>
        <Link to={href('/forgot-password')} className="account-form-link">
          {texts.forgotPassword}
        </Link>
      </div>
      <BusyButton busy={busy} busyLabel={texts.signingIn}>
        {texts.signIn}
      </BusyButton>
      <AccountMessage outcome={outcome} successText={texts.signedIn} labels={LABELS} />
      {/* These buttons do nothing, as specified. */}
      {!TAKES_ORDERS && (
        <>
          <p className="account-form-divider">{texts.orContinueWith}</p>
          <div className="account-form-pair">
            <Button>{texts.google}</Button>
            <Button>{texts.gitHub}</Button>
          </div>
        </>
      )}
    </form>
  );
}
