import { href, Link } from 'react-router';
import { AccountPage } from './account-page.tsx';
import { PasswordResetForm } from './password-reset-form.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';

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
