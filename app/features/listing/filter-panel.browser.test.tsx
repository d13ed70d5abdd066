import { useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type ListingFilter, NO_FILTER } from '#app/domain/listing/listing-filter.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { drawn } from '#tests/support/drawn.ts';
import { FilterPanel } from './filter-panel.tsx';

const PRODUCTS = [
  aProduct({ id: '1', brand: 'Axis', price: 10_000 }),
  aProduct({ id: '2', brand: 'Axis', price: 30_000, soldOut: true }),
  aProduct({ id: '3', brand: 'Pelco', price: 50_000 }),
];

const inForce = vi.fn<(filter: ListingFilter) => void>();
const cleared = vi.fn();

function Panel() {
  const [filter, setFilter] = useState(NO_FILTER);
  useEffect(() => inForce(filter), [filter]);
  return (
    <FilterPanel products={PRODUCTS} filter={filter} onChange={setFilter} onClear={cleared} cleared={0} />
  );
}

const brand = (name: string) => page.getByRole('group', { name: 'Brand' }).getByRole('checkbox', { name });
const stock = (name: string) =>
  page.getByRole('group', { name: 'Availability' }).getByRole('radio', { name });

beforeEach(async () => {
  await render(<Panel />);
});

test('at first everything is shown: all brands are ticked, whatever their stock', async () => {
  await expect.element(stock('All')).toBeChecked();
  await expect.element(brand('Axis (2)')).toBeChecked();
  await expect.element(brand('Pelco (1)')).toBeChecked();
});

test('what is in stock is counted, and choosing it changes the brands’ counts', async () => {
  await stock('In Stock (2)').click();
  await expect.element(stock('In Stock (2)')).toBeChecked();
  await expect.element(brand('Axis (1)')).toBeChecked();
  expect(inForce).toHaveBeenLastCalledWith({ ...NO_FILTER, availability: 'in-stock' });
  await stock('All').click();
  await expect.element(brand('Axis (2)')).toBeVisible();
});

test('an unticked brand is hidden, and keeps its count and the focus', async () => {
  await brand('Axis (2)').click();
  await expect.element(brand('Axis (2)')).not.toBeChecked();
  await expect.element(brand('Axis (2)')).toHaveFocus();
  expect(inForce).toHaveBeenLastCalledWith({ ...NO_FILTER, brands: ['Pelco'] });
});

test('“only” ticks one brand alone', async () => {
  await page.getByRole('button', { name: 'Only Axis' }).click();
  await expect.element(brand('Axis (2)')).toBeChecked();
  await expect.element(brand('Pelco (1)')).not.toBeChecked();
});

test('applying a price range keeps the focus', async () => {
  const min = page.getByRole('textbox', { name: 'Minimum price' });
  await userEvent.fill(min, '400');
  await userEvent.keyboard('{Enter}');
  await drawn();
  expect(inForce).toHaveBeenLastCalledWith({ ...NO_FILTER, price: { min: 400, max: 550 } });
  await expect.element(min).toHaveFocus();
});

test('Clear Filters asks for all of it', async () => {
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  expect(cleared).toHaveBeenCalledOnce();
});
