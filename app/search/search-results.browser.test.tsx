import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { SearchAnswer } from './model/search-answer.ts';
import { aProduct, aSearchEntry } from '#tests/support/a-product.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { products } from '#app/back-end.ts';
import { staticProducts } from '#app/products/static-products.ts';
import { searchFilesOf } from './search-files.fixture.ts';
import { SearchResults } from './search-results.tsx';

const status = page.getByRole('status');
const progress = page.getByRole('progressbar', { name: 'Searching…' });
const items = page.getByRole('listitem');

const showResults = (query: string, answer?: SearchAnswer) =>
  renderOnPage(
    <main>
      <h1 tabIndex={-1}>Search</h1>
      <SearchResults query={query} answer={answer} preferred={undefined} whenEmpty={<p>All categories</p>}>
        {({ products }) => (
          <ol aria-label="Results">
            {products.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ol>
        )}
      </SearchResults>
    </main>,
  );

const search = async (query: string) =>
  showResults(query, await (await products()).search(query).catch(() => undefined));

test('shows a prompt if there is no search', async () => {
  await showResults(' ');
  await expect.element(page.getByText('Enter a search term to find products')).toBeVisible();
  await expect.element(status).not.toBeInTheDocument();
  await expect.element(page.getByText('All categories')).toBeVisible();
});

const ENTRIES = [
  aSearchEntry({ id: '1', title: 'Dome camera', brand: 'Hikvision' }),
  aSearchEntry({ id: '2', title: 'Radio', brand: 'Zenitel', description: 'Not a dome.' }),
  aSearchEntry({ id: '3', title: 'Dome mount', brand: 'Axis' }),
];
beforeAll(() => commands.serveJson(searchFilesOf(ENTRIES)));

describe('A search', () => {
  test('shows the number of results and the results in their order', async () => {
    await search(' dome ');
    await expect.element(status).toHaveTextContent('3 results for "dome"');
    expect(items.elements().map((item) => item.textContent)).toEqual(['Dome camera', 'Dome mount', 'Radio']);
    await expect.element(progress).not.toBeInTheDocument();
  });

  test('S5: suggests corrections if there are no results, and does not count them as results', async () => {
    await search('hikvison');
    await expect.element(status).toHaveTextContent('0 results for "hikvison"');
    await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect.element(items).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Hikvision' }).click();
    await expect.element(address).toHaveTextContent('/search?q=Hikvision');
  });

  test('suggests nothing if no word is similar', async () => {
    await search('qqqqqq');
    await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await expect.element(page.getByText(/Did you mean/)).not.toBeInTheDocument();
    await expect.element(page.getByText('All categories')).toBeVisible();
  });
});

describe('A search that takes long', () => {
  const answerOnce = vi.spyOn(staticProducts, 'search');
  afterEach(() => void answerOnce.mockReset());

  test('shows a progress bar, and then all results', async () => {
    const found = Promise.withResolvers<SearchAnswer>();
    answerOnce.mockReturnValueOnce(found.promise);
    await showResults('dome');
    await expect.element(progress).toBeVisible();
    await expect.element(status).toBeEmptyDOMElement();
    found.resolve({ match: 'text', products: [aProduct({ id: '1', title: 'Dome A' })] });
    await expect.element(status).toHaveTextContent('1 result for "dome"');
    await expect.element(items).toHaveTextContent('Dome A');
    await expect.element(progress).not.toBeInTheDocument();
  });

  test('says that it failed, and Retry searches again', async () => {
    answerOnce.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await showResults('dome');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The search failed. Check your connection and try again.');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(status).toHaveTextContent('3 results for "dome"');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Search' })).toHaveFocus();
  });
});
