import { useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import { AccountPage } from './account-page.tsx';
import { Confirmation } from './confirmation.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './screen-texts.ts';

export const meta = () =>
  pageMeta({
    title: texts.confirmAccount,
    description: texts.confirmDescription,
    path: '/confirm',
    indexed: false,
  });

export default function Confirm() {
  const [query] = useSearchParams();
  // `false` until hydration, because the prerendered page does not know the query.
  const token = useHydratedValue<string | boolean>(false, query.get('token') ?? '');
  return (
    <AccountPage title={texts.confirmAccount} lead={token === '' ? texts.linkIncomplete : undefined}>
      {typeof token === 'string' && token !== '' && <Confirmation token={token} />}
    </AccountPage>
  );
}
