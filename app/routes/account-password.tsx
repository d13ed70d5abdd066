import { AccountForm, newPasswordFields } from '#app/account/account-form.tsx';
import { AccountScreen, askForCustomer } from '#app/account/account-screen.tsx';
import {
  EMPTY_PASSWORD_CHANGE,
  PASSWORD_CHANGE_RULES,
  passwordMismatchSoFar,
} from '#app/commerce/model/account-forms.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/account/texts.ts';

export const meta = privateMeta(texts.changePassword, texts.accountDescription, '/account/password');

export default function Password() {
  return (
    // The form needs no data, but a signed-out visitor must sign in first.
    <AccountScreen title={texts.changePassword} trail={[]} ask={askForCustomer}>
      {() => (
        <AccountForm
          title={texts.changePassword}
          initialValues={EMPTY_PASSWORD_CHANGE}
          rules={PASSWORD_CHANGE_RULES}
          whileTyping={passwordMismatchSoFar}
          fields={[
            {
              name: 'current',
              label: texts.currentPassword,
              type: 'password',
              autoComplete: 'current-password',
            },
            ...newPasswordFields(texts.newPassword, texts.confirmNewPassword),
          ]}
          send={(commerce, change) => commerce.changePassword(change)}
          submit={texts.changePassword}
          busyText={texts.saving}
          successText={texts.passwordChanged}
          refusedText={texts.currentPasswordWrong}
          afterSuccess="clear"
          actions={null}
        />
      )}
    </AccountScreen>
  );
}
