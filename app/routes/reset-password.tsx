import { Link, useNavigate } from 'react-router';
import { rememberSignedIn } from '#app/lib/signed-in-store.ts';
import { notify } from '#app/ui/notices.ts';
import { AccountForm, newPasswordFields } from '#app/account/account-form.tsx';
import { LinkPage } from '#app/account/account-page.tsx';
import {
  EMPTY_NEW_PASSWORD,
  NEW_PASSWORD_RULES,
  passwordMismatchSoFar,
} from '#app/commerce/model/account-forms.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/account/texts.ts';

export const meta = privateMeta(texts.choosePassword, texts.choosePasswordDescription, '/reset-password');

export default function ResetPassword() {
  const navigate = useNavigate();

  async function openAccount() {
    rememberSignedIn(true);
    await navigate('/account');
    notify(texts.passwordSaved);
  }

  return (
    <LinkPage title={texts.choosePassword}>
      {(token) => (
        <AccountForm
          title={texts.choosePassword}
          initialValues={EMPTY_NEW_PASSWORD}
          rules={NEW_PASSWORD_RULES}
          whileTyping={passwordMismatchSoFar}
          fields={newPasswordFields(texts.newPassword, texts.confirmNewPassword)}
          send={async (commerce, { password }) => {
            const sent = await commerce.resetPassword(token, password);
            if (sent.kind === 'signed-in') void openAccount();
            return sent;
          }}
          submit={texts.savePassword}
          busyText={texts.saving}
          successText={texts.passwordSaved}
        >
          {(outcome) =>
            outcome?.kind === 'expired' && (
              <p>
                <Link to="/forgot-password">{texts.askForNewLink}</Link>
              </p>
            )
          }
        </AccountForm>
      )}
    </LinkPage>
  );
}
