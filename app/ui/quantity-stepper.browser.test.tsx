import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { nextPaint } from '#tests/support/next-paint.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

const asked = vi.fn<(quantity: number) => void>();

function Stepper({ from = 1, cap = 3 }: { readonly from?: number; readonly cap?: number }) {
  const [quantity, setQuantity] = useState(from);
  return (
    <QuantityStepper
      value={quantity}
      cap={cap}
      capNote="only 3 in stock"
      parse={(text) => (/^[1-9]\d*$/.test(text) ? Number(text) : undefined)}
      onChange={(wanted) => {
        asked(wanted);
        setQuantity(Math.min(wanted, cap));
      }}
    />
  );
}

const field = page.getByRole('spinbutton', { name: 'Quantity' });
const less = page.getByRole('button', { name: 'Decrease quantity' });
const more = page.getByRole('button', { name: 'Increase quantity' });

test('plus and minus change a quantity by one', async () => {
  await render(<Stepper />);
  await more.click();
  await expect.element(field).toHaveValue(2);
  await less.click();
  await expect.element(field).toHaveValue(1);
});

test('a quantity cannot go below 1', async () => {
  await render(<Stepper />);
  await expect.element(less).toBeDisabled();
  await more.click();
  await expect.element(less).toBeEnabled();
});

test('K1: going down to 1 by keyboard leaves the focus with the quantity', async () => {
  await render(<Stepper from={2} />);
  less.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue(1);
  // The browser takes the focus from what is disabled when it draws the next frame.
  await nextPaint();
  expect(document.activeElement).not.toBe(document.body);
});

test('K2: at the limit plus does nothing, keeps the focus and says why', async () => {
  await render(<Stepper from={2} />);
  await expect.element(more).toHaveAttribute('aria-disabled', 'false');
  await more.click();
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  await expect.element(more).toHaveAccessibleDescription('only 3 in stock');
  await expect.element(page.getByText('only 3 in stock')).toBeVisible();

  await userEvent.keyboard('{Enter}');
  await expect.element(more).toHaveFocus();
  await expect.element(field).toHaveValue(3);
  expect(asked).toHaveBeenLastCalledWith(3);
});

test('more than the limit may be asked for by typing, so that its owner can say what became of it', async () => {
  await render(<Stepper from={2} />);
  await userEvent.fill(field, '40');
  expect(asked).toHaveBeenLastCalledWith(40);
  await expect.element(field).toHaveValue(3);
});

test('K3: what is no quantity changes nothing, and leaving the field brings the last good one back', async () => {
  asked.mockClear();
  await render(<Stepper from={2} />);
  for (const typed of ['', '0', '-2', '1.5']) {
    await userEvent.fill(field, typed);
    await userEvent.tab();
    await expect.element(field).toHaveValue(2);
  }
  expect(asked).not.toHaveBeenCalled();
});

test('K3: Enter in the field neither empties it nor submits a form around it', async () => {
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

test('where several stand on one page each says what it is the quantity of', async () => {
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
