import { type ReactNode, useState } from 'react';
import { NavLink, useNavigate } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import { useCommerce } from '#app/commerce/commerce-context.tsx';
import * as texts from './texts.ts';
import { failureText } from '#app/commerce/failure-texts.ts';
import { Breadcrumb, type Crumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import { Button } from '#app/ui/button.tsx';
import { notify } from '#app/ui/notices.ts';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import styleSheetUrl from './account-screens.css?url';
import { countSignOut } from './sign-outs.ts';
import { rememberSignedIn, signedInStore } from '#app/lib/signed-in-store.ts';

const StyleSheet = styleSheet(styleSheetUrl);

const ACCOUNT: Crumb = { title: texts.myAccount, to: '/account' };

const SCREENS: readonly Crumb[] = [
  { title: texts.orders, to: '/account/orders' },
  { title: texts.addresses, to: '/account/addresses' },
  { title: texts.accountDetails, to: '/account/details' },
  { title: texts.changePassword, to: '/account/password' },
];

type AccountScreenProps = {
  readonly title: string;
  /** Breadcrumb links between the account and this page. Undefined on the account's first page. */
  readonly trail?: readonly Crumb[];
  readonly children: ReactNode;
};

/** The layout of a customer's pages: the content and, if the customer is signed in, the menu of the account beside it. */
export function AccountScreen({ title, trail, children }: AccountScreenProps) {
  const isSignedIn = useStore(signedInStore);
  return (
    <div className="container min-screen-height account-screen">
      <StyleSheet />
      <Breadcrumb trail={trail && [ACCOUNT, ...trail]} current={title} />
      <PageHeading>{title}</PageHeading>
      <div className="account-columns" data-menu={isSignedIn}>
        {isSignedIn && <AccountMenu />}
        <div className="account-content">{children}</div>
      </div>
    </div>
  );
}

function AccountMenu() {
  return (
    <nav aria-label={texts.accountMenu} className="account-menu">
      <ul>
        {SCREENS.map(({ title, to }) => (
          <li key={to}>
            <NavLink to={to} className="account-menu-link">
              {title}
            </NavLink>
          </li>
        ))}
        <li>
          <SignOutButton />
        </li>
      </ul>
    </nav>
  );
}

function SignOutButton() {
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
    <Button small aria-disabled={busy} onClick={() => void signOut()}>
      {busy ? texts.signingOut : texts.signOut}
    </Button>
  );
}
