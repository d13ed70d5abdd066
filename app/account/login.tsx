import type { ComponentProps } from 'react';
import { href, Link } from 'react-router';
import { AccountPage } from './account-page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';

export const meta = () =>
  pageMeta({
    title: texts.signIn,
    description: texts.signInDescription,
    path: '/login',
    indexed: false,
  });

export function LoginPage(form: ComponentProps<typeof SignInForm>) {
  return (
    <AccountPage
      title={texts.signIn}
      lead={
        <>
          {texts.newHere} <Link to={href('/register')}>{texts.createAnAccount}</Link>
        </>
      }
    >
      <SignInForm {...form} />
    </AccountPage>
  );
}

export default function Login() {
  return <LoginPage />;
}
