import { AccountOverview } from '#app/features/account/account-overview.tsx';
import { AccountScreen } from '#app/features/account/account-screen.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/texts/account-screens.ts';

export const meta = () =>
  pageMeta({
    title: texts.myAccount,
    description: texts.accountDescription,
    path: '/account',
    indexed: false,
  });

export default function Account() {
  return (
    <AccountScreen title={texts.myAccount}>
      <AccountOverview />
    </AccountScreen>
  );
}
