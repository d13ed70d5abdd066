import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { nextPaint } from '#tests/support/next-paint.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { SearchBox } from './search-box.tsx';
import { searchFilesOf } from './search-files.fixture.ts';

/** `finish` lets the import of the combobox succeed. It is set once the import has started. */
const comboboxImport = vi.hoisted((): { finish?: () => void } => ({}));
vi.mock(import('./search-combobox.tsx'), async (original) => {
  await new Promise<void>((resolve) => {
    comboboxImport.finish = resolve;
  });
  return original();
});

test('accepts text while the suggestions load, and does not move the focus when they have loaded', async () => {
  await commands.serveJson(searchFilesOf([]));
  const input = page.getByRole('searchbox', { name: 'Search products' });
  const button = page.getByRole('button', { name: 'Search' });
  await renderOnPage(<SearchBox />);
  await input.click();
  await userEvent.keyboard('do');
  await expect.element(input).toHaveValue('do');
  await expect.element(input).toHaveFocus();

  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.poll(() => comboboxImport.finish).toBeDefined();
  comboboxImport.finish?.();
  await expect.element(page.getByRole('combobox', { name: 'Search products' })).toHaveValue('do');
  await nextPaint();
  await expect.element(button).toHaveFocus();
});
