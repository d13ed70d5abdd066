import { HUB, INTERCOM, PRODUCTS, RADIO, SOLD_OUT } from './support/catalogue.ts';
import { overflowingElements } from './support/overflowing-elements.ts';
import { expect, savedCart, savedLine, type Shop, test } from './support/shop.ts';

const recentlyViewed = (shop: Shop) => shop.region('Recently Viewed');
const viewedLinks = (shop: Shop) => recentlyViewed(shop).getByRole('link');

/** Scrolls down until the list of viewed products is loaded. */
async function scrollToViewed(shop: Shop): Promise<void> {
  await expect(async () => {
    await shop.page.mouse.wheel(0, 400);
    await expect(viewedLinks(shop).first()).toBeVisible({ timeout: 100 });
  }).toPass();
}

test.describe('Recently viewed products', () => {
  test('are listed below the related ones, newest first, and not printed', async ({ shop }) => {
    for (const { id } of [INTERCOM, SOLD_OUT, HUB]) await shop.open(`/product/${id}`);
    await expect(shop.region('Related Products')).toBeVisible();
    await scrollToViewed(shop);
    await expect(viewedLinks(shop)).toHaveText([SOLD_OUT.title, INTERCOM.title]);
    // The only product cards are those of the related products.
    await expect(shop.cards).toHaveCount(await shop.region('Related Products').getByRole('article').count());

    await shop.page.emulateMedia({ media: 'print' });
    await expect(recentlyViewed(shop)).toBeHidden();
  });

  test('appear once the last cart line is removed, not beside a filled cart, and fit widths from 320 to 1920 px', async ({
    shop,
  }) => {
    const viewed = PRODUCTS.slice(0, 8);
    await shop.store('recently-viewed', { items: viewed.map(({ id }) => id) });
    await shop.store('cart', savedCart([savedLine(RADIO, 1)]));
    await shop.open('/cart');
    await shop.footer.scrollIntoViewIfNeeded();
    await expect(recentlyViewed(shop)).toHaveCount(0);
    await shop.button(`Remove ${RADIO.title} from cart`).click();
    await expect(shop.main.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await scrollToViewed(shop);
    await expect(viewedLinks(shop)).toHaveText(viewed.map(({ title }) => title));
    for (const width of [320, 390, 767, 768, 1024, 1920]) {
      await shop.page.setViewportSize({ width, height: 800 });
      expect(await shop.page.evaluate(overflowingElements), `${width} px`).toEqual([]);
    }
  });
});

test('recent searches load nothing before the search field is used', async ({ shop }) => {
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
