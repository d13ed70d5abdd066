import { useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import { AccountPage } from './account-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import * as texts from './texts.ts';
import { BusyButton } from '#app/ui/button.tsx';
import { AccountMessage, useAccountForm } from './account-form.tsx';

type SubscriptionLinkProps = {
  /** From the mailed link. */
  readonly token: string;
  /** Whether the link ends the subscription. Otherwise it confirms it. */
  readonly ends: boolean;
};

/** Asks before it follows a link, because programs that check e-mails open links too. */
function SubscriptionLink({ token, ends }: SubscriptionLinkProps) {
  const { formProps, busy, outcome } = useAccountForm({
    initialValues: {},
    rules: {},
    send: (commerce) => (ends ? commerce.endSubscription(token) : commerce.confirmSubscription(token)),
  });
  const action = ends ? texts.endSubscription : texts.confirmSubscription;
  return (
    <form {...formProps} className="account-form" aria-label={action}>
      {outcome?.kind !== 'saved' && (
        <BusyButton busy={busy} busyLabel={texts.confirming}>
          {action}
        </BusyButton>
      )}
      <AccountMessage
        outcome={outcome}
        successText={ends ? texts.subscriptionEnded : texts.subscriptionConfirmed}
      />
    </form>
  );
}

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
