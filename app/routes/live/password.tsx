import { AccountScreen } from '#app/features/account/account-screen.tsx';
import { AccountData } from '#app/features/account/account-data.tsx';
import { askForCustomer } from '#app/features/account/ask-for-customer.ts';
import { PasswordChangeForm } from '#app/features/account/password-change-form.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/texts/account-screens.ts';

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
