import { href, Link } from 'react-router';
import { AccountPage } from '#app/features/account/account-page.tsx';
import { RegistrationForm } from '#app/features/account/registration-form.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

const TITLE = 'Create an account';

export const meta = () =>
  pageMeta({ title: TITLE, description: 'Create a Watchpost account.', path: '/register', indexed: false });

export default function RegisterPage() {
  return (
    <div className="container">
      <Breadcrumb trail={[{ title: 'Home', to: '/' }]} here={TITLE} />
      <AccountPage
        title={TITLE}
        lead={
          <>
            Already have an account? <Link to={href('/login')}>Sign in</Link>
          </>
        }
      >
        <RegistrationForm />
      </AccountPage>
    </div>
  );
}
