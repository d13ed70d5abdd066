import { AccountScreen } from './account-screen.tsx';
import { AccountData } from './account-data.tsx';
import { askForCustomer } from './ask-for-customer.ts';
import { DetailsForm } from './details-form.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './screen-texts.ts';

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
