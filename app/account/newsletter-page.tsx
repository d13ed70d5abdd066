import { useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import { AccountPage } from './account-page.tsx';
import { SubscriptionLink } from './subscription-link.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './screen-texts.ts';

export const meta = () =>
  pageMeta({
    title: texts.newsletterTitle,
    description: texts.newsletterDescription,
    path: '/newsletter',
    indexed: false,
  });

export default function Newsletter() {
  const [query] = useSearchParams();
  // `false` until hydration, because the prerendered page does not know the query.
  const token = useHydratedValue<string | boolean>(false, query.get('token') ?? '');
  return (
    <AccountPage title={texts.newsletterTitle} lead={token === '' ? texts.linkIncomplete : undefined}>
      {typeof token === 'string' && token !== '' && (
        <SubscriptionLink token={token} ends={query.get('end') === '1'} />
      )}
    </AccountPage>
  );
}
