import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { RemovableChips } from './removable-chips.tsx';

const chip = (name: string) => page.getByRole('button', { name: `Remove: ${name}` });

async function show(before: readonly string[], after: readonly string[]) {
  function View() {
    const [chips, setChips] = useState(before);
    return (
      <main>
        <h1 tabIndex={-1}>Search</h1>
        <RemovableChips
          label="Conditions"
          chips={chips}
          removeLabel={(text) => `Remove: ${text}`}
          onRemove={() => setChips(after)}
        />
      </main>
    );
  }
  await renderOnPage(<View />);
}

test.each<
  [title: string, before: readonly string[], removed: string, after: readonly string[], next: string]
>([
  ['the next chip', ['A', 'B', 'C'], 'B', ['A', 'C'], 'C'],
  ['the last chip that is left', ['A', 'B', 'C'], 'C', ['A', 'B'], 'B'],
  ['a chip that has taken its place', ['A', 'B'], 'B', ['A', 'C'], 'C'],
])('moves the focus from a removed chip to %s', async (_, before, removed, after, next) => {
  await show(before, after);
  await chip(removed).click();
  await expect.element(chip(next)).toHaveFocus();
});

test('moves the focus to the heading of the page if no chip is left', async () => {
  await show(['A'], []);
  await chip('A').click();
  await expect.element(page.getByRole('heading', { name: 'Search' })).toHaveFocus();
});
