import { HUB, INTERCOM, MARINE_CAMERA, PRODUCTS, RADIO, SOLD_OUT } from './support/catalogue.ts';
import { money } from './support/money.ts';
import { overflowingElements } from './support/overflowing-elements.ts';
import { expect, savedCart, savedLine, type Shop, shopOf, test } from './support/shop.ts';

const recentlyViewed = (shop: Shop) => shop.region('Recently Viewed');
const viewedLinks = (shop: Shop) => recentlyViewed(shop).getByRole('link');

const recentSearches = ({ page }: Shop) =>
  page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option');
const clearSearches = ({ searchForm }: Shop) =>
  searchForm.getByRole('button', { name: 'Clear', exact: true });

/** Scrolls down until the list of viewed products is loaded. */
async function scrollToViewed(shop: Shop): Promise<void> {
  await expect(async () => {
    await shop.page.mouse.wheel(0, 400);
    await expect(viewedLinks(shop).first()).toBeVisible({ timeout: 100 });
  }).toPass();
}

test.describe('Recently viewed products', () => {
  test('are listed below the related ones, newest first, with current prices', async ({ shop }) => {
    for (const { id } of [INTERCOM, SOLD_OUT, HUB]) await shop.open(`/product/${id}`);
    await expect(shop.region('Related Products')).toBeVisible();
    await scrollToViewed(shop);
    await expect(viewedLinks(shop)).toHaveText([SOLD_OUT.title, INTERCOM.title]);
    const items = recentlyViewed(shop).getByRole('listitem');
    await expect(items.nth(0)).toContainText('Out of Stock');
    await expect(items.nth(1)).toContainText(money(INTERCOM.price));
    // The only product cards are those of the related products.
    await expect(shop.cards).toHaveCount(await shop.region('Related Products').getByRole('article').count());

    await viewedLinks(shop).last().click();
    await expect(shop.heading).toHaveText(INTERCOM.title);
    await scrollToViewed(shop);
    await expect(viewedLinks(shop)).toHaveText([HUB.title, SOLD_OUT.title]);
  });

  test('are eight at most', async ({ shop }) => {
    const ids = PRODUCTS.map(({ id }) => id).slice(0, 12);
    await shop.store('recently-viewed', { items: ids });
    await shop.open('/cart');
    await scrollToViewed(shop);
    await expect(viewedLinks(shop)).toHaveText(PRODUCTS.slice(0, 8).map(({ title }) => title));
  });

  test('are absent on a first visit, and load nothing', async ({ shop }) => {
    const requests: string[] = [];
    shop.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await shop.open(`/product/${INTERCOM.id}`);
    await expect.poll(() => shop.storedValue('recently-viewed')).toEqual({ items: [INTERCOM.id] });
    await shop.footer.scrollIntoViewIfNeeded();
    await expect(recentlyViewed(shop)).toHaveCount(0);
    expect(requests.filter((path) => /\/data\/offers\.json|recently-viewed-list/.test(path))).toEqual([]);
  });

  test('move nothing on the page when they appear', async ({ shop }) => {
    const { page } = shop;
    await shop.store('recently-viewed', { items: [INTERCOM, RADIO, HUB, SOLD_OUT].map(({ id }) => id) });
    for (const path of ['/cart', '/search', `/product/${MARINE_CAMERA.id}`]) {
      await shop.open(path);
      await scrollToViewed(shop);
      await expect(viewedLinks(shop)).toHaveCount(4);
      await shop.footer.scrollIntoViewIfNeeded();
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
          }),
      );
      expect(shift, path).toBeLessThan(0.005);
    }
  });

  test('appear once the last cart line is removed, not beside a filled cart', async ({ shop }) => {
    await shop.store('recently-viewed', { items: [HUB.id] });
    await shop.store('cart', savedCart([savedLine(RADIO, 1)]));
    await shop.open('/cart');
    await shop.footer.scrollIntoViewIfNeeded();
    await expect(recentlyViewed(shop)).toHaveCount(0);
    await shop.button(`Remove ${RADIO.title} from cart`).click();
    await expect(shop.main.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await scrollToViewed(shop);
    await expect(viewedLinks(shop)).toHaveText([HUB.title]);
  });

  test('H5: fit widths from 320 to 1920 px', async ({ shop }) => {
    await shop.store('recently-viewed', { items: PRODUCTS.map(({ id }) => id).slice(0, 8) });
    await shop.open('/cart');
    await scrollToViewed(shop);
    for (const width of [320, 390, 767, 768, 1024, 1920]) {
      await shop.page.setViewportSize({ width, height: 800 });
      expect(await shop.page.evaluate(overflowingElements), `${width} px`).toEqual([]);
    }
  });

  test('are not printed', async ({ shop }) => {
    await shop.store('recently-viewed', { items: [HUB.id] });
    await shop.open(`/product/${RADIO.id}`);
    await scrollToViewed(shop);
    await shop.page.emulateMedia({ media: 'print' });
    await expect(recentlyViewed(shop)).toBeHidden();
  });

  test.describe('when damaged', () => {
    test.use({ allowedConsole: [/The stored item "recently-viewed" is discarded/] });

    test('are discarded, and new ones are recorded', async ({ shop }) => {
      await shop.store('recently-viewed', '{');
      await shop.open(`/product/${INTERCOM.id}`);
      await expect(shop.heading).toHaveText(INTERCOM.title);
      await expect.poll(() => shop.storedText('recently-viewed')).toContain(`{"items":["${INTERCOM.id}"`);
      await shop.footer.scrollIntoViewIfNeeded();
      await expect(recentlyViewed(shop)).toHaveCount(0);
    });
  });
});

