import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChoiceField } from './choice-field.tsx';

test('a click on the label checks the box', async () => {
  await render(<ChoiceField type="checkbox">I agree</ChoiceField>);
  const box = page.getByRole('checkbox', { name: 'I agree' });
  await page.getByText('I agree').click();
  await expect.element(box).toBeChecked();
});

test('only one of the radio buttons with the same name is checked', async () => {
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
