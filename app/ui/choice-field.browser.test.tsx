import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChoiceField } from './choice-field.tsx';

test('a click on its words ticks a box', async () => {
  await render(<ChoiceField type="checkbox">I agree</ChoiceField>);
  const box = page.getByRole('checkbox', { name: 'I agree' });
  await page.getByText('I agree').click();
  await expect.element(box).toBeChecked();
});

test('of radios with one name only one is chosen', async () => {
  await render(
    <>
      <ChoiceField type="radio" name="pay" defaultChecked>
        Credit Card
      </ChoiceField>
      <ChoiceField type="radio" name="pay">
        PayPal
      </ChoiceField>
    </>,
  );
  await page.getByText('PayPal').click();
  await expect.element(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Credit Card' })).not.toBeChecked();
});
