import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isSupportedBrowser, showStaticPage } from '#app/browser/supported-browser.ts';

// Hosts may serve a page at `/cart/` or `/cart/index.html`. Links and the router use `/cart`.
const path = location.pathname.replace(/(\/index\.html)?\/*$/, '') || '/';
if (path !== location.pathname) {
  history.replaceState(history.state, '', location.origin + path + location.search + location.hash);
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A page is drawn in one go: in the small steps of a transition it would come two frames later. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
