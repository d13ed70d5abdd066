import { type ClientInstrumentation, matchPath } from 'react-router';
import { createStore } from 'zustand/vanilla';
import * as texts from '#app/texts/shell.ts';
import { notify } from '#app/ui/notices.ts';

type RouteEntry = {
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly hasLoader: boolean;
};

declare global {
  interface Window {
    /** Set by React Router, which publishes it nowhere else. */
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteEntry>> };
  }
}

/** Whether the shop is loading the code and data of the next page. */
export const isChecking = createStore(() => false);

let latest = 0;
const NEVER = new Promise<never>(() => undefined);

/**
 * Loads the code and data of the next page before the router leaves this one. On its own the router reloads the *current*
 * page if code is missing, and replaces it with an error if data is missing. Both happen after a new deployment and
 * without a network.
 */
export const navigationCheck: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(navigate, { to, currentUrl }) {
        latest += 1;
        const attempt = latest;
        const url = new URL(String(to), location.href);
        if (typeof to === 'string' && url.pathname !== new URL(currentUrl, location.href).pathname) {
          isChecking.setState(true, true);
          const isLoadable = await canLoad(url);
          // The router has no way to cancel a navigation, but one that never starts is as good as cancelled.
          if (attempt !== latest) await NEVER;
          isChecking.setState(false, true);
          if (!isLoadable) {
            await openDocument(url);
            await NEVER;
          }
        }
        await navigate();
      },
    }),
};

async function canLoad({ pathname }: URL): Promise<boolean> {
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  const { routes = {} } = window.__reactRouterManifest ?? {};
  const route = Object.values(routes).find(({ path, index }) =>
    index ? pathname === '/' : path && matchPath(path, pathname),
  );
  if (!route) return true;
  const data = route.hasLoader ? fetch(pathname === '/' ? '/_.data' : `${pathname}.data`) : undefined;
  const [code, response] = await Promise.allSettled([import(/* @vite-ignore */ route.module), data]);
  return (
    code.status === 'fulfilled' &&
    response.status === 'fulfilled' &&
    response.value?.ok !== false &&
    // Some hosts answer with a page and status 200 for a missing file.
    !response.value?.headers.get('Content-Type')?.startsWith('text/html')
  );
}

/** Loads the page from the server, or says that there is no connection. */
async function openDocument(url: URL): Promise<void> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store' });
    location.assign(url);
  } catch {
    notify(texts.offline);
  }
}
