import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DEFAULT_FILTER, DEFAULT_SEARCH_FILTER, type ListingFilter } from './model/listing-filter.ts';
import { ListingToolbar } from './listing-toolbar.tsx';

function TestToolbar({ count = 12 }: { readonly count?: number }) {
  const [filter, setFilter] = useState(DEFAULT_FILTER);
  return (
    <ListingToolbar
      count={count}
      filter={filter}
      onChange={setFilter}
      onTableHoverOrFocus={() => undefined}
    />
  );
}

const view = (name: string) => page.getByRole('button', { name: `${name} view` });

test('L4: shows the number of products, and announces it when it changes', async () => {
  const { rerender } = await render(<TestToolbar />);
  await expect.element(page.getByText('Showing: 12 products')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  await rerender(<TestToolbar count={1} />);
  // The specified wording has no singular (docs/specification.md, section 2).
  await expect.element(page.getByText('Showing: 1 products')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('1 product shown');
});

test('a category offers five sort orders and starts with Best Selling', async () => {
  await render(<TestToolbar />);
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

test('a search starts with Best Match and can be sorted by Best Selling', async () => {
  const onChange = vi.fn<(change: (filter: ListingFilter) => ListingFilter) => void>();
  await render(
    <ListingToolbar
      count={3}
      filter={DEFAULT_SEARCH_FILTER}
      onChange={onChange}
      defaultSort="best-match"
      onTableHoverOrFocus={() => undefined}
    />,
  );
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect.element(sort).toHaveDisplayValue('Best Match');
  await userEvent.selectOptions(sort, 'Best Selling');
  expect(onChange.mock.calls[0]?.[0](DEFAULT_SEARCH_FILTER)).toEqual(DEFAULT_FILTER);
});

test('exactly one of the four view buttons is pressed', async () => {
  await render(<TestToolbar />);
  await expect.element(view('Grid')).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['List', 'Compact', 'Table', 'Grid']) {
    await view(name).click();
    await expect.element(view(name)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('button', { pressed: true })).toHaveLength(1);
  }
});
