import { INTERCOM } from './support/catalogue.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';
import { PHONE } from './support/visit.ts';

/** The paths of all links in the footer's columns, see docs/specification.md. */
const FOOTER_PATHS = [
  '/category/wireless-communication',
  '/category/intercom-systems',
  '/category/smart-sensor',
  '/category/cctv-systems',
  '/category/fire-alarms',
  '/category/thermal-cameras',
  '/category/ex-proof-cameras',
  '/category/maritime-cameras',
  '/about-us',
  '/contact-us',
  '/collections',
  '/privacy-policy',
  '/terms-conditions',
  '/wishlist',
  '/quick-order',
  '/lists',
  '/cart',
  '/shipping-return',
  '/faqs',
  '/planner',
  '/offline',
];

test('the text of a page is complete before the visitor scrolls', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/', '/category/cctv-systems?view=list', '/product/1', '/collections']) {
    await page.goto(path);
    const text = page.locator('body');
    await expect(text).toContainText('Copyright 2024', { useInnerText: true });
    // Every heading that exists is in the text that is rendered.
    const missing = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)')].filter(
          (heading) => heading.checkVisibility() && !document.body.innerText.includes(heading.innerText),
        ).length,
    );
    expect(missing, path).toBe(0);
  }
});

test.describe('Header and footer', () => {
  test('have the promised links', async ({ shop }) => {
    const { banner, footer } = shop;
    await shop.open('/');
    await expect(shop.logo).toHaveAttribute('href', '/');
    for (const [name, path] of [
      ['Sign in', '/login'],
      ['Register', '/register'],
      ['All Categories', '/collections'],
    ] as const) {
      await expect(banner.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await expect(shop.searchField).toBeVisible();
    await expect(shop.searchButton).toBeVisible();
    await expect(shop.wishlistLink).toHaveAttribute('href', '/wishlist');
    await expect(shop.cartButton).toHaveAttribute('aria-expanded', 'false');
    await expect(footer.getByRole('heading', { name: 'Subscribe to Our Newsletter' })).toBeVisible();
    await expect(footer.getByRole('textbox', { name: 'Email address', exact: true })).toBeVisible();
    await expect(footer.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible();
    for (const name of ['Categories', 'Information', 'Customer Service', 'Featured']) {
      await expect(footer.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(footer.getByRole('list', { name, exact: true })).toBeVisible();
    }

    const links = shop.categoryRow.getByRole('link');
    await expect(links).toHaveCount(7);
    await expect(links.nth(0)).toHaveText('Home');
    await expect(links.nth(0)).toHaveAttribute('href', '/');
    await expect(links.nth(1)).toHaveAccessibleName(/^Catalog/);
    await expect(links.nth(1)).toContainText('New');
    await expect(links.nth(1)).toHaveAttribute('href', '/collections');
    for (const [index, slug] of [
      'wireless-communication',
      'intercom-systems',
      'smart-sensor',
      'cctv-systems',
      'fire-alarms',
    ].entries()) {
      await expect(links.nth(index + 2)).toHaveAttribute('href', `/category/${slug}`);
    }

    const hrefs = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(expect.arrayContaining(FOOTER_PATHS));
    await expect(footer).toContainText('2024');
    for (const brand of ['Visa', 'Mastercard', 'American Express', 'Discover', 'PayPal']) {
      await expect(footer.getByText(brand, { exact: true })).toBeVisible();
    }
  });

  test('H7: a link to the current page returns the focus to the opener; a link to another page focuses the heading', async ({
    shop,
  }) => {
    await shop.store('cart', savedCart([savedLine(INTERCOM, 1)]));
    await shop.open('/cart');
    await shop.cartButton.click();
    await shop.cartDropdown.getByRole('link', { name: 'View cart' }).click();
    await expect(shop.cartDropdown).toBeHidden();
    await expect(shop.cartButton).toBeFocused();

    await shop.page.setViewportSize(PHONE);
    await shop.open('/category/cctv-systems?stock=in');
    const opener = shop.banner.getByRole('button', { name: 'Open menu' });
    const menu = shop.page.getByRole('dialog', { name: 'Menu' });
    // The first click removes the query; the second one changes nothing.
    for (let click = 1; click <= 2; click += 1) {
      await opener.click();
      await menu.getByRole('link', { name: /^CCTV/ }).click();
      await expect(menu).toBeHidden();
      await expect(shop.page).toHaveURL('/category/cctv-systems');
      await expect(opener).toBeFocused();
    }
    await opener.click();
    await menu.getByRole('link', { name: 'FAQ' }).click();
    await expect(menu).toBeHidden();
    await expect(shop.heading).toBeFocused();
  });
});
