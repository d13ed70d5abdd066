import type { Locator } from '@playwright/test';
import { expectCartLines } from './support/cart-page.ts';
import { INTERCOM, RADIO } from './support/catalogue.ts';
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
import { expect, type Shop } from './support/shop.ts';

// The browser reports each request that fails without a connection.
test.use({ serviceWorkers: 'allow', allowedConsole: [/Failed to load resource|net::ERR_|FetchEvent/] });

const CCTV_PATH = '/category/cctv-systems';
const OFFLINE_PAGE_HEADING = 'Offline Use';
const keptPages = (shop: Shop) => shop.region('Kept on this device');

async function expectLoaded(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test.describe('Without a connection', () => {
  test('a visited product and a visited category open again with their pictures, and the cart can be filled and opened, and is unchanged once the connection is back', async ({
    shop,
  }) => {
    await visit(shop, productPath(INTERCOM));
    await shop.open(CCTV_PATH);
    await expectKept(shop.page, CCTV_PATH);
    const cardPicture = shop.cards.first().getByRole('img').first();
    await expectLoaded(cardPicture);
    await goOffline(shop);
    await shop.open(productPath(INTERCOM));
    await expect(shop.heading).toHaveText(INTERCOM.title);
    await expectLoaded(shop.main.getByRole('img', { name: INTERCOM.title }).first());
    await shop.open(CCTV_PATH);
    await expectLoaded(cardPicture);
    await shop.open(`${CCTV_PATH}?brand=Axis`);
    await expect(shop.main.getByText(/^Showing: \d+ products?$/)).toBeVisible();
    await shop.open(productPath(INTERCOM));
    await shop.button('Add to Cart').first().click();
    await shop.expectCart(1, INTERCOM.price);
    await shop.page.goto('/cart');
    await expectCartLines(shop, [{ ...INTERCOM, quantity: 1 }]);
    await goOnline(shop);
    await shop.reload();
    await expectCartLines(shop, [{ ...INTERCOM, quantity: 1 }]);
  });

  test('a page that was opened by a link opens again', async ({ shop }) => {
    await visit(shop, CCTV_PATH);
    await shop.page.reload();
    const link = shop.cards.first().getByRole('heading').getByRole('link');
    const title = await link.innerText();
    await link.click();
    await expect(shop.heading).toHaveText(title);
    await expectKept(shop.page, new URL(shop.page.url()).pathname);
    await goOffline(shop);
    await shop.reload();
    await expect(shop.heading).toHaveText(title);
    await expect(shop.page).toHaveTitle(/\| Watchpost$/);
  });

  test('the search suggests and finds products, and an unknown address shows the not-found page', async ({
    shop,
  }) => {
    await visit(shop, '/');
    await goOffline(shop);
    await shop.reload();
    await shop.searchField.click();
    await shop.searchField.pressSequentially('zenitel');
    await expect(shop.suggestions.getByRole('option').first()).toBeVisible();
    await shop.searchField.press('Enter');
    await expect(shop.main.getByText(/^\d+ results? for "zenitel"$/)).toBeVisible();
    await expectLoaded(shop.cards.first().getByRole('img').first());
    await shop.reload();
    await expect(shop.main.getByText(/^\d+ results? for "zenitel"$/)).toBeVisible();
    await shop.page.goto('/no/such/page');
    await expect(shop.heading).toHaveText(/not found/i);
  });

  test('a page that is not kept says so, and leads to what is kept and to the cart', async ({ shop }) => {
    await visit(shop, productPath(INTERCOM));
    await goOffline(shop);
    await shop.page.goto('/faqs?topic=1');
    await expect(shop.heading).toHaveText(OFFLINE_PAGE_HEADING);
    await expect(shop.main.getByRole('alert')).toHaveText(/not kept on this device/);
    await keptPages(shop).getByRole('link', { name: INTERCOM.title }).click();
    await expect(shop.heading).toHaveText(INTERCOM.title);
    await shop.page.goBack();
    await shop.link('Open the cart').click();
    await expect(shop.heading).toHaveText('Shopping Cart');
    await shop.page.goBack();
    await goOnline(shop);
    await shop.link('Try “Frequently Asked Questions” again').click();
    await expect(shop.page).toHaveURL('/faqs?topic=1');
    await expect(shop.heading).toHaveText('Frequently Asked Questions');
  });

  test('every kept page is in the list of the page about offline use', async ({ shop }) => {
    const paths = ['/category/all-cameras', '/compare', '/quote', '/login', '/register', '/forgot-password'];
    await visit(shop, '/offline');
    for (const path of paths) {
      await shop.open(path);
      await expectKept(shop.page, path);
    }
    await shop.open('/offline');
    await goOffline(shop);
    await shop.reload();
    for (const path of paths) {
      await expect(keptPages(shop).locator(`a[href="${path}"]`)).toHaveText(/\w/);
    }
  });

  test('a link to a page that is not kept leaves the page open and says why', async ({ shop }) => {
    await visit(shop, productPath(INTERCOM));
    await shop.open('/faqs');
    await expectKept(shop.page, '/faqs');
    await shop.open('/contact-us');
    const message = shop.main.getByRole('textbox', { name: 'Message' });
    await message.fill('Which camera sees 30 m in the dark?');
    await goOffline(shop);
    await shop.footer.getByRole('link', { name: 'About Us' }).click();
    await expect(shop.notice(/^No connection\./)).toBeVisible();
    await expect(message).toHaveValue('Which camera sees 30 m in the dark?');
    await shop.page.getByRole('status').getByRole('button', { name: 'What is kept' }).click();
    await expect(shop.heading).toHaveText(OFFLINE_PAGE_HEADING);
    await shop.footer.getByRole('link', { name: 'FAQ' }).click();
    await expect(shop.heading).toHaveText('Frequently Asked Questions');
  });
});

test.describe('If the host accepts requests and does not answer them', () => {
  test('a link opens the kept page', async ({ shop, site }) => {
    await visit(shop, '/about-us');
    await shop.open('/faqs');
    site.fallSilent();
    await shop.footer.getByRole('link', { name: 'About Us' }).click();
    await expect(shop.heading).toHaveText('About Us');
  });

  test('a link to a page that is not kept says so, and opens it once the host answers', async ({
    shop,
    site,
  }) => {
    await visit(shop, '/faqs');
    site.fallSilent();
    await shop.footer.getByRole('link', { name: 'About Us' }).click();
    await expect(shop.notice(/^The shop has not answered yet\./)).toBeVisible();
    await expect(shop.heading).toHaveText('Frequently Asked Questions');
    site.answerAgain();
    await expect(shop.heading).toHaveText('About Us');
  });
});

test('a kept product that the shop no longer has is not opened without a connection', async ({
  shop,
  site,
}) => {
  const path = productPath(INTERCOM);
  await visit(shop, path);
  site.failing.set(new RegExp(`^${path}$`), 404);
  await shop.page.goto(path).catch(() => undefined);
  await expect.poll(() => keptPaths(shop.page)).not.toContain(path);
  await goOffline(shop);
  await shop.page.goto(path);
  await expect(shop.heading).toHaveText(OFFLINE_PAGE_HEADING);
});

test('nothing that belongs to the visitor is kept with the pages', async ({ shop }) => {
  await visit(shop, `/cart?items=${INTERCOM.id}:2`);
  await shop.page.getByRole('dialog', { name: 'Shared cart' }).getByRole('button', { name: 'Merge' }).click();
  await visit(shop, '/search?q=private-words');
  await shop.open('/contact-us?from=someone');
  await expectKept(shop.page, '/contact-us');
  const kept = await shop.page.evaluate(async () => {
    const found: { readonly url: string; readonly text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        found.push({ url: request.url, text: (await response?.text()) ?? '' });
      }
    }
    return found;
  });
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter(({ url }) => url.includes('?'))).toEqual([]);
  expect(kept.filter(({ text }) => /private-words|from=someone/.test(text))).toEqual([]);
});

