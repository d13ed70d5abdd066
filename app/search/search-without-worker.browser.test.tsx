import { beforeAll, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { openSearch } from './open-search.ts';
import { searchFilesOf } from './search-files.fixture.ts';
import { SearchBox } from './search-box.tsx';
import { SearchResults } from './search-results.tsx';

// As in a browser in which an extension or a policy blocks the worker.
vi.mock(import('./start-search-worker.ts'), () => ({
  startSearchWorker: () => Promise.reject(new Error('The worker is blocked.')),
}));

beforeAll(() => commands.serveJson(searchFilesOf([aSearchEntry({ id: '1', title: 'Dome camera' })])));

test('suggests and searches on the main thread if the worker does not start', async () => {
  await renderOnPage(<SearchBox />);
  await userEvent.type(page.getByLabelText('Search products'), 'dome');
  await expect.element(page.getByRole('option')).toHaveTextContent('Dome camera$19.99');

  const { signal } = new AbortController();
  const search = await openSearch('dome', { prefersPlainWords: false, signal });
  await renderOnPage(
    <SearchResults search={search}>{(products) => <p>{`${products.length} shown`}</p>}</SearchResults>,
  );
  await expect.element(page.getByText('1 result for "dome"')).toBeVisible();
  await expect.element(page.getByText('1 shown')).toBeVisible();
});
