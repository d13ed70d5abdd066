import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { focusAfterRemoval } from './focus-after-removal.ts';
import { PageHeading } from './page-heading.tsx';

function Rows() {
  const [rows, setRows] = useState(['one', 'two', 'three']);
  const list = useRef<HTMLUListElement>(null);
  const remove = (row: string, at: number) => {
    setRows((present) => present.filter((each) => each !== row));
    focusAfterRemoval(list, 'button', at);
  };
  return (
    <main>
      <PageHeading>Wishlist</PageHeading>
      <ul ref={list}>
        {rows.map((row, at) => (
          <li key={row}>
            <button type="button" onClick={() => remove(row, at)}>
              Remove {row}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

const remove = (row: string) => page.getByRole('button', { name: `Remove ${row}` });

test('K1: after a removal the focus is on the row that moved up', async () => {
  await render(<Rows />);
  await remove('two').click();
  await expect.element(remove('two')).not.toBeInTheDocument();
  await expect.element(remove('three')).toHaveFocus();
});

test('K1: after the removal of the last row it is on the row before', async () => {
  await render(<Rows />);
  await remove('three').click();
  await expect.element(remove('two')).toHaveFocus();
});

test('K1: after the removal of the only row it is on the page’s heading', async () => {
  await render(<Rows />);
  for (const row of ['one', 'two', 'three']) await remove(row).click();
  await expect.element(page.getByRole('heading', { name: 'Wishlist' })).toHaveFocus();
});
