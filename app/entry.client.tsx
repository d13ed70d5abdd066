import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { BASE_PATH } from './base-path.ts';
import { rememberControls, restoreEarlyInput } from './lib/early-input.ts';
import { loadAhead, loadBeforeNavigation } from './shell/page-loading.ts';

// Hosts may serve a page at `/cart/` or `/cart/index.html`. Links and the router use `/cart`.
const withoutSlash = location.pathname.replace(/(\/index\.html)?\/*$/, '');
const path = `${withoutSlash}/` === BASE_PATH ? BASE_PATH : withoutSlash;
if (path !== location.pathname) {
  history.replaceState(history.state, '', location.origin + path + location.search + location.hash);
}

if (window.isSupportedBrowser) {
  loadAhead();
  rememberControls();
  // In a task of its own, because the evaluation of all modules has just blocked the main thread.
  setTimeout(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          {/* Without transitions React renders the next page in one task, and it appears two frames earlier. */}
          <HydratedRouter useTransitions={false} instrumentations={[loadBeforeNavigation]} />
        </StrictMode>,
        {
          onRecoverableError: (error) => {
            console.warn(error);
            restoreEarlyInput();
          },
        },
      );
    }),
  );
} else {
  window.showStaticPage?.();
}
