import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DebouncedStatus } from './debounced-status.tsx';

const status = page.getByRole('status');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('L4: does not announce the initial text', async () => {
  await render(<DebouncedStatus text="12 products" />);
  expect(vi.getTimerCount()).toBe(0);
  await expect.element(status).toHaveTextContent('');
});

test('L4: announces quick changes once, at least 300 ms after the last one', async () => {
  const { rerender } = await render(<DebouncedStatus text="12 products" />);
  await rerender(<DebouncedStatus text="7 products" />);
  vi.advanceTimersByTime(300);
  await rerender(<DebouncedStatus text="3 products" />);
  vi.advanceTimersByTime(300);
  await expect.element(status).toHaveTextContent('');
  vi.advanceTimersByTime(200);
  await expect.element(status).toHaveTextContent('3 products');
});

test('announces nothing if the text is back to what it was', async () => {
  const { rerender } = await render(<DebouncedStatus text="12 products" />);
  await rerender(<DebouncedStatus text="7 products" />);
  await rerender(<DebouncedStatus text="12 products" />);
  expect(vi.getTimerCount()).toBe(0);
});
