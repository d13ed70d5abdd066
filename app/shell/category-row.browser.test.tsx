import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { CategoryRow } from './category-row.tsx';

const CATEGORIES = [
  { slug: 'cctv-systems', title: 'CCTV Systems', isNew: false },
  { slug: 'smart-sensor', title: 'Smart Sensor', isNew: true },
];

const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');

test('the row links to Home, Catalog and each category, and marks Catalog and new categories as new', async () => {
  await renderOnPage(<CategoryRow categories={CATEGORIES} />);
  await expect.element(links).toHaveLength(4);
  expect(links.elements().map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Catalog New', '/collections'],
    ['CCTV Systems', '/category/cctv-systems'],
    ['Smart Sensor New', '/category/smart-sensor'],
  ]);
});

test('marks the link of the current page', async () => {
  await renderOnPage(<CategoryRow categories={CATEGORIES} />, '/');
  await expect.element(links.nth(0)).toHaveAttribute('aria-current', 'page');
  await links.nth(2).click();
  await expect.element(address).toHaveTextContent('/category/cctv-systems');
  await expect.element(links.nth(2)).toHaveAttribute('aria-current', 'page');
  await expect.element(links.nth(0)).not.toHaveAttribute('aria-current');
});
