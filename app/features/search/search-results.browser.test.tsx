import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { searchProducts } from '#app/domain/search/search.ts';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { SearchResults } from './search-results.tsx';

const ENTRIES = [
  aSearchEntry({ id: '1', title: 'Dome camera', brand: 'Hikvision' }),
  aSearchEntry({ id: '2', title: 'Radio', brand: 'Zenitel' }),
];

const status = page.getByRole('status');

const search = (query: string) =>
  renderOnPage(
    <SearchResults
      query={query}
      results={searchProducts(ENTRIES, query)}
      entries={ENTRIES}
      whenEmpty={<p>All categories</p>}
    >
      <p>The results</p>
    </SearchResults>,
  );

test('shows the number of results and the results', async () => {
  await search(' dome ');
  await expect.element(status).toHaveTextContent('1 result for "dome"');
  await expect.element(page.getByText('The results')).toBeVisible();
});

test('shows a prompt if the query is blank', async () => {
  await search('  ');
  await expect.element(page.getByText('Enter a search term to find products')).toBeVisible();
  await expect.element(page.getByText('The results')).not.toBeInTheDocument();
  await expect.element(status).not.toBeInTheDocument();
  await expect.element(page.getByText('All categories')).toBeVisible();
});

test('suggests corrections if there are no results, without counting them', async () => {
  await search('hikvison');
  await expect.element(status).toHaveTextContent('0 results for "hikvison"');
  await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect.element(page.getByText('The results')).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Hikvision' }).click();
  await expect.element(address).toHaveTextContent('/search?q=Hikvision');
});

test('suggests nothing if no word is similar', async () => {
  await search('qqqqqq');
  await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect.element(page.getByText(/Did you mean/)).not.toBeInTheDocument();
  await expect.element(page.getByText('All categories')).toBeVisible();
});
