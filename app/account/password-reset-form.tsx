import { EMPTY_PASSWORD_RESET, PASSWORD_RESET_RULES } from './model/password-reset.ts';
import * as texts from './texts.ts';
import { BusyButton } from '#app/ui/busy-button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { AccountMessage } from './account-message.tsx';
import { useAccountForm } from './use-account-form.ts';

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
