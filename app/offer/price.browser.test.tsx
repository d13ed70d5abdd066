import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Price } from './price.tsx';

test('shows the price in dollars', async () => {
  await render(<Price offer={{ price: 123450 }} />);
  await expect.element(page.getByText('$1,234.50')).toBeVisible();
  await expect.element(page.getByText(/Original price/)).not.toBeInTheDocument();
});

test('P6: the original price is struck through and labelled for screen readers', async () => {
  await render(<Price offer={{ price: 1999, originalPrice: 2499 }} />);
  await expect.element(page.getByText('$19.99')).toBeVisible();
  const originalPrice = page.getByText('Original price: $24.99');
  await expect.element(originalPrice).toBeVisible();
  await expect.element(originalPrice).toHaveStyle({ textDecorationLine: 'line-through' });
});