test.describe('The whole shop', () => {
  test('can be cancelled, continued, tried again if a file was missing or the connection was lost, and removed', async ({
    shop,
    site,
  }) => {
    test.slow();
    await shop.open('/offline');
    await expect(keepButton(shop)).toBeVisible();
    const held = Promise.withResolvers<void>();
    await shop.page.route(/\/product\/\d+$/, async (route) => {
      await held.promise;
      await route.continue().catch(() => undefined);
    });
    await keepButton(shop).click();
    await expect(shop.main.getByText(/^\d+\.\d MB of \d+\.\d MB$/)).toBeVisible();
    await shop.button('Cancel').click();
    held.resolve();
    await expect(shop.main.getByText(/^Cancelled after/)).toBeVisible();
    await expect(shop.button('Load what is missing')).toBeFocused();
    const before = site.requested.length;
    site.failing.set(/product\/11$/, 404);
    await shop.button('Load what is missing').click();
    await expect(shop.main.getByText(/^The shop was updated in the meantime/)).toBeVisible({
      timeout: 60_000,
    });
    site.failing.clear();
    await goOffline(shop);
    await shop.button('Retry').click();
    await expect(shop.main.getByText(/^The connection was lost/)).toBeVisible({ timeout: 60_000 });
    await goOnline(shop);
    await shop.button('Retry').click();
    await expect(shop.main.getByText(/^The whole shop is kept/)).toBeVisible({ timeout: 60_000 });
    expect(site.requested.length).toBeGreaterThan(before);
    await shop.button('Remove it').click();
    await expect(keepButton(shop)).toBeVisible();
    expect(await keptPaths(shop.page)).not.toContain(productPath(RADIO));
    expect(await keptPaths(shop.page)).toContain('/404.html');
  });

  test('needs space: a message says so if it is short, before or during loading', async ({ shop }) => {
    await shop.page.addInitScript(() => {
      navigator.storage.estimate = async () => ({ quota: 1_000_000, usage: 0 });
    });
    await shop.open('/offline');
    await keepButton(shop).click();
    await expect(shop.main.getByText(/^There is not enough space .* 1\.0 MB for the shop/)).toBeVisible();
    await shop.page.evaluate(() => {
      navigator.storage.estimate = async () => ({});
      Cache.prototype.put = async () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    });
    await keepButton(shop).click();
    await expect(
      shop.main.getByText(/^There is not enough space on this device\. What was loaded/),
    ).toBeVisible();
    await shop.open('/cart');
    await expect(shop.heading).toHaveText('Shopping Cart');
  });
});

