import type { ComponentProps } from 'react';
import { href, Link } from 'react-router';
import { AccountPage } from './account-page.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';

export const registerMeta = () =>
  pageMeta({
    title: texts.createAnAccount,
    description: texts.registerDescription,
    path: '/register',
    indexed: false,
  });

export function RegisterPage(form: ComponentProps<typeof RegistrationForm>) {
  return (
    <AccountPage
      title={texts.createAnAccount}
      lead={
        <>
          {texts.alreadyRegistered} <Link to={href('/login')}>{texts.signIn}</Link>
        </>
      }
    >
      <RegistrationForm {...form} />
    </AccountPage>
  );
}
