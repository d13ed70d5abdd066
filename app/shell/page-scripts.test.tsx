import { Fragment, memo, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PageScripts } from './page-scripts.tsx';

const router = vi.hoisted((): { Scripts?: unknown } => ({}));
vi.mock('react-router', () => router);

const preload = <link key="preload" rel="modulepreload" href="/a.js" />;
const script = <script key="script" type="module" src="/a.js" />;
const SCRIPT = '<script type="module" src="/a.js"></script>';
const PRELOAD = '<link rel="modulepreload" href="/a.js"/>';

const Inner = ({ children }: { readonly children: ReactNode }) => children;

test.each([
  ['leaves out the preloads of a fragment', () => <Fragment>{[preload, script]}</Fragment>, SCRIPT],
  ['renders a component that is no function', memo(() => <>{[preload, script]}</>), PRELOAD + SCRIPT],
  ['renders another element as it is', () => <Inner>{[preload, script]}</Inner>, PRELOAD + SCRIPT],
  ['renders a list as it is', () => [preload, script], PRELOAD + SCRIPT],
  ['renders nothing after hydration', () => null, ''],
])('%s', (_what, Scripts, expected) => {
  router.Scripts = Scripts;
  expect(renderToStaticMarkup(<PageScripts />)).toBe(expected);
});
