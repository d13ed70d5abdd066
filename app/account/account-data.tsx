import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Commerce } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { type Failure, isFailure } from '#app/commerce/model/service-error.ts';
import * as texts from './texts.ts';
import { failureText } from '#app/commerce/failure-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { Message } from '#app/ui/message.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signOuts } from './sign-outs.ts';
import { rememberSignedIn } from '#app/lib/signed-in-store.ts';

/** Returns who is signed in, the outcome `signed-out`, or the failure of the request. */
export async function askForCustomer(commerce: Commerce) {
  const session = await commerce.session();
  if (session.kind !== 'session') return session;
  const { customer } = session;
  return customer ? ({ kind: 'customer', customer } as const) : ({ kind: 'signed-out' } as const);
}

type AccountDataProps<Outcome extends { readonly kind: string }> = {
  readonly ask: (commerce: Commerce) => Promise<Outcome | Failure>;
  readonly whenNotFound?: ReactNode;
  readonly children: (answer: Outcome, replace: (answer: Outcome) => void) => ReactNode;
};

/** Requests data from the back end and shows them. For the data of a customer, the visitor must sign in first. */
export function AccountData<Outcome extends { readonly kind: string }>(props: AccountDataProps<Outcome>) {
  const [attempt, setAttempt] = useState(0);
  function askAgain() {
    setAttempt(attempt + 1);
    // The form or button that had the focus is gone.
    focusHeading();
  }
  return <Attempt key={attempt} {...props} onAskAgain={askAgain} />;
}

function Attempt<Outcome extends { readonly kind: string }>({
  ask,
  whenNotFound,
  children,
  onAskAgain,
}: AccountDataProps<Outcome> & { readonly onAskAgain: () => void }) {
  const commerce = useCommerce();
  const [answer, setAnswer] = useState<Outcome | Failure>();
  const askOnce = useEffectEvent(() => ask(commerce));
  useEffect(() => {
    let isGone = false;
    const load = () =>
      void askOnce().then((outcome) => {
        if (isGone) return;
        if (outcome.kind === 'signed-out') rememberSignedIn(false);
        setAnswer(outcome);
      });
    load();
    // Someone has signed out in another tab.
    const unsubscribe = signOuts.subscribe(() => {
      setAnswer(undefined);
      load();
    });
    return () => {
      isGone = true;
      unsubscribe();
    };
  }, []);

  if (answer === undefined) return <Spinner />;
  if (!isFailure(answer)) return children(answer, setAnswer);
  if (answer.kind === 'signed-out')
    return (
      <div className="account-sign-in">
        <p>{texts.signInFirst}</p>
        <SignInForm
          onSignedIn={() => {
            rememberSignedIn(true);
            onAskAgain();
          }}
        />
      </div>
    );
  if (answer.kind === 'not-found' && whenNotFound !== undefined) return whenNotFound;
  return (
    <div className="account-failure">
      <Message role="alert">{failureText(answer)}</Message>
      <Button onClick={onAskAgain}>{texts.tryAgain}</Button>
    </div>
  );
}
