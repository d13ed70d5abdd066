import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PriceRange } from '#app/domain/listing/price-range.ts';
import { PriceRangeForm } from './price-range-form.tsx';

const BOUNDS = { min: 10, max: 900 };
const applied = vi.fn<(range: PriceRange | undefined) => void>();

const min = page.getByRole('textbox', { name: 'Minimum price' });
const max = page.getByRole('textbox', { name: 'Maximum price' });
const apply = page.getByRole('button', { name: 'Apply' });

async function applyTyped(from: string, to: string) {
  await userEvent.fill(min, from);
  await userEvent.fill(max, to);
  await apply.click();
}

beforeEach(async () => {
  applied.mockClear();
  await render(<PriceRangeForm bounds={BOUNDS} range={undefined} onApply={applied} />);
});

test('the fields start from what the products cost, in lira', async () => {
  await expect.element(page.getByRole('group', { name: 'Price' })).toBeVisible();
  await expect.element(min).toHaveValue('10');
  await expect.element(max).toHaveValue('900');
  await expect.element(page.getByText('₺')).toHaveLength(2);
});

test('nothing is filtered before Apply', async () => {
  await userEvent.fill(min, '200');
  expect(applied).not.toHaveBeenCalled();
  await apply.click();
  expect(applied).toHaveBeenCalledExactlyOnceWith({ min: 200, max: 900 });
});

test('Enter in a field applies as well', async () => {
  await userEvent.fill(max, '500');
  await userEvent.keyboard('{Enter}');
  expect(applied).toHaveBeenCalledExactlyOnceWith({ min: 10, max: 500 });
});

test.each([
  ['a minimum below 0 becomes 0', '-5', '500', { min: 0, max: 500 }],
  ['a maximum below the minimum is raised to it', '600', '200', { min: 600, max: 600 }],
  ['a minimum above the maximum comes down to it', '1000', '900', { min: 900, max: 900 }],
])('%s, in the fields too', async (_, from, to, range) => {
  await applyTyped(from, to);
  expect(applied).toHaveBeenCalledExactlyOnceWith(range);
  await expect.element(min).toHaveValue(String(range.min));
  await expect.element(max).toHaveValue(String(range.max));
});

test('the whole range, or emptied fields, filter nothing', async () => {
  await applyTyped('', '');
  expect(applied).toHaveBeenCalledExactlyOnceWith(undefined);
  await expect.element(max).toHaveValue('900');
});

test('what is no whole number is said beside its field, and filters nothing', async () => {
  await applyTyped('12.50', '500');
  await expect.element(min).toHaveAttribute('aria-invalid', 'true');
  await expect.element(min).toHaveAccessibleDescription('Enter a whole number, like 250');
  await expect.element(max).toHaveAttribute('aria-invalid', 'false');
  expect(applied).not.toHaveBeenCalled();

  await userEvent.fill(min, '12');
  await expect.element(min).toHaveAttribute('aria-invalid', 'false');
  await apply.click();
  expect(applied).toHaveBeenCalledExactlyOnceWith({ min: 12, max: 500 });
});
