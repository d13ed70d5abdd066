import type { Page } from '@playwright/test';
import { Deployment } from './deployment.ts';
import { expect, type Shop, test as base } from './shop.ts';

/** A test against a site of its own, which it can change. `site` is at the address that `shop` opens. */
export const test = base.extend<{ site: Deployment }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
  site: async ({}, provide) => {
    const site = new Deployment();
    await site.open();
    await provide(site);
    await site.close();
  },
  baseURL: async ({ site }, provide) => provide(site.address),
});

export const productPath = ({ id }: { readonly id: string }) => `/product/${id}`;
export const keepButton = (shop: Shop) => shop.button('Keep this shop on my device');
export const goOffline = ({ page }: Shop) => page.context().setOffline(true);
export const goOnline = ({ page }: Shop) => page.context().setOffline(false);

/** The paths of the files that the service worker keeps. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    // See `CACHE_NAME` in `app/offline/kept-files.ts`.
    const names = (await caches.keys()).filter((name) => name.startsWith('shop /'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Files are kept for a visitor who stays, of which a press is a sign. */
export async function expectKept(page: Page, ...paths: readonly string[]): Promise<void> {
  await page.keyboard.press('Shift');
  await expect
    .poll(() => keptPaths(page), { timeout: 20_000, intervals: [50] })
    .toEqual(expect.arrayContaining([...paths]));
}

/** Opens a page and waits until it is kept, together with the files that every visit keeps. */
export async function visit(shop: Shop, path: string): Promise<void> {
  await shop.open(path);
  await expectKept(shop.page, path.replace(/\?.*/, ''), '/404.html', '/search', '/data/texts.json');
}
