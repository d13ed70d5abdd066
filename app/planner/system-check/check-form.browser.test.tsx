import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { INITIAL_CHECK } from './model/check-inputs.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { CheckForm } from './check-form.tsx';

const days = page.getByLabelText('Recording kept (days)');

/** The form, and a remedy as the results offer it. */
function View() {
  const [inputs, setInputs] = useState(INITIAL_CHECK);
  return (
    <>
      <CheckForm
        inputs={inputs}
        onChange={(changed) => setInputs((known) => ({ ...known, ...changed }))}
        hasCameras
        hasPoeDevices={false}
        missingParts={[]}
      />
      <button onClick={() => setInputs((known) => ({ ...known, days: 12 }))}>Keep for 12 days</button>
      <output aria-label="Days">{inputs.days}</output>
    </>
  );
}

test('keeps the text as it was typed, and checks with the last valid number', async () => {
  await renderOnPage(<View />);
  await days.fill('0');
  await expect.element(days).toHaveAccessibleDescription('Please enter a positive number');
  await expect.element(days).toHaveValue('0');
  await expect.element(page.getByRole('status', { name: 'Days' })).toHaveTextContent('30');
  await days.fill('07');
  await expect.element(days).toHaveValue('07');
  await expect.element(days).toHaveAttribute('aria-invalid', 'false');
  await expect.element(page.getByRole('status', { name: 'Days' })).toHaveTextContent('7');
});

test.each(['60', ''])('a remedy replaces the typed text %j', async (typed) => {
  await renderOnPage(<View />);
  await days.fill(typed);
  await page.getByRole('button', { name: 'Keep for 12 days' }).click();
  await expect.element(days).toHaveValue('12');
  await expect.element(days).toHaveAttribute('aria-invalid', 'false');
});
