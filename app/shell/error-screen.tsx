import { useEffect } from 'react';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './screen.module.css';

/** The last resort. The ways out load the page anew, because what broke may be in memory. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <div className={`container ${styles.screen}`}>
      <title>Unexpected Application Error! | Watchpost</title>
      <PageHeading>Unexpected Application Error!</PageHeading>
      <EmptyState text="Something in this page failed, and we could not repair it here. Your cart and your wishlist are safe. Loading the page again usually helps.">
        <Button variant="action" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        <Button onClick={() => window.location.assign('/')}>Return to Home</Button>
      </EmptyState>
    </div>
  );
}
