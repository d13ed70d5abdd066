import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PriceRange } from './model/price-range.ts';
import { PriceRangeForm } from './filter-panel.tsx';

const BOUNDS = { min: 10, max: 900 };
const onApply = vi.fn<(range: PriceRange | undefined) => void>();

const min = page.getByRole('textbox', { name: 'Minimum price' });
const max = page.getByRole('textbox', { name: 'Maximum price' });
const apply = page.getByRole('button', { name: 'Apply' });

async function applyRange(minText: string, maxText: string) {
  await userEvent.fill(min, minText);
  await userEvent.fill(max, maxText);
  await apply.click();
}

beforeEach(async () => {
  onApply.mockClear();
  await render(<PriceRangeForm bounds={BOUNDS} range={undefined} onApply={onApply} />);
});

test('the fields start with the listing’s price range and have the lira sign', async () => {
  await expect.element(page.getByRole('group', { name: 'Price' })).toBeVisible();
  await expect.element(min).toHaveValue('10');
  await expect.element(max).toHaveValue('900');
  await expect.element(page.getByText('₺')).toHaveLength(2);
});

test('applies the range only when Apply is pressed', async () => {
  await userEvent.fill(min, '200');
  expect(onApply).not.toHaveBeenCalled();
  await apply.click();
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ min: 200, max: 900 });
});

test('corrects a range, and shows the result in the fields', async () => {
  await applyRange('600', '200');
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ min: 600, max: 600 });
  await expect.element(min).toHaveValue('600');
  await expect.element(max).toHaveValue('600');
});

test('empty fields remove the price filter', async () => {
  await applyRange('', '');
  expect(onApply).toHaveBeenCalledExactlyOnceWith(undefined);
  await expect.element(max).toHaveValue('900');
});

test('F3: a value that is not a whole number is not applied, and its field gets the focus and the error', async () => {
  await applyRange('12.50', '500');
  await expect.element(min).toHaveAttribute('aria-invalid', 'true');
  await expect.element(min).toHaveAccessibleDescription('Please enter a whole number, like 250');
  await expect.element(min).toHaveFocus();
  await expect.element(max).toHaveAttribute('aria-invalid', 'false');
  expect(onApply).not.toHaveBeenCalled();

  await userEvent.fill(min, '12');
  await expect.element(min).toHaveAttribute('aria-invalid', 'false');
  await apply.click();
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ min: 12, max: 500 });
});

test('K5: an error is announced once for each press of Enter in its field, which has the focus already', async () => {
  const heard: (string | null)[] = [];
  await userEvent.fill(max, 'cheap');
  const live = document.querySelector('[aria-live]');
  new MutationObserver(() => heard.push(live?.textContent ?? null)).observe(live ?? document, {
    childList: true,
  });
  for (const times of [1, 2]) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => heard).toHaveLength(times);
  }
  expect(heard).toEqual(['Please enter a numeric value', 'Please enter a numeric value']);
});
