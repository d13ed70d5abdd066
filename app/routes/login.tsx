import { href, Link, useNavigate } from 'react-router';
import * as backEnd from '#app/back-end.ts';
import { AccountPage } from '#app/account/account-page.tsx';
import { SignInForm } from '#app/account/sign-in-form.tsx';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/account/texts.ts';

export const meta = privateMeta(texts.signIn, texts.signInDescription, '/login');

export default function Login() {
  const navigate = useNavigate();
  return (
    <AccountPage
      title={texts.signIn}
      lead={
        <>
          {texts.newHere} <Link to={href('/register')}>{texts.createAnAccount}</Link>
        </>
      }
    >
      <SignInForm onSignedIn={() => void (backEnd.accounts && navigate('/account'))} />
    </AccountPage>
  );
}
