import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aProduct } from '#tests/support/a-product.ts';
import { ProductFacts } from './product-facts.tsx';

test('a product is identified by its brand and its number, and rated', async () => {
  await render(
    <ProductFacts product={aProduct({ id: '49', highlights: ['IP66'] })} rating="4.5/5" reviews={12} />,
  );
  for (const text of ['Brand: Axis', 'SKU: 49', '4.5/5', '(12 reviews)', 'IP66']) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
});
