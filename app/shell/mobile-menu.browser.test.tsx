import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const CATEGORIES = [{ slug: 'cctv-systems', title: 'CCTV Systems', isNew: false }];

const opener = page.getByRole('button', { name: 'Open menu' });
const menu = page.getByRole('dialog', { name: 'Menu' });

beforeEach(() => page.viewport(600, 800));
afterEach(() => page.viewport(1280, 800));

test('on a small screen a menu holds what the header has no room for', async () => {
  await renderOnPage(<MobileMenu categories={CATEGORIES} />);
  await opener.click();
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

test('H7: the menu closes and gives the focus back', async () => {
  await renderOnPage(<MobileMenu categories={CATEGORIES} />);
  await opener.click();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('on a large screen there is no menu to open', async () => {
  await page.viewport(1280, 800);
  await renderOnPage(<MobileMenu categories={CATEGORIES} />);
  await expect.element(opener).not.toBeInTheDocument();
});
