import { href, Link } from 'react-router';
import { AccountPage } from '#app/features/account/account-page.tsx';
import { SignInForm } from '#app/features/account/sign-in-form.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

const TITLE = 'Sign in';

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: 'Sign in to your Watchpost account.',
    path: '/login',
    indexed: false,
  });

export default function SignInPage() {
  return (
    <div className="container">
      <Breadcrumb trail={[{ title: 'Home', to: '/' }]} here={TITLE} />
      <AccountPage
        title={TITLE}
        lead={
          <>
            New here? <Link to={href('/register')}>Create an account</Link>
          </>
        }
      >
        <SignInForm />
      </AccountPage>
    </div>
  );
}
