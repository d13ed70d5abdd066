import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { allCategories } from '#app/catalogue/catalogue.server.ts';
import { CommerceProvider } from '#app/commerce/commerce-context.tsx';
import { maintenanceCommerce } from '#app/commerce/maintenance-commerce.ts';
import { ErrorScreen } from '#app/shell/error-screen.tsx';
import { Shell } from '#app/shell/shell.tsx';
import { useStartUp } from '#app/shell/use-start-up.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { NotFound } from '#app/shell/not-found.tsx';
import type { Route } from './+types/root.ts';
import './styles/base.css';
import font from './styles/fonts/plex-sans-core.woff2?url';

/** The categories of the header: those that belong to no other. */
export function loader() {
  return {
    categories: allCategories()
      .filter(({ parent }) => parent === undefined)
      .map(({ slug, title, isNew }) => ({ slug, title, isNew })),
  };
}

/** They are built in: nothing that a visitor does can change them. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Before what a page says of itself: entry.server moves the sheets up, and React must meet them in this order. */}
        <Links />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useStartUp();
  return (
    <CommerceProvider commerce={maintenanceCommerce}>
      <Shell categories={loaderData.categories}>
        <Outlet />
      </Shell>
    </CommerceProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const categories = useRouteLoaderData<typeof loader>('root')?.categories ?? [];
  return (
    <Shell categories={categories}>
      <ErrorScreen error={error} />
    </Shell>
  );
}

/** What a static host answers for an address that was not built: the page may still turn out to be one of ours. */
export function HydrateFallback({ loaderData }: Route.HydrateFallbackProps) {
  return (
    <Shell categories={loaderData?.categories ?? []}>
      <Spinner />
      <noscript>
        <NotFound />
      </noscript>
    </Shell>
  );
}
