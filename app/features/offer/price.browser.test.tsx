import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Price } from './price.tsx';

test('a price is shown in dollars', async () => {
  await render(<Price of={{ price: 123450 }} />);
  await expect.element(page.getByText('$1,234.50')).toBeVisible();
  await expect.element(page.getByText(/Original price/)).not.toBeInTheDocument();
});

test('P6: a higher price of before is struck through, and read as the original price', async () => {
  await render(<Price of={{ price: 1999, originalPrice: 2499 }} />);
  await expect.element(page.getByText('$19.99')).toBeVisible();
  const before = page.getByText('Original price: $24.99');
  await expect.element(before).toBeVisible();
  await expect.element(before).toHaveStyle({ textDecorationLine: 'line-through' });
});
