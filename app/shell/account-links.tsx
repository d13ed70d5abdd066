import { useEffect } from 'react';
import { href, Link } from 'react-router';
import * as backEnd from '#app/back-end.ts';
import { signedInStore } from '#app/lib/signed-in-store.ts';
import { useStore } from '#app/lib/use-store.ts';
import { myAccount, register, signIn } from './texts.ts';

const FOR_VISITORS = [
  { to: href('/login'), title: signIn },
  { to: href('/register'), title: register },
];
const FOR_CUSTOMERS = [{ to: '/account', title: myAccount }];

/** The links to the account, as items of a list. */
export const AccountLinks = backEnd.accounts
  ? LinksOfVisitor
  : () => backEnd.hasCheckout && <Links links={FOR_VISITORS} />;

/**
 * A link to the account if the visitor is signed in, otherwise `Sign in` and `Register`. The browser remembers which of these is
 * the case, so that pages need not ask the back end. After a sign-out, what was typed into the checkout is forgotten.
 */
function LinksOfVisitor() {
  const isSignedIn = useStore(signedInStore);
  useEffect(() => {
    signedInStore.restore();
    return signedInStore.syncWithOtherTabs(window);
  }, []);
  useEffect(() => {
    // Not imported as usual, because a shop without accounts would load it too.
    const stopping = import('#app/checkout/draft-of-customer.ts').then(
      ({ clearAfterSignOut }) => clearAfterSignOut(),
      () => undefined,
    );
    return () => void stopping.then((stop) => stop?.());
  }, []);
  return <Links links={isSignedIn ? FOR_CUSTOMERS : FOR_VISITORS} />;
}

function Links({ links }: { readonly links: typeof FOR_VISITORS }) {
  return links.map(({ to, title }) => (
    <li key={to}>
      <Link to={to}>{title}</Link>
    </li>
  ));
}