const failToPut = () => {
  Cache.prototype.put = async () => {
    throw new DOMException('', 'QuotaExceededError');
  };
};

test.describe('When the browser', () => {
  test('has no space, a page opens and says that it is not kept', async ({ shop }) => {
    await visit(shop, '/faqs');
    const [worker] = shop.page.context().serviceWorkers();
    await worker?.evaluate(failToPut);
    await shop.page.addInitScript(failToPut);
    await shop.open('/contact-us');
    await expect(shop.heading).toHaveText('Contact Us');
    await expectKept(shop.page);
    await expect(shop.notice(/^There is no space left on this device/)).toBeVisible();
  });

  test('has removed what was kept, a page says so, and the next visit keeps it again', async ({ shop }) => {
    await visit(shop, '/faqs');
    await shop.page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await goOffline(shop);
    await shop.page.goto('/faqs');
    await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await expect(shop.page.getByText(/Your cart is safe/)).toBeVisible();
    await goOnline(shop);
    await shop.page.getByRole('link', { name: 'Try again' }).click();
    await expect(shop.heading).toHaveText('Frequently Asked Questions');
    await expectKept(shop.page, '/faqs', '/404.html', '/search');
  });

  test('is asked to save data, the service worker is loaded only on the page about offline use', async ({
    shop,
    site,
  }) => {
    await shop.page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await shop.open('/');
    await shop.page.waitForLoadState('networkidle');
    expect(site.requested).not.toContain('/service-worker.js');
    await shop.footer.getByRole('link', { name: 'Offline Use' }).click();
    await expect(keepButton(shop)).toBeVisible();
    expect(site.requested).toContain('/service-worker.js');
  });

  test('visits a shop that no longer offers offline use, everything is removed', async ({ shop, site }) => {
    await visit(shop, '/faqs');
    await site.switchOff();
    await shop.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => shop.page.evaluate(() => caches.keys())).toEqual([]);
    await expect
      .poll(() => shop.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  });
});
