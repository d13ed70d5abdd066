import { useEffect } from 'react';
import { Link } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import { signedInStore } from '#app/lib/signed-in-store.ts';
import { onSignOut } from '#app/account/sign-outs.ts';
import { clearDraft } from '#app/checkout/checkout-draft.ts';
import { myAccount, register, signIn } from './texts.ts';
import type { AccountLinksProps } from './account-links.tsx';

/**
 * A link to the account if the visitor is signed in, otherwise `Sign in` and `Register`. The browser remembers which of these is
 * the case, so that pages need not ask the back end. After a sign-out, what was typed into the checkout is forgotten.
 */
export function AccountLinks({ className }: AccountLinksProps) {
  const isSignedIn = useStore(signedInStore);
  useEffect(() => {
    signedInStore.restore();
    return signedInStore.syncWithOtherTabs(window);
  }, []);
  useEffect(() => onSignOut(clearDraft), []);
  const links = isSignedIn
    ? [{ to: '/account', title: myAccount }]
    : [
        { to: '/login', title: signIn },
        { to: '/register', title: register },
      ];
  return links.map(({ to, title }) => (
    <li key={to}>
      <Link to={to} className={className}>
        {title}
      </Link>
    </li>
  ));
}