test.describe('Recent searches', () => {
  test('are offered in the empty field, and repeat a search', async ({ shop }) => {
    await shop.open('/');
    await shop.searchField.fill('hikvision');
    await shop.searchField.press('Enter');
    await expect(shop.main.getByText(/results? for "hikvision"/)).toBeVisible();
    await shop.searchField.fill('ptz');
    await shop.searchButton.click();
    await expect(shop.main.getByText(/results? for "ptz"/)).toBeVisible();

    await shop.open('/about-us');
    await shop.searchField.click();
    await expect(recentSearches(shop)).toHaveText(['ptz', 'hikvision']);
    await recentSearches(shop).last().click();
    await expect(shop.page).toHaveURL('/search?q=hikvision');
    await expect(shop.searchField).toHaveValue('hikvision');
    await expect(recentSearches(shop)).toHaveCount(0);
  });

  test('are cleared from the keyboard, and return with Undo', async ({ shop }) => {
    await shop.store('recent-searches', { items: ['ptz', 'radio'] });
    await shop.open('/about-us');
    await shop.searchField.focus();
    await expect(recentSearches(shop)).toHaveText(['ptz', 'radio']);
    await shop.page.keyboard.press('Tab');
    await expect(clearSearches(shop)).toBeFocused();
    await shop.page.keyboard.press('Enter');
    await expect(recentSearches(shop)).toHaveCount(0);
    await expect(shop.searchField).toBeFocused();
    expect(await shop.storedValue('recent-searches')).toEqual({ items: [] });
    await shop.undo.click();
    expect(await shop.storedValue('recent-searches')).toEqual({ items: ['ptz', 'radio'] });
  });

  test('are cleared in every tab', async ({ shop, context }) => {
    await shop.store('recent-searches', { items: ['ptz'] });
    await shop.open('/about-us');
    const otherTab = shopOf(await context.newPage());
    await otherTab.open('/faqs');
    await otherTab.searchField.click();
    await expect(recentSearches(otherTab)).toHaveText(['ptz']);
    await otherTab.page.keyboard.press('Escape');
    await shop.searchField.click();
    await clearSearches(shop).click();
    await otherTab.searchField.click();
    await expect(otherTab.searchField).toHaveAttribute('aria-expanded', 'false');
    await expect(recentSearches(otherTab)).toHaveCount(0);
  });

  test('load nothing before the search field is used', async ({ shop }) => {
    const requests: string[] = [];
    shop.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const isLoaded = () => requests.some((path) => path.includes('search-combobox'));
    await shop.store('recent-searches', { items: ['ptz'] });
    await shop.open('/about-us');
    await shop.footer.scrollIntoViewIfNeeded();
    expect(isLoaded()).toBe(false);
    await shop.searchField.click();
    await expect.poll(isLoaded).toBe(true);
  });

  test.describe('when damaged', () => {
    test.use({ allowedConsole: [/The stored item "recent-searches" is discarded/] });

    test('are discarded, and new ones are recorded', async ({ shop }) => {
      await shop.store('recent-searches', '{');
      await shop.open('/');
      await shop.searchField.click();
      await expect(shop.searchField).toHaveRole('combobox');
      await expect(recentSearches(shop)).toHaveCount(0);
      await shop.searchField.fill('thermal');
      await shop.searchField.press('Enter');
      await expect(shop.main.getByText(/results? for "thermal"/)).toBeVisible();
      await expect.poll(() => shop.storedValue('recent-searches')).toEqual({ items: ['thermal'] });
    });
  });
});
