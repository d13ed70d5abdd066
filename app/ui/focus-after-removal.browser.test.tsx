import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { focusAfterRemoval } from './focus-after-removal.ts';
import { PageHeading } from './breadcrumb.tsx';

function Rows() {
  const [rows, setRows] = useState(['one', 'two', 'three']);
  const list = useRef<HTMLUListElement>(null);
  const remove = (row: string, index: number) => {
    setRows((current) => current.filter((other) => other !== row));
    focusAfterRemoval(list, 'button', index);
  };
  return (
    <main>
      <PageHeading>Wishlist</PageHeading>
      <ul ref={list}>
        {rows.map((row, index) => (
          <li key={row}>
            <button type="button" onClick={() => remove(row, index)}>
              Remove {row}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

const remove = (row: string) => page.getByRole('button', { name: `Remove ${row}` });

test('K1: removing a row focuses the row that moves up', async () => {
  await render(<Rows />);
  await remove('two').click();
  await expect.element(remove('two')).not.toBeInTheDocument();
  await expect.element(remove('three')).toHaveFocus();
});

test('K1: removing the last row focuses the row before it, or else the heading of the page', async () => {
  await render(<Rows />);
  await remove('three').click();
  await expect.element(remove('two')).toHaveFocus();
  for (const row of ['two', 'one']) await remove(row).click();
  await expect.element(page.getByRole('heading', { name: 'Wishlist' })).toHaveFocus();
});
