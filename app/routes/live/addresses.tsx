import { AccountScreen } from '#app/features/account/account-screen.tsx';
import { AddressesView } from '#app/features/account/addresses-view.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/texts/account-screens.ts';

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
