import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Meter } from './meter.tsx';

test('raises a maximum of 0 to 1, so that the meter is empty', async () => {
  await render(<Meter label="0 sold of 0" value={0} max={0} />);
  const meter = page.getByRole('meter', { name: '0 sold of 0' });
  await expect.element(meter).toHaveAttribute('max', '1');
  await expect.element(meter).toHaveAttribute('value', '0');
});
