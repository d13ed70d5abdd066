import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PurchaseFeatures } from './purchase-features.tsx';

test.each([
  ['that states its warranty', { Warranty: '3 years' }, '3 years of warranty'],
  ['that does not state a warranty', {}, 'At least 12 months of warranty'],
])('shows the warranty of a product %s', async (_, specifications, text) => {
  await render(<PurchaseFeatures product={{ specifications }} />);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});
