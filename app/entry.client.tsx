import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isSupportedBrowser, showStaticPage } from '#app/browser/supported-browser.ts';

if (isSupportedBrowser) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* A page is drawn in one go: in the small steps of a transition it would come two frames later. */}
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    );
  });
} else {
  showStaticPage();
}
