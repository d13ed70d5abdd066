import { href, Link } from 'react-router';
import { AccountPage } from '#app/features/account/account-page.tsx';
import { RegistrationForm } from '#app/features/account/registration-form.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/texts/account.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

export const meta = () =>
  pageMeta({
    title: texts.createAnAccount,
    description: texts.registerDescription,
    path: '/register',
    indexed: false,
  });

export default function RegisterPage() {
  return (
    <div className="container">
      <Breadcrumb here={texts.createAnAccount} />
      <AccountPage
        title={texts.createAnAccount}
        lead={
          <>
            {texts.alreadyRegistered} <Link to={href('/login')}>{texts.signIn}</Link>
          </>
        }
      >
        <RegistrationForm />
      </AccountPage>
    </div>
  );
}
