import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ProductLink } from './product-text.tsx';

test('the underline of a linked name runs through its model number', async () => {
  await renderOnPage(
    <ProductLink product={{ id: '36', title: 'Hikvision DS-2CD2087G2-LU Bullet Camera' }} />,
  );
  await expect.element(page.getByRole('link')).toHaveStyle({ textDecorationLine: 'underline' });
  await expect
    .element(page.getByText('DS-2CD2087G2-LU', { exact: true }))
    .toHaveStyle({ textDecorationLine: 'underline' });
});
