import { useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DEFAULT_FILTER, type ListingFilter } from './model/listing-filter.ts';
import { facetsOf } from './model/listing.ts';
import { scopeOf } from './model/listing-scope.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { FilterPanel } from './filter-panel.tsx';

const PRODUCTS = [
  aProduct({ id: '1', brand: 'Axis', price: 10_000 }),
  aProduct({ id: '2', brand: 'Axis', price: 30_000, soldOut: true }),
  aProduct({ id: '3', brand: 'Pelco', price: 50_000 }),
];

const SCOPE = scopeOf(PRODUCTS);

const onFilter = vi.fn<(filter: ListingFilter) => void>();
const onClear = vi.fn();

function TestPanel() {
  const [filter, setFilter] = useState(DEFAULT_FILTER);
  useEffect(() => onFilter(filter), [filter]);
  return (
    <FilterPanel
      scope={SCOPE}
      facets={facetsOf(PRODUCTS, SCOPE, filter)}
      filter={filter}
      onChange={setFilter}
      onClear={onClear}
      formKey={0}
    />
  );
}

const brand = (name: string) => page.getByRole('group', { name: 'Brand' }).getByRole('checkbox', { name });
const stock = (name: string) =>
  page.getByRole('group', { name: 'Availability' }).getByRole('radio', { name });

beforeEach(async () => {
  await render(<TestPanel />);
});

test('all products and all brands are selected at first', async () => {
  await expect.element(stock('All')).toBeChecked();
  await expect.element(brand('Axis (2)')).toBeChecked();
  await expect.element(brand('Pelco (1)')).toBeChecked();
});

test('selecting In Stock updates the counts of the brands', async () => {
  await stock('In Stock (2)').click();
  await expect.element(stock('In Stock (2)')).toBeChecked();
  await expect.element(brand('Axis (1)')).toBeChecked();
  expect(onFilter).toHaveBeenLastCalledWith({ ...DEFAULT_FILTER, availability: 'in-stock' });
  await stock('All').click();
  await expect.element(brand('Axis (2)')).toBeVisible();
});

test('a deselected brand keeps its count and the focus', async () => {
  await brand('Axis (2)').click();
  await expect.element(brand('Axis (2)')).not.toBeChecked();
  await expect.element(brand('Axis (2)')).toHaveFocus();
  expect(onFilter).toHaveBeenLastCalledWith({ ...DEFAULT_FILTER, brands: ['Pelco'] });
});

test('“only” selects a single brand', async () => {
  await page.getByRole('button', { name: 'Only Axis' }).click();
  await expect.element(brand('Axis (2)')).toBeChecked();
  await expect.element(brand('Pelco (1)')).not.toBeChecked();
});

test('a price field keeps the focus when Enter applies it', async () => {
  const min = page.getByRole('textbox', { name: 'Minimum price' });
  await userEvent.fill(min, '400');
  await userEvent.keyboard('{Enter}');
  await nextPaint();
  expect(onFilter).toHaveBeenLastCalledWith({
    ...DEFAULT_FILTER,
    price: { min: 400, max: SCOPE.bounds.max },
  });
  await expect.element(min).toHaveFocus();
});

test('Clear Filters calls onClear', async () => {
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  expect(onClear).toHaveBeenCalledOnce();
});
