import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { nextPaint } from '#tests/support/next-paint.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

const onChange = vi.fn<(quantity: number) => void>();

function Stepper({ initial = 1, cap = 3 }: { readonly initial?: number; readonly cap?: number }) {
  const [quantity, setQuantity] = useState(initial);
  return (
    <QuantityStepper
      value={quantity}
      cap={cap}
      capNote="only 3 in stock"
      parse={(text) => (/^[1-9]\d*$/.test(text) ? Number(text) : undefined)}
      onChange={(next) => {
        onChange(next);
        setQuantity(Math.min(next, cap));
      }}
    />
  );
}

const field = page.getByRole('spinbutton', { name: 'Quantity' });
const decrease = page.getByRole('button', { name: 'Decrease quantity' });
const increase = page.getByRole('button', { name: 'Increase quantity' });

test('the buttons change the quantity by one', async () => {
  await render(<Stepper />);
  await increase.click();
  await expect.element(field).toHaveValue(2);
  await decrease.click();
  await expect.element(field).toHaveValue(1);
});

test('the quantity cannot go below 1', async () => {
  await render(<Stepper />);
  await expect.element(decrease).toBeDisabled();
  await increase.click();
  await expect.element(decrease).toBeEnabled();
});

test('K1: decreasing to 1 by keyboard keeps the focus in the stepper', async () => {
  await render(<Stepper initial={2} />);
  decrease.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue(1);
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
  await expect.element(field).toHaveValue(3);
  expect(onChange).toHaveBeenLastCalledWith(3);
});

test('reports a typed quantity above the limit', async () => {
  await render(<Stepper initial={2} />);
  await userEvent.fill(field, '40');
  expect(onChange).toHaveBeenLastCalledWith(40);
  await expect.element(field).toHaveValue(3);
});

test('K3: an invalid quantity changes nothing, and blur restores the last valid one', async () => {
  onChange.mockClear();
  await render(<Stepper initial={2} />);
  for (const typed of ['', '0', '-2', '1.5']) {
    await userEvent.fill(field, typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(2);
  }
  expect(onChange).not.toHaveBeenCalled();
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
  await expect.element(field).toHaveValue(2);
  expect(submitted).not.toHaveBeenCalled();
});

test('includes the item in the accessible names', async () => {
  await render(
    <QuantityStepper
      itemName="Dome camera"
      value={2}
      cap={9}
      capNote=""
      parse={Number}
      onChange={() => undefined}
    />,
  );
  await expect.element(page.getByRole('spinbutton', { name: 'Quantity of Dome camera' })).toHaveValue(2);
  await expect.element(page.getByRole('button', { name: 'Decrease quantity of Dome camera' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Increase quantity of Dome camera' })).toBeEnabled();
});
