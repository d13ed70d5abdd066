import { Link, useLocation } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import { Button } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { closeIcon, Icon } from '#app/ui/icon.tsx';
import { dismissNotice } from '#app/ui/texts.ts';
import styles from './cart-changes.module.css';
import { changesToTell } from './cart-store.ts';
import * as texts from './texts.ts';

function dismiss(): void {
  changesToTell.setState([], true);
  focusHeading();
}

/**
 * Says how many lines of the cart have changed since the last visit. It stands in the page, because a notice above the page
 * would cover controls until it is dismissed. The live region of the notices announces it.
 */
export function CartChanges() {
  const changes = useStore(changesToTell);
  const { pathname } = useLocation();
  if (changes.length === 0) return null;
  return (
    <section aria-label={texts.whatHasChanged} className={`container no-print ${styles.changes}`}>
      <p>
        <span>{texts.cartHasChanged(changes)}</span>{' '}
        {pathname !== '/cart' && <Link to="/cart">{texts.viewCart}</Link>}
      </p>
      <Button variant="icon" aria-label={dismissNotice} onClick={dismiss}>
        <Icon icon={closeIcon} />
      </Button>
    </section>
  );
}
