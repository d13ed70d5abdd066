import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DEFAULT_FILTER, type ListingFilter } from './model/listing-filter.ts';
import { scopeOf } from './model/listing-scope.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { ActiveFilters } from './filter-chips.tsx';

const SCOPE = scopeOf(['Axis', 'Bosch', 'Pelco', 'Viking'].map((brand) => aProduct({ brand })));

function TestPage({ initialFilter }: { readonly initialFilter: ListingFilter }) {
  const [filter, setFilter] = useState(initialFilter);
  return (
    <main>
      <h1 tabIndex={-1}>Cameras</h1>
      <ActiveFilters scope={SCOPE} filter={filter} onChange={setFilter} />
    </main>
  );
}

const chip = (label: string) => page.getByRole('button', { name: `Remove filter: ${label}` });
const heading = page.getByRole('heading', { name: 'Cameras' });
const list = page.getByRole('list', { name: 'Active filters' });

test('is absent without active filters', async () => {
  await render(<TestPage initialFilter={DEFAULT_FILTER} />);
  await expect.element(heading).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
});

test('lists each active filter with a button that removes it', async () => {
  await render(
    <TestPage
      initialFilter={{
        ...DEFAULT_FILTER,
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

test('moves the focus to another filter when one is removed', async () => {
  await render(
    <TestPage
      initialFilter={{ ...DEFAULT_FILTER, availability: 'in-stock', price: { min: 100, max: 1900 } }}
    />,
  );
  await chip('In Stock').click();
  await expect.element(chip('In Stock')).not.toBeInTheDocument();
  await expect.element(chip('₺100 – ₺1,900')).toHaveFocus();
});

test('L8: moves the focus to the heading of the page when the last filter is removed', async () => {
  await render(<TestPage initialFilter={{ ...DEFAULT_FILTER, availability: 'in-stock' }} />);
  await chip('In Stock').click();
  await expect.element(heading).toHaveFocus();
});
