import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PaymentMarks } from './payment-marks.tsx';

test('lists the payment methods by name', async () => {
  await render(<PaymentMarks brands={['Visa', 'PayPal']} />);
  const marks = page.getByRole('list', { name: 'Accepted payment' }).getByRole('listitem');
  await expect.element(marks.nth(0)).toHaveTextContent('Visa');
  await expect.element(marks.nth(1)).toHaveTextContent('PayPal');
});
