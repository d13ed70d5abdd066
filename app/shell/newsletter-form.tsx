import { useId, useState } from 'react';
import type { Accepted } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import type { Failure } from '#app/commerce/model/service-error.ts';
import * as backEnd from '#app/back-end.ts';
import { failureText } from '#app/commerce/failure-texts.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Message } from '#app/ui/message.tsx';
import styles from './newsletter-form.module.css';

/** The form of a shop without a back end sends nothing, as specified. */
export const NewsletterForm = backEnd.newsletter ? Subscription : () => <EmailForm />;

function Subscription() {
  const commerce = useCommerce();
  const [outcome, setOutcome] = useState<Accepted | Failure>();
  const [isBusy, setIsBusy] = useState(false);

  const subscribe = async (form: HTMLFormElement) => {
    const email = new FormData(form).get('newsletterEmail');
    if (isBusy || typeof email !== 'string') return;
    setIsBusy(true);
    setOutcome(undefined);
    const sent = await commerce.subscribe(email);
    if (sent.kind === 'accepted') form.reset();
    setOutcome(sent);
    setIsBusy(false);
  };

  return (
    <div className={styles.answered}>
      <EmailForm onSubmit={(form) => void subscribe(form)} />
      <Message success={outcome?.kind === 'accepted'}>{outcome && outcomeText(outcome)}</Message>
    </div>
  );
}

function outcomeText(outcome: Accepted | Failure): string {
  if (outcome.kind === 'accepted') return texts.confirmByMail;
  return failureText(outcome, {}, texts.subscriptionUncertain);
}

function EmailForm({ onSubmit }: { readonly onSubmit?: (form: HTMLFormElement) => void }) {
  const id = useId();
  return (
    // `method="dialog"` prevents a request if the form is submitted before hydration.
    <form
      method="dialog"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event.currentTarget);
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {texts.emailLabel}
      </label>
      <input
        id={id}
        type="email"
        name="newsletterEmail"
        required
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        placeholder={texts.emailExample}
        className={styles.field}
      />
      <Button type="submit" variant="action">
        {texts.subscribe}
      </Button>
    </form>
  );
}
