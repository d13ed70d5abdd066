import { AccountOverview } from './account-overview.tsx';
import { AccountScreen } from './account-screen.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './screen-texts.ts';

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
