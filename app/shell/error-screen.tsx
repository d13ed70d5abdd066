import { useEffect } from 'react';
import { SHOP } from '#app/shop.ts';
import * as texts from '#app/texts/shell.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import styles from './screen.module.css';

/** Replaces a page that failed. Both buttons load a page from scratch, because the state in memory may be broken. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <div className={`container ${styles.screen}`}>
      <title>{texts.unexpectedErrorPageTitle(SHOP.name)}</title>
      <PageHeading>{texts.unexpectedError}</PageHeading>
      <EmptyState text={texts.unexpectedErrorText}>
        <Button variant="action" onClick={() => window.location.reload()}>
          {texts.reloadPage}
        </Button>
        <Button onClick={() => window.location.assign('/')}>{texts.returnToHome}</Button>
      </EmptyState>
    </div>
  );
}
