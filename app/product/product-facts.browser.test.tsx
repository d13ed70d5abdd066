import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { aProduct } from '#tests/support/a-product.ts';
import { ProductFacts } from './product-facts.tsx';

const rating = { average: '4.5/5', reviews: 12 };

const FIGURES = [
  ['Resolution', '8 MP'],
  ['Protection rating', 'IP66'],
] as const;

test('shows brand, SKU and rating, and no heading if there are no key figures', async () => {
  await renderOnPage(<ProductFacts product={aProduct({ id: '49' })} keyFigures={[]} rating={rating} />);
  for (const text of ['Brand: Axis', 'SKU: 49', '4.5/5', '(12 reviews)']) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

const textsOf = (role: string) =>
  page
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent);

test('lists the key figures with their labels under a heading', async () => {
  await renderOnPage(<ProductFacts product={aProduct()} keyFigures={FIGURES} rating={rating} />);
  await expect.element(page.getByRole('heading', { name: 'Key figures' })).toBeInTheDocument();
  expect(textsOf('term')).toEqual(['Resolution', 'Protection rating']);
  expect(textsOf('definition')).toEqual(['8 MP', 'IP66']);
});

test('links to the plan that is passed, and names the kind of product', async () => {
  const facts = { product: aProduct(), keyFigures: FIGURES };
  const plan = { title: 'Plan with this camera', to: '/planner?width=3840&view=102#view-distance' } as const;
  await renderOnPage(<ProductFacts {...facts} plan={plan} />);
  await expect
    .element(page.getByRole('link', { name: 'Plan with this camera' }))
    .toHaveAttribute('href', plan.to);
});
