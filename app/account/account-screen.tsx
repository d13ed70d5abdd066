import { type ReactNode, useReducer, useState } from 'react';
import { NavLink, useNavigate } from 'react-router';
import type { Commerce } from '#app/commerce/commerce.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import { failureText } from '#app/commerce/failure-texts.ts';
import { type Failure, isFailure } from '#app/commerce/model/service-error.ts';
import { rememberSignedIn, signedInStore } from '#app/lib/signed-in-store.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { useStore } from '#app/lib/use-store.ts';
import type { Crumb } from '#app/ui/breadcrumb.tsx';
import { Button } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { Message } from '#app/ui/message.tsx';
import { notify } from '#app/ui/notices.ts';
import { Page } from '#app/ui/page.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from './account-screens.css?url';
import { SignInForm } from './sign-in-form.tsx';
import { countSignOut, signOuts } from '#app/lib/sign-outs.ts';
import { ownQuote } from '#app/own-quote.ts';
import { quotes } from './quote-texts.ts';
import * as texts from './texts.ts';

const StyleSheet = styleSheet(styleSheetUrl);

const ACCOUNT: Crumb = { title: texts.myAccount, to: '/account' };

const SCREENS: readonly Crumb[] = [
  { title: texts.orders, to: '/account/orders' },
  ...(ownQuote ? [{ title: quotes, to: '/account/quotes' }] : []),
  { title: texts.addresses, to: '/account/addresses' },
  { title: texts.accountDetails, to: '/account/details' },
  { title: texts.changePassword, to: '/account/password' },
];

type AccountDataProps<Answer extends { readonly kind: string }> = {
  readonly ask: (commerce: Commerce) => Promise<Answer | Failure>;
  readonly whenNotFound?: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
};

type AccountScreenProps<Answer extends { readonly kind: string }> = AccountDataProps<Answer> & {
  readonly title: string;
  /** Breadcrumb links between the account and this page. Undefined on the account's first page. */
  readonly trail?: readonly Crumb[];
};

/** A page of a customer: its data and, if the customer is signed in, the menu of the account beside them. */
export function AccountScreen<Answer extends { readonly kind: string }>({
  title,
  trail,
  ...data
}: AccountScreenProps<Answer>) {
  const isSignedIn = useStore(signedInStore);
  return (
    <Page title={title} trail={trail && [ACCOUNT, ...trail]}>
      <StyleSheet />
      <div className="account-columns" data-menu={isSignedIn}>
        {isSignedIn && <AccountMenu />}
        <div className="stack account-content">
          <AccountData {...data} />
        </div>
      </div>
    </Page>
  );
}

function AccountMenu() {
  const commerce = useCommerce();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function signOut() {
    if (busy) return;
    setBusy(true);
    const outcome = await commerce.signOut();
    setBusy(false);
    if (outcome.kind !== 'signed-out') return notify(failureText(outcome));
    rememberSignedIn(false);
    countSignOut();
    await navigate('/login');
  }
  return (
    <nav aria-label={texts.accountMenu} className="account-menu no-print">
      <ul>
        {SCREENS.map(({ title, to }) => (
          <li key={to}>
            <NavLink to={to} className="account-menu-link">
              {title}
            </NavLink>
          </li>
        ))}
        <li>
          <Button small aria-disabled={busy} onClick={() => void signOut()}>
            {busy ? texts.signingOut : texts.signOut}
          </Button>
        </li>
      </ul>
    </nav>
  );
}

/** Returns who is signed in, the outcome `signed-out`, or the failure of the request. */
export async function askForCustomer(commerce: Commerce) {
  const session = await commerce.session();
  if (session.kind !== 'session') return session;
  const { customer } = session;
  return customer ? ({ kind: 'customer', customer } as const) : ({ kind: 'signed-out' } as const);
}

/** Requests data from the back end and shows them. For the data of a customer, the visitor must sign in first. */
export function AccountData<Answer extends { readonly kind: string }>({
  ask,
  whenNotFound,
  children,
}: AccountDataProps<Answer>) {
  const commerce = useCommerce();
  const [attempt, startAttempt] = useReducer((number: number) => number + 1, 0);
  // Someone may sign out in another tab.
  const key = `${attempt} ${useStore(signOuts)}`;
  const { value: answer, isComplete } = useLoaded(key, async () => {
    const outcome = await ask(commerce);
    if (outcome.kind === 'signed-out') rememberSignedIn(false);
    return outcome;
  });

  function askAgain() {
    startAttempt();
    // The form or button that had the focus is about to disappear.
    focusHeading();
  }

  if (!isComplete || answer === undefined) return <Spinner />;
  if (!isFailure(answer)) return children(answer);
  if (answer.kind === 'signed-out')
    return (
      <div className="account-sign-in">
        <p>{texts.signInFirst}</p>
        <SignInForm onSignedIn={askAgain} />
      </div>
    );
  if (answer.kind === 'not-found' && whenNotFound !== undefined) return whenNotFound;
  return (
    <div className="account-failure">
      <Message role="alert">{failureText(answer)}</Message>
      <Button onClick={askAgain}>{texts.tryAgain}</Button>
    </div>
  );
}
