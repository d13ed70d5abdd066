import { AccountScreen } from '#app/features/account/account-screen.tsx';
import { AccountData } from '#app/features/account/account-data.tsx';
import { askForCustomer } from '#app/features/account/ask-for-customer.ts';
import { DetailsForm } from '#app/features/account/details-form.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/texts/account-screens.ts';

export const meta = () =>
  pageMeta({
    title: texts.accountDetails,
    description: texts.accountDescription,
    path: '/account/details',
    indexed: false,
  });

export default function Details() {
  return (
    <AccountScreen title={texts.accountDetails} trail={[]}>
      <AccountData ask={askForCustomer}>{({ customer }) => <DetailsForm customer={customer} />}</AccountData>
    </AccountScreen>
  );
}
