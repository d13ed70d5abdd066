import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BEST_MATCHES, type ListingFilter, NO_FILTER } from '#app/domain/listing/listing-filter.ts';
import { ListingToolbar } from './listing-toolbar.tsx';

function Toolbar({ count = 12 }: { readonly count?: number }) {
  const [filter, setFilter] = useState(NO_FILTER);
  return <ListingToolbar count={count} filter={filter} onChange={setFilter} />;
}

const view = (name: string) => page.getByRole('button', { name: `${name} view` });

test('L4: how many products are shown is said at once, and read out when it has changed', async () => {
  const { rerender } = await render(<Toolbar />);
  await expect.element(page.getByText('Showing: 12 products')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  await rerender(<Toolbar count={1} />);
  await expect.element(page.getByText('Showing: 1 products')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('1 product shown');
});

test('there are five orders, and the best selling come first', async () => {
  await render(<Toolbar />);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect.element(sort).toHaveDisplayValue('Best Selling');
  expect(
    sort
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['Best Selling', 'Price: Low to High', 'Price: High to Low', 'Name: A-Z', 'Name: Z-A']);
  await userEvent.selectOptions(sort, 'Name: Z-A');
  await expect.element(sort).toHaveDisplayValue('Name: Z-A');
});

test('a search is in the order of its matches until another is chosen', async () => {
  const chosen = vi.fn<(change: (filter: ListingFilter) => ListingFilter) => void>();
  await render(<ListingToolbar count={3} filter={BEST_MATCHES} onChange={chosen} initial="best-match" />);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect.element(sort).toHaveDisplayValue('Best Match');
  await userEvent.selectOptions(sort, 'Best Selling');
  expect(chosen.mock.calls[0]?.[0](BEST_MATCHES)).toEqual(NO_FILTER);
});

test('one of three views is pressed', async () => {
  await render(<Toolbar />);
  await expect.element(view('Grid')).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['List', 'Compact', 'Grid']) {
    await view(name).click();
    await expect.element(view(name)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('button', { pressed: true })).toHaveLength(1);
  }
});
