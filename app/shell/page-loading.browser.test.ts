import { afterEach, expect, test, vi } from 'vitest';
import { loadBeforeNavigation } from './page-loading.ts';

type Navigate = (next: () => Promise<void>, info: { to: string; currentUrl: string }) => Promise<void>;

/** Lets the router navigate to a page. */
async function navigate(to: string): Promise<boolean> {
  const next = vi.fn(async () => undefined);
  let wrapped: Navigate | undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only part of the router that is used
  const router = { instrument: (parts: { navigate: Navigate }) => (wrapped = parts.navigate) } as never;
  loadBeforeNavigation.router?.(router);
  await wrapped?.(next, { to, currentUrl: '/' });
  return next.mock.calls.length === 1;
}

afterEach(() => {
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name
  delete window.__reactRouterManifest;
});

// A page that cannot be loaded would be opened as a document, and the router would not navigate.
test.each([
  ['/manifest', undefined],
  ['/routes', { entries: {} }],
  ['/path', { routes: { page: { pattern: '/path', module: '/missing.js', hasLoader: true } } }],
  ['/module', { routes: { page: { path: '/module', file: '/missing.js', hasLoader: false } } }],
  ['/all', { routes: { page: { pattern: '/all', file: '/missing.js', data: true } } }],
])('the router navigates by itself if it renames what is read: %s', async (path, manifest) => {
  Object.assign(window, { __reactRouterManifest: manifest });
  expect(await navigate(path)).toBe(true);
});
