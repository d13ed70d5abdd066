import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type ListingFilter, NO_FILTER } from '#app/domain/listing/listing-filter.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { drawn } from '#tests/support/drawn.ts';
import { ActiveFilters } from './active-filters.tsx';

const PRODUCTS = ['Axis', 'Bosch', 'Pelco', 'Viking'].map((brand, at) => aProduct({ id: String(at), brand }));

function Chips({ from }: { readonly from: ListingFilter }) {
  const [filter, setFilter] = useState(from);
  return (
    <main>
      <h1 tabIndex={-1}>Cameras</h1>
      <ActiveFilters products={PRODUCTS} filter={filter} onChange={setFilter} />
    </main>
  );
}

const chip = (label: string) => page.getByRole('button', { name: `Remove filter: ${label}` });
const heading = page.getByRole('heading', { name: 'Cameras' });
const list = page.getByRole('list', { name: 'Active filters' });

test('without a filter there is nothing to take back', async () => {
  await render(<Chips from={NO_FILTER} />);
  await expect.element(heading).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
});

test('each filter is named and can be taken back by itself', async () => {
  await render(
    <Chips
      from={{
        ...NO_FILTER,
        availability: 'in-stock',
        price: { min: 100, max: 1900 },
        brands: ['Axis', 'Bosch', 'Viking'],
      }}
    />,
  );
  await expect.element(list.getByRole('listitem')).toHaveLength(3);
  await expect.element(chip('Not Pelco')).toBeVisible();
  await chip('₺100 – ₺1,900').click();
  await expect.element(chip('₺100 – ₺1,900')).not.toBeInTheDocument();
  await expect.element(chip('In Stock')).toBeVisible();
});

test('a filter that is taken back does not take the focus with it', async () => {
  await render(<Chips from={{ ...NO_FILTER, availability: 'in-stock', price: { min: 100, max: 1900 } }} />);
  await chip('In Stock').click();
  await expect.element(chip('In Stock')).not.toBeInTheDocument();
  await drawn();
  expect(document.activeElement).not.toBe(document.body);
});

test('L8: with the last filter the focus goes to the heading', async () => {
  await render(<Chips from={{ ...NO_FILTER, availability: 'in-stock' }} />);
  await chip('In Stock').click();
  await expect.element(heading).toHaveFocus();
});
