import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stock } from './stock.tsx';

test.each([
  ['In Stock', { soldOut: false, availableQuantity: 5 }],
  ['In Stock', { soldOut: false }],
  ['Only 4 left', { soldOut: false, availableQuantity: 4 }],
  ['Out of Stock', { soldOut: true, availableQuantity: 4 }],
])('shows the stock status: %s', async (text, offer) => {
  await render(<Stock offer={offer} />);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText(text)).not.toHaveClass('undefined');
});
