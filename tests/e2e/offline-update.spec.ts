import { INTERCOM, PRODUCTS, RADIO, THERMAL_CAMERA } from './support/catalogue.ts';
import { SECOND_TITLE } from './support/deployment.ts';
import {
  expectKept,
  goOffline,
  goOnline,
  keepButton,
  keptPaths,
  productPath,
  test,
  visit,
} from './support/offline-shop.ts';
import { expect, type Shop, shopOf } from './support/shop.ts';

// The browser reports each request that fails without a connection.
test.use({ serviceWorkers: 'allow', allowedConsole: [/Failed to load resource|net::ERR_|FetchEvent/] });

/** The files of the router's manifest that are kept, one for each version. */
async function keptManifests({ page }: Shop): Promise<readonly string[]> {
  return (await keptPaths(page)).filter((path) => path.includes('/manifest-'));
}

test.describe('A new version', () => {
  test.setTimeout(150_000);

  test('is offered, and open tabs stay on their version until it is accepted', async ({ shop, site }) => {
    await visit(shop, productPath(INTERCOM));
    await shop.open('/faqs');
    await expectKept(shop.page, '/faqs', productPath(INTERCOM));
    const other = shopOf(await shop.page.context().newPage());
    await other.open(productPath(INTERCOM));
    await expect(other.heading).toHaveText(INTERCOM.title);

    await site.publishSecondVersion();
    await shop.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(shop.notice(/^A newer version of the shop is ready/)).toBeVisible();
    // The open pages have not changed.
    await expect(shop.heading).toHaveText('Frequently Asked Questions');
    await expect(other.heading).toHaveText(INTERCOM.title);
    // The other tab still works: it cannot open Home, which is not kept, so it says that there is no connection and stays open.
    await goOffline(shop);
    await other.logo.click();
    await expect(other.notice(/^No connection\./)).toBeVisible();
    await goOnline(shop);

    await shop.page.getByRole('status').getByRole('button', { name: 'Load the new version' }).click();
    await expect(shop.heading).toHaveText('Frequently Asked Questions');
    await shop.waitForHydration();
    await expect(shop.notice(/^A newer version of the shop is ready/)).toHaveCount(0);
    // The product was kept in the first version. It opens with the code of that version, which the host no longer has.
    await goOffline(shop);
    await shop.open(productPath(INTERCOM));
    await expect(shop.heading).toHaveText(INTERCOM.title);
    await shop.main.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
    await shop.expectCart(1, INTERCOM.price);
    await goOnline(shop);
    await shop.reload();
    await expect(shop.heading).toHaveText(SECOND_TITLE);
    await shop.expectCart(1, INTERCOM.price);
  });

  test('is opened as a document by a tab of the first version, if the host no longer has the code', async ({
    shop,
    site,
  }) => {
    await visit(shop, '/faqs');
    await site.publishSecondVersion();
    await shop.searchField.fill('zenitech');
    await shop.searchField.press('Enter');
    const link = shop.main.getByRole('link', { name: SECOND_TITLE }).first();
    await expect(link).toBeVisible();
    const document = shop.page.waitForRequest((request) => request.isNavigationRequest());
    await link.click();
    await document;
    await expect(shop.heading).toHaveText(SECOND_TITLE);
  });

  test('is offered again after the host failed while it was published', async ({ shop, site }) => {
    await visit(shop, productPath(INTERCOM));
    await site.publishSecondVersion();
    site.failing.set(/^\/cart$/, 500);
    await shop.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing } = registration;
      await new Promise<void>((resolve) => {
        if (!installing || installing.state === 'redundant') return resolve();
        installing.addEventListener('statechange', () => resolve());
      });
    });
    await goOffline(shop);
    await shop.reload();
    await expect(shop.heading).toHaveText(INTERCOM.title);
    await shop.open('/cart');
    await expect(shop.heading).toHaveText('Shopping Cart');
    await goOnline(shop);
    site.failing.clear();
    await shop.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(shop.notice(/^A newer version of the shop is ready/)).toBeVisible({ timeout: 30_000 });
  });

  test('removes the code that no kept page needs once no tab is open', async ({ shop, site }) => {
    await visit(shop, '/faqs');
    const first = await keptManifests(shop);
    expect(first).toHaveLength(1);
    await site.publishSecondVersion();
    await shop.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(shop.notice(/^A newer version of the shop is ready/)).toBeVisible();
    await shop.reload();
    await shop.waitForHydration();
    expect(await keptManifests(shop)).toHaveLength(2);
    const context = shop.page.context();
    await shop.page.close();
    const next = shopOf(await context.newPage());
    await next.open('/faqs');
    await expect.poll(() => keptManifests(next)).toHaveLength(1);
    expect(await keptPaths(next.page)).not.toContain(first[0]);
    await goOffline(next);
    await next.reload();
    await expect(next.heading).toHaveText('Frequently Asked Questions');
  });

  test('loads only the changed files of a shop that is kept, of which every page opens without a connection', async ({
    shop,
    site,
  }) => {
    await shop.open('/offline');
    const size = shop.main.getByText(
      new RegExp(`^All pages, the search and ${PRODUCTS.length} products .* take \\d+\\.\\d MB of space`),
    );
    await expect(size).toBeVisible();
    await keepButton(shop).click();
    await expect(shop.main.getByRole('progressbar', { name: 'Keeping the shop' })).toBeVisible();
    await expect(shop.button('Cancel')).toBeFocused();
    await expect(shop.main.getByText(/^The whole shop is kept on this device \(\d+\.\d MB\)/)).toBeVisible({
      timeout: 60_000,
    });
    await expect(shop.button('Remove it')).toBeFocused();
    await expect(
      shop.region('Kept on this device').getByText('All pages open without a connection.'),
    ).toBeVisible();
    await goOffline(shop);
    for (const [path, heading] of [
      [productPath(RADIO), RADIO.title],
      ['/category/cctv-systems', 'CCTV Systems'],
      ['/', /./],
      ['/quick-order', 'Quick Order'],
      // Hosts serve pages at these addresses too.
      ['/about-us/', 'About Us'],
      ['/faqs/index.html', 'Frequently Asked Questions'],
      [`${productPath(THERMAL_CAMERA)}/`, THERMAL_CAMERA.title],
    ] as const) {
      await shop.open(path);
      await expect(shop.heading).toHaveText(heading);
    }
    const picture = shop.main.getByRole('img', { name: THERMAL_CAMERA.title }).first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await goOnline(shop);
    await shop.open('/offline');

    await site.publishSecondVersion();
    site.requested.length = 0;
    await shop.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(shop.notice(/^A newer version of the shop is ready/)).toBeVisible({ timeout: 60_000 });
    expect(site.requested.filter((path) => path.startsWith('/images/'))).toEqual([]);
    expect(site.requested).toContain(productPath(INTERCOM));
    await shop.reload();
    await expect(shop.main.getByText(/^The whole shop is kept/)).toBeVisible();
    await goOffline(shop);
    await shop.open(productPath(INTERCOM));
    await expect(shop.heading).toHaveText(SECOND_TITLE);
  });
});
