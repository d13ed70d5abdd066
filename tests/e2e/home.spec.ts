import { INTERCOM } from './support/catalogue.ts';
import { expect, type Shop, test } from './support/shop.ts';

/** During a transition two banners are visible. */
const visibleBannerPaths = (shop: Shop) =>
  shop
    .region('Featured banners')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('Home', () => {
  test('steps through its banners by button and pauses them', async ({ shop }) => {
    await shop.open('/');
    const hero = shop.region('Featured banners');
    await expect(hero).toHaveAttribute('aria-roledescription', 'carousel');
    await expect.poll(() => visibleBannerPaths(shop)).toEqual(['/product/1']);
    await hero.getByRole('button', { name: 'Pause slides', exact: true }).click();
    await expect(hero.getByRole('button', { name: 'Play slides', exact: true })).toBeVisible();
    for (const [button, path] of [
      ['Next slide', '/product/49'],
      ['Next slide', '/product/45'],
      ['Next slide', '/product/1'],
      ['Previous slide', '/product/45'],
    ] as const) {
      await hero.getByRole('button', { name: button, exact: true }).click();
      await expect.poll(() => visibleBannerPaths(shop)).toEqual([path]);
    }
  });

  test('H11: the visually hidden heading takes no space when it has the focus', async ({ shop }) => {
    await shop.open('/cart');
    await shop.logo.click();
    await expect(shop.heading).toBeFocused();
    const { height } = await shop.heading.evaluate((heading) => heading.getBoundingClientRect());
    expect(height).toBeLessThanOrEqual(1);
  });

  test('shows the deals of the day', async ({ shop }) => {
    await shop.open('/');
    const deals = shop.region('Deals of The Day');
    await expect(deals.getByRole('heading', { name: 'Deals of The Day' })).toBeVisible();
    await expect(deals.getByText(/^Save \d+%$/)).toBeVisible();
    await expect(deals.getByRole('meter').or(deals.getByRole('progressbar'))).toBeVisible();
    await expect(deals.getByText(/^Sold: /)).toBeVisible();
    await expect(deals.getByText(/^Available: /)).toBeVisible();
    await expect(deals.getByRole('link', { name: 'View Product', exact: true })).toHaveCount(4);
    await deals.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await shop.expectCart(1, INTERCOM.price);
  });

  test('C6: has four carousels with Previous and Next buttons', async ({ shop }) => {
    await shop.open('/');
    for (const title of ['Featured Products', 'Smart Sensor Technologies', 'Best Sellers', 'New Arrivals']) {
      const carousel = shop.region(title);
      await carousel.scrollIntoViewIfNeeded();
      const previous = carousel.getByRole('button', { name: 'Previous', exact: true });
      const next = carousel.getByRole('button', { name: 'Next', exact: true });
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
      await expect(carousel.getByRole('article').first()).toBeInViewport();
      await next.click();
      await expect(previous).toHaveAttribute('aria-disabled', 'false');
      await expect(carousel.getByRole('article').nth(4)).toBeInViewport();
      await previous.click();
      await expect(previous).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(
      shop.region('Smart Sensor Technologies').getByRole('link', { name: 'View All', exact: true }),
    ).toHaveAttribute('href', '/category/smart-sensor');
  });

  test('filters its featured products by their badges', async ({ shop }) => {
    await shop.open('/');
    const carousel = shop.region('Featured Products');
    await expect(carousel.getByRole('article')).toHaveCount(8);
    await carousel.getByRole('button', { name: 'New', exact: true }).click();
    await expect(carousel.getByRole('button', { name: 'New', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const badge = shop.page.getByText('New', { exact: true });
    await expect(carousel.getByRole('article').filter({ hasNot: badge })).toHaveCount(0);
    await expect(carousel.getByRole('article').first()).toBeVisible();
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
