import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { readQuantity } from '#app/lib/quantity.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { announcement } from './notices.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

const onChange = vi.fn<(quantity: number) => void>();

type StepperProps = { readonly initial?: number; readonly cap?: number; readonly isAnnounced?: boolean };

function Stepper({ initial = 1, cap = 3, isAnnounced = false }: StepperProps) {
  const [quantity, setQuantity] = useState(initial);
  return (
    <QuantityStepper
      value={quantity}
      cap={cap}
      capNote={(wanted) => `only 3 in stock${wanted === undefined ? '' : `, not ${wanted}`}`}
      read={readQuantity}
      isAnnounced={isAnnounced}
      onChange={(next) => {
        onChange(next);
        setQuantity(Math.min(next, cap));
      }}
    />
  );
}

const said = () => announcement.getState().text;
const field = page.getByRole('spinbutton', { name: 'Quantity' });
const decrease = page.getByRole('button', { name: 'Decrease quantity' });
const increase = page.getByRole('button', { name: 'Increase quantity' });

test('the buttons change the quantity by one, down to 1', async () => {
  await render(<Stepper />);
  await expect.element(decrease).toBeDisabled();
  await increase.click();
  await expect.element(field).toHaveValue('2');
  await decrease.click();
  await expect.element(field).toHaveValue('1');
});

test('K5: each press of a button announces the quantity, or at the limit the reason, unless the page announces it', async () => {
  const { rerender } = await render(<Stepper />);
  await increase.click();
  await expect.poll(said).toBe('Quantity: 2');
  await increase.click();
  await expect.poll(said).toBe('Quantity: 3');
  const { id } = announcement.getState();
  for (const press of [1, 2]) {
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => announcement.getState()).toEqual({ id: id + press, text: 'only 3 in stock' });
  }
  await rerender(<Stepper isAnnounced />);
  await decrease.click();
  await expect.element(field).toHaveValue('2');
  expect(said()).toBe('only 3 in stock');
});

test('K1: decreasing to 1 by keyboard keeps the focus in the stepper', async () => {
  await render(<Stepper initial={2} />);
  decrease.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('1');
  // The browser blurs a disabled element in the next frame.
  await nextPaint();
  expect(document.activeElement).not.toBe(document.body);
});

test('K2: at the limit, increase does nothing, keeps the focus and shows the reason', async () => {
  await render(<Stepper initial={2} />);
  await expect.element(increase).toHaveAttribute('aria-disabled', 'false');
  await increase.click();
  await expect.element(increase).toHaveAttribute('aria-disabled', 'true');
  await expect.element(increase).toHaveAccessibleDescription('only 3 in stock');
  await expect.element(page.getByText('only 3 in stock')).toBeVisible();

  await userEvent.keyboard('{Enter}');
  await expect.element(increase).toHaveFocus();
  await expect.element(field).toHaveValue('3');
  expect(onChange).toHaveBeenLastCalledWith(3);
});

test('reports a typed quantity above the limit', async () => {
  await render(<Stepper initial={2} />);
  await userEvent.fill(field, '40');
  expect(onChange).toHaveBeenLastCalledWith(40);
  await expect.element(field).toHaveValue('3');
});

test('the note at the limit knows the number that was typed, digit by digit, until the quantity changes', async () => {
  await render(<Stepper />);
  await userEvent.type(field, '{Backspace}1250');
  await expect.element(field).toHaveValue('3');
  await expect.element(field).toHaveAccessibleDescription('only 3 in stock, not 1250');
  await decrease.click();
  await increase.click();
  await expect.element(field).toHaveAccessibleDescription('only 3 in stock');
  await userEvent.type(field, '0');
  await expect.element(field).toHaveAccessibleDescription('only 3 in stock, not 30');
});

test.each([
  ['', ''],
  ['-2', 'Please enter a positive number. The quantity is still 2.'],
])('K3: %j changes nothing, and the quantity returns on blur: "%s"', async (text, message) => {
  onChange.mockClear();
  await render(<Stepper initial={2} />);
  await userEvent.fill(field, text);
  await expect.element(field).toHaveAttribute('aria-invalid', String(message !== ''));
  await userEvent.tab();
  await expect.element(field).toHaveValue('2');
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  await expect.element(field).toHaveAccessibleDescription(message);
  expect(onChange).not.toHaveBeenCalled();
});

test('K3: a text that is no quantity stays, and the field says why', async () => {
  const message = 'Please enter a numeric value. The quantity is still 2.';
  onChange.mockClear();
  await render(<Stepper initial={2} />);
  await userEvent.fill(field, '1e2');
  await userEvent.tab();
  await expect.element(field).toHaveValue('1e2');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription(message);
  expect(onChange).not.toHaveBeenCalled();

  await increase.click();
  await expect.element(field).toHaveValue('3');
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
});

test('the arrow keys change the quantity by one, from 1 to the limit', async () => {
  await render(<Stepper initial={2} />);
  await expect.element(field).toHaveAttribute('aria-valuenow', '2');
  await expect.element(field).toHaveAttribute('aria-valuemin', '1');
  await expect.element(field).toHaveAttribute('aria-valuemax', '3');
  field.element().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(field).toHaveValue('3');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(field).toHaveValue('1');
});

test('K3: Enter neither clears the field nor submits the form', async () => {
  const submitted = vi.fn<() => void>();
  await render(
    <form onSubmit={submitted}>
      <Stepper />
      <button type="submit">Buy</button>
    </form>,
  );
  await userEvent.fill(field, '2');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('2');
  expect(submitted).not.toHaveBeenCalled();
});
