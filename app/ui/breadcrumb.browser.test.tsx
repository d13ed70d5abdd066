import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const TRAIL = [{ title: 'CCTV Systems', to: '/category/cctv-systems' }];

test('the trail leads up to every page above, and names this one without linking to it', async () => {
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

test('on a phone its links are as tall as a thumb, and the line takes no more room', async () => {
  await renderOnPage(<Breadcrumb trail={TRAIL} current="Dome camera" />, '/product/1');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  const link = trail.getByRole('link', { name: 'CCTV Systems' }).element();
  const heightOfLine = () => trail.element().getBoundingClientRect().height;
  await page.viewport(1024, 800);
  const wide = heightOfLine();
  await page.viewport(390, 800);
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(heightOfLine()).toBe(wide);
});
