import { HUB, INTERCOM } from './support/catalogue.ts';
import { SECOND_TITLE } from './support/deployment.ts';
import {
  expectKept,
  goOffline,
  goOnline,
  keepWholeShop,
  productPath,
  test,
  visit,
} from './support/offline-shop.ts';
import { expect, type Shop, shopOf } from './support/shop.ts';

// The browser reports each request that fails without a connection.
test.use({ serviceWorkers: 'allow', allowedConsole: [/Failed to load resource|net::ERR_|FetchEvent/] });

const intercomLink = (shop: Shop) => shop.main.getByRole('link', { name: INTERCOM.title });

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
    await goOffline(shop);
    // The pages that were kept in the first version are now kept in the second.
    await shop.open(productPath(INTERCOM));
    await expect(shop.heading).toHaveText(SECOND_TITLE);
    await expect(shop.page).toHaveTitle(`${SECOND_TITLE} | Watchpost`);
    await goOnline(shop);
  });

  test('is not mixed with what a tab of the first version shows', async ({ shop, site }) => {
    await visit(shop, '/faqs');
    await site.publishSecondVersion();
    // The data of the product is that of the second version, so the product is opened as a document.
    await shop.searchField.fill('zenitel');
    await shop.searchField.press('Enter');
    await expect(intercomLink(shop).first()).toBeVisible();
    const document = shop.page.waitForRequest((request) => request.isNavigationRequest());
    await intercomLink(shop).first().click();
    await document;
    await expect(shop.heading).toHaveText(SECOND_TITLE);
  });

  test('is not used before it has all the files that were kept of the previous one', async ({
    shop,
    site,
  }) => {
    await visit(shop, productPath(INTERCOM));
    await site.publishSecondVersion();
    site.failing.set(new RegExp(`^${productPath(INTERCOM)}$`), 500);
    await shop.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing } = registration;
      await new Promise<void>((resolve) => {
        if (!installing || installing.state === 'redundant') return resolve();
        installing.addEventListener('statechange', () => {
          if (installing.state === 'redundant' || installing.state === 'activated') resolve();
        });
      });
    });
    await goOffline(shop);
    await shop.reload();
    await expect(shop.heading).toHaveText(INTERCOM.title);
    await goOnline(shop);
    site.failing.clear();
    await shop.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(shop.notice(/^A newer version of the shop is ready/)).toBeVisible({ timeout: 30_000 });
  });

  test('loads only the changed files of a shop that is kept', async ({ shop, site }) => {
    await keepWholeShop(shop);
    await site.publishSecondVersion();
    site.requested.length = 0;
    await shop.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(shop.notice(/^A newer version of the shop is ready/)).toBeVisible({ timeout: 60_000 });
    expect(site.requested.filter((path) => path.startsWith('/images/'))).toEqual([]);
    expect(site.requested).toContain(`${productPath(INTERCOM)}.data`);
    expect(site.requested).not.toContain(`${productPath(HUB)}.data`);
    await shop.reload();
    await expect(shop.main.getByText(/^The whole shop is kept/)).toBeVisible();
    await goOffline(shop);
    await shop.open(productPath(INTERCOM));
    await expect(shop.heading).toHaveText(SECOND_TITLE);
  });
});
