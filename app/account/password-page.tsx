import { AccountScreen } from './account-screen.tsx';
import { AccountData } from './account-data.tsx';
import { askForCustomer } from './ask-for-customer.ts';
import { PasswordChangeForm } from './password-change-form.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './screen-texts.ts';

export const meta = () =>
  pageMeta({
    title: texts.changePassword,
    description: texts.accountDescription,
    path: '/account/password',
    indexed: false,
  });

export default function Password() {
  return (
    <AccountScreen title={texts.changePassword} trail={[]}>
      {/* The form needs no data, but `AccountData` makes a signed-out visitor sign in first. */}
      <AccountData ask={askForCustomer}>{() => <PasswordChangeForm />}</AccountData>
    </AccountScreen>
  );
}
