import { HUB, INTERCOM, MARINE_CAMERA, PRODUCTS, RADIO, SOLD_OUT } from './support/catalogue.ts';
import { money } from './support/money.ts';
import { overflowingElements } from './support/overflowing-elements.ts';
import { expect, savedCart, savedLine, type Shop, shopOf, test } from './support/shop.ts';
import { openWithoutMotion } from './support/visit.ts';

const recentlyViewed = (shop: Shop) => shop.region('Recently Viewed');
const viewedLinks = (shop: Shop) => recentlyViewed(shop).getByRole('link');

const recentSearches = ({ page }: Shop) =>
  page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option');
const clearSearches = ({ searchForm }: Shop) =>
  searchForm.getByRole('button', { name: 'Clear', exact: true });

const shortcutList = ({ page }: Shop) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const opener = ({ footer }: Shop) => footer.getByRole('button', { name: 'Keyboard shortcuts' });
const setting = (shop: Shop) => shortcutList(shop).getByRole('checkbox', { name: 'Single-key shortcuts' });

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
    const [soldOut, intercom] = await recentlyViewed(shop).getByRole('listitem').all();
    await expect(soldOut ?? recentlyViewed(shop)).toContainText('Out of Stock');
    await expect(intercom ?? recentlyViewed(shop)).toContainText(money(INTERCOM.price));
    // They are not product cards.
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
    expect(requests.filter((path) => /\/data\/offers\/|recently-viewed-list/.test(path))).toEqual([]);
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

  test.describe('with a damaged list', () => {
    test.use({ allowedConsole: [/The stored item "recently-viewed" is discarded/] });

    test('start anew', async ({ shop }) => {
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
    await expect(shop.searchButton).toHaveCount(1);
    await recentSearches(shop).last().click();
    await expect(shop.page).toHaveURL('/search?q=hikvision');
    await expect(shop.searchField).toHaveValue('hikvision');
    await expect(recentSearches(shop)).toHaveCount(0);
  });

  test('are cleared from the keyboard with one press', async ({ shop }) => {
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

  test.describe('with a damaged list', () => {
    test.use({ allowedConsole: [/The stored item "recent-searches" is discarded/] });

    test('start anew', async ({ shop }) => {
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

test.describe('Keyboard shortcuts', () => {
  test('the slash focuses the search field, from which the keyboard searches', async ({ shop }) => {
    await shop.open('/about-us');
    await shop.footer.scrollIntoViewIfNeeded();
    await shop.page.keyboard.press('/');
    await expect(shop.searchField).toBeFocused();
    await expect(shop.searchField).toBeInViewport();
    await shop.page.keyboard.type('a/b');
    await expect(shop.searchField).toHaveValue('a/b');
    await shop.page.keyboard.press('Enter');
    await expect(shop.page).toHaveURL('/search?q=a%2Fb');
  });

  test('the slash brings back the search row below 1024 px', async ({ shop }) => {
    await shop.page.setViewportSize({ width: 820, height: 900 });
    await shop.open('/about-us');
    const isCovered = () =>
      shop.searchField.evaluate((field) => {
        const { x, y, width, height } = field.getBoundingClientRect();
        return !field.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await shop.page.mouse.wheel(0, 800);
    await expect.poll(isCovered).toBe(true);
    await shop.page.keyboard.press('/');
    await expect(shop.searchField).toBeFocused();
    await expect.poll(isCovered).toBe(false);
  });

  test('the question mark opens the list, whose code is loaded only then', async ({ shop }) => {
    const scripts: string[] = [];
    shop.page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await shop.open('/about-us');
    await shop.footer.scrollIntoViewIfNeeded();
    expect(scripts.filter((path) => path.includes('shortcuts-dialog'))).toEqual([]);
    await shop.page.keyboard.press('?');
    await expect(shortcutList(shop)).toBeVisible();
    expect(scripts.filter((path) => path.includes('shortcuts-dialog'))).toHaveLength(1);
    await shop.page.keyboard.press('/');
    await expect(shop.searchField).not.toBeFocused();
    await shop.page.keyboard.press('Escape');
    await expect(shortcutList(shop)).toBeHidden();
  });

  test('turning single keys off lasts, and holds in every tab', async ({ shop, context }) => {
    const otherTab = shopOf(await context.newPage());
    await otherTab.open('/faqs');
    await shop.open('/about-us');
    await opener(shop).press('Enter');
    await setting(shop).uncheck();
    await shop.page.keyboard.press('Escape');
    await expect(opener(shop)).toBeFocused();

    await expect(otherTab.searchField).not.toHaveAttribute('aria-keyshortcuts');
    await otherTab.page.keyboard.press('/');
    await expect(otherTab.searchField).not.toBeFocused();

    await shop.reload();
    await expect(shop.searchField).not.toHaveAttribute('aria-keyshortcuts');
    await shop.page.keyboard.press('?');
    await shop.page.keyboard.press('/');
    await expect(shop.searchField).not.toBeFocused();
    await expect(shortcutList(shop)).toHaveCount(0);

    await opener(shop).click();
    await setting(shop).check();
    await shop.page.keyboard.press('Escape');
    await shop.page.keyboard.press('/');
    await expect(shop.searchField).toBeFocused();
  });

  test('the list closes on Back', async ({ shop }) => {
    await shop.open('/about-us');
    await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
    await expect(shop.heading).toHaveText('Fire Alarms');
    await opener(shop).click();
    await expect(shortcutList(shop)).toBeVisible();
    await shop.page.goBack();
    await expect(shop.heading).toHaveText('About Us');
    await expect(shortcutList(shop)).toBeHidden();
  });

  test('H5: the list fits a screen of 320 px', async ({ shop }) => {
    await shop.page.setViewportSize({ width: 320, height: 640 });
    await openWithoutMotion(shop, '/about-us');
    await opener(shop).click();
    await expect(shortcutList(shop)).toBeVisible();
    const box = await shortcutList(shop).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true);
    expect(await shop.page.evaluate(overflowingElements)).toEqual([]);
  });

  test.describe('if the list cannot be loaded', () => {
    test.use({ allowedConsole: [/net::ERR_FAILED/] });

    test('a notice says so', async ({ shop }) => {
      await shop.page.route('**/assets/shortcuts-dialog-*.js', (route) => route.abort());
      await shop.open('/about-us');
      await opener(shop).click();
      await expect(shop.notice(/^The list of shortcuts could not be loaded/)).toBeVisible();
    });
  });

  test('without scripts the search field shows no shortcut', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: `${baseURL}` });
    const shop = shopOf(await context.newPage());
    await shop.page.goto('/about-us');
    await expect(shop.searchField).not.toHaveAttribute('aria-keyshortcuts');
    await expect(shop.searchForm.getByText('/', { exact: true })).toHaveCount(0);
    await context.close();
  });
});
