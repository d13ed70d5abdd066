import { AccountScreen } from './account-screen.tsx';
import { AddressesView } from './addresses-view.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './screen-texts.ts';

export const meta = () =>
  pageMeta({
    title: texts.addresses,
    description: texts.accountDescription,
    path: '/account/addresses',
    indexed: false,
  });

export default function Addresses() {
  return (
    <AccountScreen title={texts.addresses} trail={[]}>
      <AddressesView />
    </AccountScreen>
  );
}
