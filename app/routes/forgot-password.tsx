import { href, Link } from 'react-router';
import { AccountForm } from '#app/account/account-form.tsx';
import { AccountPage } from '#app/account/account-page.tsx';
import { EMPTY_PASSWORD_RESET, PASSWORD_RESET_RULES } from '#app/commerce/model/account-forms.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/account/texts.ts';

export const meta = privateMeta(texts.forgotPassword, texts.forgotPasswordDescription, '/forgot-password');

export default function ForgotPassword() {
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
      <AccountForm
        title={texts.forgotPassword}
        initialValues={EMPTY_PASSWORD_RESET}
        rules={PASSWORD_RESET_RULES}
        fields={[
          {
            name: 'email',
            label: texts.email,
            type: 'email',
            autoComplete: 'username',
            enterKeyHint: 'send',
          },
        ]}
        send={(commerce, request) => commerce.requestPasswordReset(request)}
        submit={texts.sendResetLink}
        busyText={texts.sendingResetLink}
        successText={texts.resetLinkSent}
      />
    </AccountPage>
  );
}
