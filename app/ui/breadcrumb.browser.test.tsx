import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const TRAIL = [{ title: 'CCTV Systems', to: '/category/cctv-systems' }];

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
