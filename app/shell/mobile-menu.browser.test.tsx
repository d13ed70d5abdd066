import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const CATEGORIES = [{ slug: 'cctv-systems', title: 'CCTV Systems', isNew: false }];

const openButton = page.getByRole('button', { name: 'Open menu' });
const menu = page.getByRole('dialog', { name: 'Menu' });

beforeEach(() => page.viewport(600, 800));
afterEach(() => page.viewport(1280, 800));

test('on a small screen the menu has the links that do not fit in the header', async () => {
  await renderOnPage(<MobileMenu categories={CATEGORIES} />);
  await openButton.click();
  for (const [name, path] of [
    ['Home', '/'],
    ['Catalog New', '/collections'],
    ['CCTV Systems', '/category/cctv-systems'],
    ['Sign in', '/login'],
    ['Register', '/register'],
    ['FAQ', '/faqs'],
    ['Contact Us', '/contact-us'],
  ] as const) {
    await expect.element(menu.getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('H7: the menu closes and returns the focus to its button', async () => {
  await renderOnPage(<MobileMenu categories={CATEGORIES} />);
  await openButton.click();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(openButton).toHaveFocus();
});

test('on a large screen there is no menu button', async () => {
  await page.viewport(1280, 800);
  await renderOnPage(<MobileMenu categories={CATEGORIES} />);
  await expect.element(openButton).not.toBeInTheDocument();
});
