import { href, Link } from 'react-router';
import { AccountPage } from '#app/features/account/account-page.tsx';
import { PasswordResetForm } from '#app/features/account/password-reset-form.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/texts/account.ts';

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
