import * as texts from './screen-texts.ts';
import { BusyButton } from '#app/ui/busy-button.tsx';
import { AccountMessage } from './account-message.tsx';
import { useAccountForm } from './use-account-form.ts';

type SubscriptionLinkProps = {
  /** From the mailed link. */
  readonly token: string;
  /** Whether the link ends the subscription. Otherwise it confirms it. */
  readonly ends: boolean;
};

/** Asks before it follows a link, because programs that check e-mails open links too. */
export function SubscriptionLink({ token, ends }: SubscriptionLinkProps) {
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
