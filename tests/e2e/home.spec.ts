import { expect, test } from './support/shop.ts';

test.describe('Home', () => {
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

  test('shows as many carousel cards as the width has room for', async ({ shop }) => {
    await shop.open('/');
    const carousel = shop.region('Best Sellers');
    const cards = carousel.getByRole('article');
    for (const [width, count] of [
      [1280, 4],
      [1000, 3],
      [700, 2],
      [400, 1],
    ] as const) {
      await shop.page.setViewportSize({ width, height: 900 });
      await carousel.scrollIntoViewIfNeeded();
      await expect(cards.nth(count - 1)).toBeInViewport({ ratio: 0.4 });
      const row = await carousel.boundingBox();
      const last = await cards.nth(count - 1).boundingBox();
      const next = await cards.nth(count).boundingBox();
      if (!row || !last || !next) throw new Error('The carousel has no box.');
      // The last card is complete, and less than half of the next one is visible.
      const end = row.x + row.width;
      expect(last.x + last.width).toBeLessThanOrEqual(end + 1);
      expect(next.x + next.width / 2).toBeGreaterThan(end);
    }
  });
});
