import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from './text-field.tsx';

test('F3: has its hint as description; an error replaces the hint and makes the field invalid', async () => {
  const field = page.getByRole('textbox', { name: 'Password' });
  const { rerender } = await render(<TextField label="Password" hint="At least 8 characters" />);
  await expect.element(field).toHaveAccessibleDescription('At least 8 characters');
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');

  await rerender(<TextField label="Password" hint="At least 8 characters" error="Passwords do not match" />);
  await expect.element(field).toHaveAccessibleDescription('Passwords do not match');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Passwords do not match')).toBeVisible();
});

test('shows a prefix that is not part of the accessible name', async () => {
  await render(<TextField label="Minimum price" prefix="₺" />);
  await expect.element(page.getByText('₺')).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveAccessibleName('Minimum price');
});
