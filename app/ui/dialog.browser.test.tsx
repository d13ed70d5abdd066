import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Dialog
        title="Filters"
        closeLabel="Close filters"
        open={open}
        onClose={() => setOpen(false)}
        footer={<button type="button">Show 3 products</button>}
      >
        <label>
          Brand <input />
        </label>
        <details>
          <summary>Power</summary>
          PoE
        </details>
      </Dialog>
    </>
  );
}

const opener = page.getByRole('button', { name: 'Filters' });
const dialog = page.getByRole('dialog', { name: 'Filters' });

beforeEach(async () => {
  await render(<Page />);
  await opener.click();
  await expect.element(dialog).toBeVisible();
});

test.each([
  ['the close button', () => page.getByRole('button', { name: 'Close filters' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a click on the backdrop',
    () => userEvent.click(document.documentElement, { position: { x: 1200, y: 400 }, force: true }),
  ],
])('H7: %s closes the dialog and restores the focus', async (_, close) => {
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a click inside the dialog does not close it', async () => {
  await page.getByText('Brand').click();
  await page.getByRole('heading', { name: 'Filters' }).click();
  await expect.element(dialog).toBeVisible();
});

test('a part of the content that is opened and closed does not close it', async () => {
  const details = document.querySelector('details');
  for (const isOpen of [true, false, true]) {
    await page.getByText('Power').click();
    await expect.poll(() => details?.open).toBe(isOpen);
  }
  await expect.element(dialog).toBeVisible();
});

test('a press that begins in the dialog and ends on the backdrop does not close it', async () => {
  const field = page.getByRole('textbox', { name: 'Brand' });
  await field.fill('Axis');
  await userEvent.dragAndDrop(field, document.documentElement, {
    targetPosition: { x: 1200, y: 400 },
    force: true,
  });
  await expect.element(dialog).toBeVisible();
  await expect.element(field).toHaveValue('Axis');
});

test('H7: the keyboard cannot reach the page behind the dialog', async () => {
  for (let stops = 0; stops < 6; stops += 1) {
    await userEvent.tab();
    expect(document.activeElement).not.toBe(opener.element());
  }
});

test('content without controls can be scrolled with the keyboard', async () => {
  await render(
    <Dialog title="Shared cart" closeLabel="Close" open isTextOnly onClose={() => {}}>
      {Array.from({ length: 80 }, (_, line) => (
        <p key={line}>Line {line}</p>
      ))}
    </Dialog>,
  );
  const content = page.getByRole('group', { name: 'Shared cart' });
  await userEvent.keyboard('{Tab}');
  await expect.element(content).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => content.element().scrollTop).toBeGreaterThan(0);
});
