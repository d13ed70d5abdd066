import { AccountScreen } from './account-screen.tsx';
import { AccountData, askForCustomer } from './account-data.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { passwordHint } from './texts.ts';
import {
  EMPTY_PASSWORD_CHANGE,
  PASSWORD_CHANGE_RULES,
  type PasswordChangeValues,
  passwordMismatchSoFar,
} from './model/account-forms.ts';
import { MIN_PASSWORD_LENGTH } from '#app/lib/validation.ts';
import { fieldMessages } from '#app/ui/form-messages.ts';
import { BusyButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/message.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { AccountMessage, useAccountForm } from './account-form.tsx';

const LABELS = {
  current: texts.currentPassword,
  password: texts.newPassword,
  confirmPassword: texts.confirmNewPassword,
};

export function PasswordChangeForm() {
  const { formProps, errorSummary, busy, inputProps, outcome, reset } = useAccountForm<PasswordChangeValues>({
    initialValues: EMPTY_PASSWORD_CHANGE,
    rules: PASSWORD_CHANGE_RULES,
    validateWhileTyping: (values) => fieldMessages(passwordMismatchSoFar(values)),
    send: async (commerce, change) => {
      const sent = await commerce.changePassword(change);
      if (sent.kind === 'saved') reset();
      return sent;
    },
  });
  const fieldProps = (name: keyof typeof LABELS) => ({
    ...inputProps(name),
    label: LABELS[name],
    required: true,
  });
  return (
    <form {...formProps} className="account-form" aria-label={texts.changePassword}>
      <ErrorSummary {...errorSummary} labels={LABELS} />
      <PasswordField {...fieldProps('current')} autoComplete="current-password" enterKeyHint="next" />
      <PasswordField
        {...fieldProps('password')}
        autoComplete="new-password"
        enterKeyHint="next"
        hint={passwordHint(MIN_PASSWORD_LENGTH)}
      />
      <PasswordField {...fieldProps('confirmPassword')} autoComplete="new-password" enterKeyHint="done" />
      <div className="account-actions">
        <BusyButton wide={false} busy={busy} busyLabel={texts.saving}>
          {texts.changePassword}
        </BusyButton>
      </div>
      <AccountMessage
        outcome={outcome}
        successText={texts.passwordChanged}
        refusedText={texts.currentPasswordWrong}
        labels={LABELS}
      />
    </form>
  );
}

export const meta = () =>
  pageMeta({
    title: texts.changePassword,
    description: texts.accountDescription,
    path: '/account/password',
    indexed: false,
  });

export default function Password() {
  return (
    <AccountScreen title={texts.changePassword} trail={[]}>
      {/* The form needs no data, but `AccountData` makes a signed-out visitor sign in first. */}
      <AccountData ask={askForCustomer}>{() => <PasswordChangeForm />}</AccountData>
    </AccountScreen>
  );
}
