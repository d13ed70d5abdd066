import { useEffect } from 'react';
import { withBase } from '#app/base-path.ts';
import { isFirstPage } from './first-page.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageHeading } from '#app/ui/breadcrumb.tsx';
import styles from './screen.module.css';

/**
 * Shown when a page fails to render. Its buttons load a document instead of navigating within the shop, because the state
 * of the current document may cause the error. A page that was reached by a navigation is reloaded automatically, if
 * there is a connection: its code or data may belong to another deployment.
 */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  useEffect(() => {
    console.error(error);
    if (!isFirstPage() && navigator.onLine) window.location.reload();
  }, [error]);
  return (
    <div className={`container ${styles.screen}`}>
      <title>{texts.unexpectedErrorPageTitle(SHOP.name)}</title>
      <PageHeading>{texts.unexpectedError}</PageHeading>
      <EmptyState text={texts.unexpectedErrorText}>
        <Button variant="action" onClick={() => window.location.reload()}>
          {texts.reloadPage}
        </Button>
        <Button onClick={() => window.location.assign(withBase('/'))}>{texts.returnToHome}</Button>
      </EmptyState>
    </div>
  );
}
