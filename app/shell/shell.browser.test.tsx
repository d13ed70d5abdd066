import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toggleWishlist } from '#app/wishlist/wishlist-store.ts';
import { SHOP } from '#app/shop.ts';
import { PageHeading } from '#app/ui/breadcrumb.tsx';
import { anOffer } from '#tests/support/an-offer.ts';
import { resetShop } from '#tests/support/shop-state.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { Shell } from './shell.tsx';

const CATEGORIES = [{ slug: 'cctv-systems', title: 'CCTV Systems', isNew: true }];
const openButton = page.getByRole('button', { name: 'Open menu' });
const menu = page.getByRole('dialog', { name: 'Menu' });
const footer = page.getByRole('contentinfo');

beforeEach(async () => {
  resetShop();
  await renderOnPage(
    <Shell categories={CATEGORIES}>
      <PageHeading>Frequently Asked Questions</PageHeading>
    </Shell>,
    '/collections',
  );
});
afterEach(() => page.viewport(1280, 800));

test('a page has one header, one main element with one main heading, one footer and one status region', async () => {
  for (const role of ['banner', 'main', 'contentinfo', 'status']) {
    await expect.element(page.getByRole(role)).toHaveLength(1);
  }
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveLength(1);
});

test('H1: the first Tab stop is a link to the content', async () => {
  await userEvent.tab();
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect.element(skipLink).toHaveFocus();
  await expect.element(skipLink).toBeInViewport();
  await expect.element(skipLink).toHaveAttribute('href', `#${page.getByRole('main').element().id}`);
});

test('the row of categories marks new ones and the link of the current page', async () => {
  const row = page.getByRole('navigation', { name: 'Categories' });
  const catalog = row.getByRole('link', { name: 'Catalog New' });
  const category = row.getByRole('link', { name: 'CCTV Systems New' });
  await expect.element(catalog).toHaveAttribute('aria-current', 'page');
  await category.click();
  await expect.element(address).toHaveTextContent('/category/cctv-systems');
  await expect.element(category).toHaveAttribute('aria-current', 'page');
  await expect.element(catalog).not.toHaveAttribute('aria-current');
});

test('the wishlist link has the number of products in the wishlist', async () => {
  toggleWishlist(anOffer());
  await expect.element(page.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible();
  toggleWishlist(anOffer({ id: '2' }));
  await expect.element(page.getByRole('link', { name: 'Wishlist, 2 items' })).toBeVisible();
});

test('H7: on a small screen a menu has the links that do not fit, closes on a navigation, and returns the focus', async () => {
  await expect.element(openButton).not.toBeInTheDocument();
  await page.viewport(600, 800);
  await openButton.click();
  for (const [name, path] of [
    ['Home', '/'],
    ['Catalog New', '/collections'],
    ['CCTV Systems New', '/category/cctv-systems'],
    ['System Check', '/system-check'],
    ['Sign in', '/login'],
    ['Register', '/register'],
    ['Contact Us', '/contact-us'],
  ] as const) {
    await expect.element(menu.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  const headings = menu.getByRole('heading', { level: 3 });
  await expect.element(headings.first()).toHaveTextContent('Tools');
  // Not repeated in the group that the footer has them in.
  await expect.element(menu.getByRole('link', { name: 'Quick Order' })).toHaveLength(1);
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(openButton).toHaveFocus();
  await openButton.click();
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await expect.element(address).toHaveTextContent('/faqs');
  await expect.element(menu).not.toBeInTheDocument();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a press outside',
    () => userEvent.click(document.documentElement, { position: { x: 560, y: 400 }, force: true }),
  ],
])(
  'H7: nothing outside the open menu can be reached; %s closes it and returns the focus',
  async (_, close) => {
    await page.viewport(600, 800);
    await openButton.click();
    await expect.element(menu.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await expect.element(page.getByRole('main')).toHaveAttribute('inert');
    await expect.element(openButton).toHaveAttribute('inert');
    await close();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(openButton).toHaveFocus();
    await expect.element(page.getByRole('main')).not.toHaveAttribute('inert');
  },
);

test('a menu that was opened on a small screen can be closed on a large one', async () => {
  await page.viewport(600, 800);
  await openButton.click();
  await page.viewport(1280, 800);
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).not.toHaveAttribute('inert');
});

test('the button Tools shows links to the tools, and closes with Escape and on a navigation', async () => {
  const button = page.getByRole('button', { name: 'Tools' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  const banner = page.getByRole('banner');
  for (const [name, path] of [
    ['Quick Order', '/quick-order'],
    ['System Planner', '/planner'],
    ['System Check', '/system-check'],
    ['Your Lists', '/lists'],
    ['Compare', '/compare'],
  ] as const) {
    await expect.element(banner.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).toHaveFocus();
  await button.click();
  await banner.getByRole('link', { name: 'System Check' }).click();
  await expect.element(address).toHaveTextContent('/system-check');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await page.viewport(1000, 800);
  await expect.element(button).not.toBeInTheDocument();
});

test('the footer has the address, the phone number and the offer of the newsletter', async () => {
  for (const line of SHOP.address)
    await expect.element(footer.getByText(line, { exact: true })).toBeVisible();
  const { label, display, href } = SHOP.phones.sales;
  const phone = footer.getByRole('link', { name: `${label} ${display}` });
  await expect.element(phone).toHaveAttribute('href', href);
  const box = footer.getByRole('region', { name: 'Subscribe to Our Newsletter' });
  await expect.element(box).toMatchTextContent('$20 gift card for your first order');
});
