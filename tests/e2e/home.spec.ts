import { expect, test } from './support/shop.ts';
import { openWithoutMotion, PHONE } from './support/visit.ts';

test.describe('Home', () => {
  test('on a phone it is at most 7,000 px tall, with all its sections', async ({ shop }) => {
    await shop.page.setViewportSize(PHONE);
    await openWithoutMotion(shop, '/');
    for (const title of [
      'Featured banners',
      'Deals of The Day',
      'Shop by category',
      'Featured Products',
      'Smart Sensor Technologies',
      'Best Sellers',
      'New Arrivals',
      'What customers say',
      'Latest news',
    ]) {
      await shop.region(title).scrollIntoViewIfNeeded();
      await expect(shop.region(title)).toBeVisible();
    }
    await shop.footer.scrollIntoViewIfNeeded();
    expect(await shop.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000);
  });

  test('H11: the visually hidden heading takes no space when it has the focus; deals and carousels follow', async ({
    shop,
  }) => {
    await shop.open('/cart');
    await shop.logo.click();
    await expect(shop.heading).toBeFocused();
    const { height } = await shop.heading.evaluate((heading) => heading.getBoundingClientRect());
    expect(height).toBeLessThanOrEqual(1);

    const deals = shop.region('Deals of The Day');
    await expect(deals.getByText(/^Save \d+%$/)).toBeVisible();
    await expect(deals.getByRole('link', { name: 'View Product', exact: true })).toHaveCount(4);
    for (const title of ['Featured Products', 'Smart Sensor Technologies', 'Best Sellers', 'New Arrivals']) {
      await expect(shop.region(title).getByRole('article').first()).toBeVisible();
    }
    await expect(
      shop.region('Smart Sensor Technologies').getByRole('link', { name: 'View All', exact: true }),
    ).toHaveAttribute('href', '/category/smart-sensor');
  });
});
