import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorScreen } from './error-screen.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the error screen has a heading and two buttons, and logs the error', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('broken');
  await render(<ErrorScreen error={error} />);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Unexpected Application Error!');
  await expect.element(page.getByText(/Your cart and your wishlist are safe/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Return to Home' })).toBeVisible();
  expect(logged).toHaveBeenCalledWith(error);
});
