import type { ReactNode } from 'react';
import { Links, Meta, Outlet, ScrollRestoration } from 'react-router';
import { withBase } from './base-path.ts';
import { useHydratedValue } from './lib/use-hydrated-value.ts';
import { commerce } from './back-end.ts';
import { CommerceProvider } from './commerce/commerce-context.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { PageScripts } from './shell/page-scripts.tsx';
import { NavigationProgress, Shell } from './shell/shell.tsx';
import { useStartUp } from './shell/use-start-up.ts';
import { Spinner } from './ui/spinner.tsx';
import { TOP_CATEGORIES } from './shell/categories.ts';
import { NotFound } from './routes/not-found.tsx';
import { THEME_COLOURS } from './shell/theme-colours.ts';
import { SHOP } from './shop.ts';
import { ERRORS } from './ui/texts.ts';
import type { Route } from './+types/root.ts';
import beforeHydration from './lib/before-hydration.js?raw';
import './styles/base.css';
import layers from './styles/layers.css?inline';
import font from './styles/fonts/plex-sans-core.woff2?url';

/**
 * `before-hydration.js` without its comments and indentation. Empty in the browser, because the script has already run when React
 * hydrates the page.
 */
const INLINE_SCRIPT = import.meta.env.SSR ? beforeHydration.replace(/^ *(\/\/.*\n)?/gm, '') : '';

const { stage } = THEME_COLOURS;

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />
        {/* Before the style sheets of `ui/style-sheet.tsx`, because the first one would decide the order of the layers. */}
        <style href="layers" precedence="first">
          {layers}
        </style>
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={withBase('/favicon.svg')} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={withBase('/icons/apple-touch-icon.png')} />
        <link rel="manifest" href={withBase('/manifest.webmanifest')} />
        <meta name="theme-color" content={stage.light} />
        <meta name="theme-color" content={stage.dark} media="(prefers-color-scheme: dark)" />
        <Links />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollPositions />
        <PageScripts />
      </body>
    </html>
  );
}

/**
 * Rendered after hydration only. Its script in the HTML would throw where storage is blocked. Until hydration the browser itself
 * restores the position, with the key that `before-hydration.js` gives each entry of the history.
 */
function ScrollPositions() {
  return useHydratedValue(false, true) && <ScrollRestoration />;
}

const framed = (content: ReactNode) => (
  <CommerceProvider commerce={commerce}>
    <Shell categories={TOP_CATEGORIES}>{content}</Shell>
  </CommerceProvider>
);

/** A constant, so that React skips the shell when the router re-renders. */
const PAGE = framed(
  <>
    <NavigationProgress />
    <Outlet />
  </>,
);

/** For the fallback page that a host serves at addresses without a built page. Every route has its own `meta`. */
export const meta = () => [
  { title: `${ERRORS.PAGE_NOT_FOUND.title} | ${SHOP.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function App() {
  useStartUp();
  return PAGE;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useStartUp();
  return framed(<ErrorScreen error={error} />);
}

/**
 * The content of the fallback page, until the router has matched the address with a route. The address may belong to the
 * shop, so only a browser without scripts shows the "not found" message here.
 */
export function HydrateFallback() {
  return framed(
    <>
      <Spinner />
      {/* The browser does not render what is in it. */}
      <noscript>{import.meta.env.SSR && <NotFound />}</noscript>
    </>,
  );
}
