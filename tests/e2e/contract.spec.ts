import { productsIn, INTERCOM, SLUGS } from './support/catalogue.ts';
import { expect, test } from './support/shop.ts';

// What the contract promises of whole pages. The tests of the components check the rest of it.

test.describe('Product', () => {
  test('has its breadcrumb, gallery, facts, buttons, tabs and related products', async ({ shop }) => {
    const { main } = shop;
    await shop.open(`/product/${INTERCOM.id}`);
    await expect(shop.breadcrumb).toBeVisible();
    await expect(shop.heading).toHaveText(INTERCOM.title);
    await expect(shop.page).toHaveTitle(`${INTERCOM.title} | Watchpost`);
    await expect(shop.main.getByRole('button', { name: /^Show image 1 of \d$/ })).toBeVisible();
    await expect(main.getByText(`SKU: ${INTERCOM.id}`, { exact: true })).toBeVisible();
    await expect(main.getByText('4.5/5', { exact: true })).toBeVisible();
    await expect(main.getByText('(12 reviews)', { exact: true })).toBeVisible();
    await expect(main.getByText('In Stock', { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('spinbutton', { name: 'Quantity', exact: true })).toHaveValue('1');
    await expect(shop.button('Decrease quantity')).toBeDisabled();
    await expect(shop.button('Increase quantity')).toBeEnabled();
    await expect(shop.button('Add to Cart')).toBeVisible();
    await expect(shop.button('Add to Wishlist')).toBeVisible();
    await expect(shop.button(`Compare: ${INTERCOM.title}`)).toHaveAttribute('aria-pressed', 'false');
    await expect(main.getByRole('tab')).toHaveText([
      'Description',
      'Specifications',
      'Shipping & Returns',
      'Reviews',
    ]);
    await expect(shop.region('Related Products').getByRole('article')).toHaveCount(4);
  });
});

test.describe('All categories', () => {
  test('has a tile with a product count per category, and three carousels', async ({ shop }) => {
    await shop.open('/collections');
    await expect(shop.breadcrumb).toBeVisible();
    for (const slug of SLUGS) {
      const count = productsIn(slug).length;
      const tile = shop.main.getByRole('link', { name: new RegExp(`\\b${count} products?$`) });
      const hrefs = await tile.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs).toContain(`/category/${slug}`);
    }
    for (const title of ['Featured Products', 'On Sale Products', 'Best Selling Products']) {
      await expect(shop.region(title).getByRole('article')).toHaveCount(8);
    }
  });
});
