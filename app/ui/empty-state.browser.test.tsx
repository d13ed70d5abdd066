import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EmptyState } from './empty-state.tsx';

test('shows a second-level heading, the reason and an action', async () => {
  await render(
    <EmptyState heading="No Products Found" text="Please try changing the filters.">
      <button type="button">Clear Filters</button>
    </EmptyState>,
  );
  await expect.element(page.getByRole('heading', { name: 'No Products Found', level: 2 })).toBeVisible();
  await expect.element(page.getByText('Please try changing the filters.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
});

test('renders no heading element if no `heading` is passed', async () => {
  await render(<EmptyState text="Enter a search term" />);
  await expect.element(page.getByText('Enter a search term')).toBeVisible();
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});
