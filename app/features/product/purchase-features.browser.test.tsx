import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PurchaseFeatures } from './purchase-features.tsx';

test.each([
  ['its own term', { Warranty: '3 years' }, '3 years of warranty'],
  ['the shop’s least, where it has none of its own', {}, 'At least 12 months of warranty'],
])('a product comes with %s', async (_, specifications, said) => {
  await render(<PurchaseFeatures of={{ specifications }} />);
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
});
