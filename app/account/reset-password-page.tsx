import { Link, useNavigate, useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import { AccountPage } from './account-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { notify } from '#app/ui/notices.ts';
import {
  EMPTY_NEW_PASSWORD,
  NEW_PASSWORD_RULES,
  type NewPasswordValues,
  passwordMismatchSoFar,
} from './model/account-forms.ts';
import { MIN_PASSWORD_LENGTH } from '#app/lib/validation.ts';
import { fieldMessages } from '#app/ui/form-messages.ts';
import { BusyButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/message.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { AccountMessage, useAccountForm } from './account-form.tsx';
import { rememberSignedIn } from '#app/lib/signed-in-store.ts';

const LABELS = { password: texts.newPassword, confirmPassword: texts.confirmNewPassword };

type NewPasswordFormProps = {
  /** From the mailed link. */
  readonly token: string;
  readonly onSignedIn: () => void;
};

/** A new password for someone who has forgotten the old one. */
export function NewPasswordForm({ token, onSignedIn }: NewPasswordFormProps) {
  const { formProps, errorSummary, busy, inputProps, outcome } = useAccountForm<NewPasswordValues>({
    initialValues: EMPTY_NEW_PASSWORD,
    rules: NEW_PASSWORD_RULES,
    validateWhileTyping: (values) => fieldMessages(passwordMismatchSoFar(values)),
    send: async (commerce, { password }) => {
      const sent = await commerce.resetPassword(token, password);
      if (sent.kind === 'signed-in') {
        rememberSignedIn(true);
        onSignedIn();
      }
      return sent;
    },
  });
  const fieldProps = (name: keyof typeof LABELS) => ({
    ...inputProps(name),
    label: LABELS[name],
    required: true,
    autoComplete: 'new-password',
  });
  return (
    <form {...formProps} className="account-form" aria-label={texts.choosePassword}>
      <ErrorSummary {...errorSummary} labels={LABELS} />
      <PasswordField
        {...fieldProps('password')}
        enterKeyHint="next"
        hint={texts.passwordHint(MIN_PASSWORD_LENGTH)}
      />
      <PasswordField {...fieldProps('confirmPassword')} enterKeyHint="done" />
      <BusyButton busy={busy} busyLabel={texts.saving}>
        {texts.savePassword}
      </BusyButton>
      <AccountMessage outcome={outcome} successText={texts.passwordSaved} labels={LABELS} />
      {outcome?.kind === 'expired' && (
        <p>
          <Link to="/forgot-password">{texts.askForNewLink}</Link>
        </p>
      )}
    </form>
  );
}

export const meta = () =>
  pageMeta({
    title: texts.choosePassword,
    description: texts.choosePasswordDescription,
    path: '/reset-password',
    indexed: false,
  });

export default function ResetPassword() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // `false` until hydration, because the prerendered page does not know the query.
  const token = useHydratedValue<string | boolean>(false, query.get('token') ?? '');

  async function openAccount() {
    await navigate('/account');
    notify(texts.passwordSaved);
  }

  return (
    <AccountPage title={texts.choosePassword} lead={token === '' ? texts.linkIncomplete : undefined}>
      {typeof token === 'string' && token !== '' && (
        <NewPasswordForm token={token} onSignedIn={() => void openAccount()} />
      )}
    </AccountPage>
  );
}
