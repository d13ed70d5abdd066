import { useSearchParams } from 'react-router';
import { AccountForm } from '#app/account/account-form.tsx';
import { LinkPage } from '#app/account/account-page.tsx';
import { privateMeta } from '#app/shell/page-meta.ts';
import * as texts from '#app/account/texts.ts';

export const meta = privateMeta(texts.newsletterTitle, texts.newsletterDescription, '/newsletter');

/** Confirms or ends a subscription. Asks before, because programs that check e-mails open links too. */
export default function Newsletter() {
  const [query] = useSearchParams();
  const ends = query.get('end') === '1';
  const action = ends ? texts.endSubscription : texts.confirmSubscription;
  return (
    <LinkPage title={texts.newsletterTitle}>
      {(token) => (
        <AccountForm
          title={action}
          initialValues={{}}
          rules={{}}
          fields={[]}
          send={(commerce) => (ends ? commerce.endSubscription(token) : commerce.confirmSubscription(token))}
          submit={action}
          busyText={texts.confirming}
          successText={ends ? texts.subscriptionEnded : texts.subscriptionConfirmed}
          afterSuccess="hide"
        />
      )}
    </LinkPage>
  );
}
