import { href, Link } from 'react-router';
import { AccountPage } from '#app/features/account/account-page.tsx';
import { PasswordResetForm } from '#app/features/account/password-reset-form.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

const TITLE = 'Forgot your password?';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Get a new password for your Watchpost account.',
    path: '/forgot-password',
    indexed: false,
  });

export default function ForgotPasswordPage() {
  return (
    <div className="container">
      <Breadcrumb
        trail={[
          { title: 'Home', to: '/' },
          { title: 'Sign in', to: '/login' },
        ]}
        here={TITLE}
      />
      <AccountPage
        title={TITLE}
        lead={
          <>
            Enter the email address of your account, and we send you a link to choose a new password.{' '}
            <Link to={href('/login')}>Back to sign in</Link>
          </>
        }
      >
        <PasswordResetForm />
      </AccountPage>
    </div>
  );
}
