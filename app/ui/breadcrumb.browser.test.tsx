import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const TRAIL = [{ title: 'CCTV Systems', to: '/category/cctv-systems' }];

test('links to every page above the current one, which is not a link', async () => {
  await renderOnPage(<Breadcrumb trail={TRAIL} current="Dome camera" />, '/product/1');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(trail.getByRole('listitem')).toHaveLength(3);
  await expect.element(trail.getByRole('link')).toHaveLength(2);
  await expect.element(trail.getByText('Dome camera')).toHaveAttribute('aria-current', 'page');
  await trail.getByRole('link', { name: 'CCTV Systems' }).click();
  await expect.element(address).toHaveTextContent('/category/cctv-systems');
  await trail.getByRole('link', { name: 'Home' }).click();
  await expect.element(address).toHaveTextContent('/');
});

test('has links 44 px high on a phone, without making the row higher', async () => {
  await renderOnPage(<Breadcrumb trail={TRAIL} current="Dome camera" />, '/product/1');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  const link = trail.getByRole('link', { name: 'CCTV Systems' }).element();
  const rowHeight = () => trail.element().getBoundingClientRect().height;
  await page.viewport(1024, 800);
  const desktopHeight = rowHeight();
  await page.viewport(390, 800);
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(rowHeight()).toBe(desktopHeight);
});
