import { beforeAll, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { type ProductSearch, SearchError, type SearchStep } from './model/product-search.ts';
import { aProduct, aSearchEntry } from '#tests/support/a-product.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { openSearch } from './open-search.ts';
import { RunningSearch } from './running-search.ts';
import { searchFilesOf } from './search-files.fixture.ts';
import { SearchResults } from './search-results.tsx';

const NEVER_ABORTED = new AbortController().signal;

const open = (query: string, signal = NEVER_ABORTED) =>
  openSearch(query, { prefersPlainWords: false, signal });

const status = page.getByRole('status');
const progress = page.getByRole('progressbar', { name: 'Searching…' });
const items = page.getByRole('listitem');

const showResults = (search: RunningSearch | undefined) =>
  renderOnPage(
    <>
      <search>
        <input type="search" aria-label="Search products" />
      </search>
      <SearchResults search={search} whenEmpty={<p>All categories</p>}>
        {(products) => (
          <ol aria-label="Results">
            {products.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ol>
        )}
      </SearchResults>
    </>,
  );

test('shows a prompt if there is no search', async () => {
  await showResults(undefined);
  await expect.element(page.getByText('Enter a search term to find products')).toBeVisible();
  await expect.element(status).not.toBeInTheDocument();
  await expect.element(page.getByText('All categories')).toBeVisible();
});

describe('A search in the worker', () => {
  const ENTRIES = [
    aSearchEntry({ id: '1', title: 'Dome camera', brand: 'Hikvision' }),
    aSearchEntry({ id: '2', title: 'Radio', brand: 'Zenitel', description: 'Not a dome.' }),
    aSearchEntry({ id: '3', title: 'Dome mount', brand: 'Axis' }),
  ];
  beforeAll(() => commands.serveJson(searchFilesOf(ENTRIES)));

  test('shows the number of results and the results in their order', async () => {
    await showResults(await open(' dome '));
    await expect.element(status).toHaveTextContent('3 results for "dome"');
    expect(items.elements().map((item) => item.textContent)).toEqual(['Dome camera', 'Dome mount', 'Radio']);
    await expect.element(progress).not.toBeInTheDocument();
  });

  test('suggests corrections if there are no results, and does not count them as results', async () => {
    await showResults(await open('hikvison'));
    await expect.element(status).toHaveTextContent('0 results for "hikvison"');
    await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect.element(items).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Hikvision' }).click();
    await expect.element(address).toHaveTextContent('/search?q=Hikvision');
  });

  test('suggests nothing if no word is similar', async () => {
    await showResults(await open('qqqqqq'));
    await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await expect.element(page.getByText(/Did you mean/)).not.toBeInTheDocument();
    await expect.element(page.getByText('All categories')).toBeVisible();
  });

  test('offers products with all words of the query', async () => {
    await showResults(await open('camera hikvision'));
    await expect
      .element(page.getByRole('heading', { name: 'Products with all of these words' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /^Dome camera/ }))
      .toHaveAttribute('href', '/product/1');
  });

  test('is cancelled if another page is opened before its results are shown', async () => {
    const controller = new AbortController();
    const opening = open('dome', controller.signal);
    controller.abort();
    // A cancelled search keeps its state. Had it gone on, its status would be 'complete'.
    expect((await opening).getState()).toMatchObject({ status: 'running', products: [] });
  });

  test('shows the beginning of a long query', async () => {
    await showResults(await open('x'.repeat(10_000)));
    await expect.element(status).toHaveTextContent(`0 results for "${'x'.repeat(100)}…"`);
  });
});

/** A search engine whose latest search yields the steps that a test enqueues in `steps`. */
function controlledEngine() {
  const engine = {
    steps: undefined as ReadableStreamDefaultController<SearchStep> | undefined,
    signal: undefined as AbortSignal | undefined,
    async *search(_query: string, signal: AbortSignal) {
      engine.signal = signal;
      yield* new ReadableStream<SearchStep>({
        start: (steps) => {
          engine.steps = steps;
          signal.addEventListener('abort', () => steps.error(signal.reason));
        },
      });
    },
    prepare: () => Promise.resolve(),
    suggest: () => Promise.resolve([]),
    understand: () => Promise.resolve(undefined),
    alternatives: () => Promise.resolve({ corrections: ['Dome'], withAllWords: [] }),
  };
  return engine satisfies ProductSearch;
}

const hit = (order: number, title: string) => ({ order, product: aProduct({ id: title, title }) });

async function start() {
  const engine = controlledEngine();
  const search = new RunningSearch('dome', { prefersPlainWords: false, engine });
  void search.run();
  const { unmount } = await showResults(search);
  return { engine, unmount };
}
const expectTitles = () => expect.poll(() => items.elements().map((item) => item.textContent));

describe('A search that takes long', () => {
  test('shows results as they are found, and keeps them in their order', async () => {
    const { engine } = await start();
    engine.steps?.enqueue({ hits: [hit(7, 'Dome B')], done: 500, total: 1200 });
    await expect.element(page.getByText('1 result so far for "dome"')).toBeVisible();
    await expect.element(progress).toHaveAttribute('value', '500');
    await expect.element(progress).toHaveAttribute('max', '1200');
    await expect.element(status).toBeEmptyDOMElement();
    await expectTitles().toEqual(['Dome B']);

    engine.steps?.enqueue({ hits: [hit(3, 'Dome A'), hit(9, 'Dome C')], done: 1200, total: 1200 });
    engine.steps?.close();
    await expect.element(status).toHaveTextContent('3 results for "dome"');
    await expect.element(progress).not.toBeInTheDocument();
    await expectTitles().toEqual(['Dome A', 'Dome B', 'Dome C']);
  });

  test('keeps what was found if a part fails, and Retry finds the rest', async () => {
    const { engine } = await start();
    engine.steps?.enqueue({ hits: [hit(7, 'Dome B')], done: 500, total: 1200 });
    engine.steps?.error(new SearchError('unavailable'));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        'Part of the search failed. 500 of 1200 products were searched. Check your connection and try again.',
      );
    await expectTitles().toEqual(['Dome B']);

    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(progress).toBeVisible();
    await expectTitles().toEqual(['Dome B']);
    engine.steps?.enqueue({ hits: [hit(7, 'Dome B'), hit(3, 'Dome A')], done: 1200, total: 1200 });
    engine.steps?.close();
    await expect.element(status).toHaveTextContent('2 results for "dome"');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('stops when another query is typed, and can be continued', async () => {
    const { engine } = await start();
    engine.steps?.enqueue({ hits: [hit(7, 'Dome B')], done: 500, total: 1200 });
    await expect.element(progress).toHaveAttribute('value', '500');
    await page.getByRole('searchbox').fill('domes');
    await expect
      .element(page.getByText('The search was stopped. 500 of 1200 products were searched.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    engine.steps?.enqueue({ hits: [hit(7, 'Dome B')], done: 1200, total: 1200 });
    engine.steps?.close();
    await expect.element(status).toHaveTextContent('1 result for "dome"');
  });

  test('starts again if the shop was published again, and offers a reload if that fails too', async () => {
    const { engine } = await start();
    engine.steps?.enqueue({ hits: [hit(7, 'Old dome')], done: 500, total: 1200 });
    engine.steps?.error(new SearchError('outdated'));
    const { steps: first } = engine;
    await expect.poll(() => engine.steps !== first).toBe(true);
    engine.steps?.enqueue({ hits: [hit(2, 'New dome')], done: 500, total: 1200 });
    await expect.element(items).toHaveTextContent('New dome');
    engine.steps?.error(new SearchError('outdated'));
    await expect.element(page.getByText(/^The shop was updated in the meantime/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expectTitles().toEqual(['New dome']);
  });

  test('ends when its page is left', async () => {
    const { engine, unmount } = await start();
    expect(engine.signal?.aborted).toBe(false);
    await unmount();
    expect(engine.signal?.aborted).toBe(true);
  });
});
