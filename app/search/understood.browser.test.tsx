import { beforeAll, describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { hasChips, type SearchAnswer, type UnderstoodQuery } from './model/search-answer.ts';
import { SearchResults } from './search-results.tsx';
import { aProduct, aSearchEntry } from '#tests/support/a-product.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { kind, plainWordsFilesOf } from './plain-words-files.fixture.ts';

const status = page.getByRole('status');
const understoodAs = page.getByRole('region', { name: 'Understood as' });
const chips = understoodAs.getByRole('button');
const items = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
const expectTitles = () => expect.poll(() => items.elements().map((item) => item.textContent));

const UNDERSTOOD: UnderstoodQuery = {
  chips: [
    { label: 'Outdoor', queryWithout: '4k' },
    { label: '4K', queryWithout: 'outdoor' },
  ],
  count: 2,
  isWorthOffering: true,
  isCheapestFirst: false,
  products: [aProduct({ id: '1', title: 'Dome A' }), aProduct({ id: '2', title: 'Dome B' })],
  relaxations: [],
  notUnderstood: [],
  models: [],
  otherCurrencies: [],
  unreadWords: 0,
};

beforeAll(() =>
  commands.serveJson(
    plainWordsFilesOf([
      { ...aSearchEntry({ id: '1', title: 'Round camera', price: 20_000 }), statedFigures: kind('dome') },
      { ...aSearchEntry({ id: '2', title: 'Box camera', price: 20_000 }) },
    ]),
  ),
);

type Options = {
  readonly results?: readonly string[];
  readonly prefersPlainWords?: boolean;
  readonly at?: string;
};

/** Shows the answer for `outdoor 4k`, which literally finds `results`. */
async function show(
  understood: SearchAnswer['understood'],
  { results = [], prefersPlainWords = false, at }: Options = {},
) {
  const withAllWords = [aProduct({ id: '2', title: 'Dome B' }), aProduct({ id: '3', title: 'Dome C' })];
  const corrections = hasChips(understood) ? ['outdoor 4K'] : ['door'];
  const isAnswered =
    results.length > 0 ||
    (hasChips(understood) && understood.count > 0 && understood.notUnderstood.length === 0);
  const answer: SearchAnswer = {
    products: results.map((title) => aProduct({ id: title, title })),
    understood,
    alternatives: isAnswered ? undefined : { corrections, withAllWords },
  };
  await renderOnPage(
    <main>
      <h1 tabIndex={-1}>Search</h1>
      <SearchResults
        query="outdoor 4k"
        answer={answer}
        prefersPlainWords={prefersPlainWords}
        whenEmpty={<p>All categories</p>}
      >
        {({ products }) => (
          <ol aria-label="Results">
            {products.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ol>
        )}
      </SearchResults>
    </main>,
    at,
  );
}

const understoodWith = (changes: Partial<UnderstoodQuery>) => ({ ...UNDERSTOOD, ...changes });
const NOTHING = { chips: [], count: 0, isWorthOffering: false, products: [] };

describe('Without literal results', () => {
  test('the products that match what was understood are listed', async () => {
    await show(UNDERSTOOD);
    await expect.element(status.getByText('0 results for "outdoor 4k"')).toBeInTheDocument();
    await expect
      .element(
        status.getByText('No product contains these words as written. 2 products match what they mean.'),
      )
      .toBeInTheDocument();
    await expectTitles().toEqual(['Dome A', 'Dome B']);
    await expect.element(page.getByText('No Products Found')).not.toBeInTheDocument();
    await expect.element(page.getByText('All categories')).not.toBeInTheDocument();
    await expect.element(understoodAs.getByRole('link')).not.toBeInTheDocument();
  });

  test('a chip removes its condition and keeps the order of the list, but not its page', async () => {
    await show(UNDERSTOOD, { at: '/search?q=outdoor+4k&sort=price-asc&page=2' });
    await page.getByRole('button', { name: 'Remove: Outdoor' }).click();
    await expect.poll(() => address.element().textContent).toBe('/search?q=4k&words=1&sort=price-asc');
  });

  test('says what was left out, and corrects the words that were not understood', async () => {
    await show(
      understoodWith({
        notUnderstood: ['xyz', 'without sip'],
        otherCurrencies: ['under €500'],
        unreadWords: 160,
        isCheapestFirst: true,
      }),
    );
    await expect.element(understoodAs.getByText('The cheapest comes first.')).toBeVisible();
    await expect.element(understoodAs.getByText('Not understood: xyz, without sip.')).toBeInTheDocument();
    await expect
      .element(understoodAs.getByText('Prices are in US dollars, so this was not used: under €500.'))
      .toBeInTheDocument();
    await expect
      .element(understoodAs.getByText('The query is too long. Its last 160 words were not read.'))
      .toBeInTheDocument();
    await expect
      .element(understoodAs.getByRole('link', { name: 'outdoor 4K' }))
      .toHaveAttribute('href', '/search?q=outdoor%204K');
    await expect
      .element(page.getByRole('heading', { name: 'Products with all of these words' }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Dome C/ })).toBeVisible();
    // Dome B is already among the results above.
    await expect.element(page.getByRole('link', { name: /^Dome B/ })).not.toBeInTheDocument();
  });

  test('a model in the query leads to its product and to what works with it', async () => {
    await show(
      understoodWith({
        models: [
          { word: 'fc361', id: '55', title: 'Siemens FC361 Panel', showsWorksWith: true },
          { word: 'r7', id: '11', title: 'Motorola R7 Radio', showsWorksWith: false },
        ],
      }),
    );
    await expect
      .element(
        understoodAs.getByText(
          /^“fc361” is a product, not a condition: Siemens FC361 Panel\. See what works/,
        ),
      )
      .toBeVisible();
    await expect
      .element(understoodAs.getByText('“r7” is a product, not a condition: Motorola R7 Radio.'))
      .toBeVisible();
    // The colon begins a visually hidden part, which a space may separate from the rest of the accessible name.
    await expect
      .element(understoodAs.getByRole('link', { name: /^See what works with it ?: Siemens FC361 Panel$/ }))
      .toHaveAttribute('href', '/product/55#works-with');
    page.getByRole('button', { name: 'Remove: 4K' }).element().focus();
    await userEvent.tab();
    await expect
      .element(understoodAs.getByRole('link', { name: 'Siemens FC361 Panel', exact: true }))
      .toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // `address` leaves out the hash.
    await expect.poll(() => address.element().textContent).toBe('/product/55');
  });

  test('a model leads to its product also if nothing else was understood', async () => {
    await show(
      understoodWith({
        ...NOTHING,
        models: [
          { word: 'fc361', id: '55', title: 'Siemens FC361 Panel', showsWorksWith: false },
          { word: 'c1', id: '3', title: 'Dome C', showsWorksWith: true },
        ],
      }),
    );
    await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    // Dome C is listed among the products with all of these words, so it is not linked as a model too.
    await expect.element(page.getByRole('link', { name: /Dome C/ })).toHaveLength(1);
    await expect
      .element(page.getByRole('link', { name: 'Siemens FC361 Panel' }))
      .toHaveAttribute('href', '/product/55');
  });

  test('conditions that no product meets together are answered with what to drop', async () => {
    await show(
      understoodWith({
        count: 0,
        products: [],
        isWorthOffering: false,
        relaxations: [
          { dropped: ['4K', 'Outdoor'], queryWithout: 'dome', count: 1, isUnstated: false },
          { dropped: ['IP66'], queryWithout: 'outdoor 4k', count: 2, isUnstated: true },
        ],
      }),
    );
    await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await expect.element(status.getByText('No product meets all of these conditions.')).toBeInTheDocument();
    await expect.element(page.getByText('Drop several of them to see products.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Without “4K” and “Outdoor”: 1 product' }))
      .toHaveAttribute('href', '/search?q=dome&words=1');
    await expect
      .element(page.getByRole('link', { name: 'Without “IP66”: 2 products, which do not state it' }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  });

  test('a query of which nothing was understood gets the usual answer and a note of what was left out', async () => {
    await show(understoodWith({ ...NOTHING, otherCurrencies: ['€500'] }));
    await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'door' })).toBeVisible();
    await expect.element(page.getByText(/so this was not used: €500/)).toBeVisible();
    await expect.element(understoodAs).not.toBeInTheDocument();
  });

  test('Retry searches again if the query could not be read', async () => {
    await show('failed');
    await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await expect
      .element(page.getByRole('alert').getByText(/^The meaning of the words could not be looked up/))
      .toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Search' })).toHaveFocus();
    await expect.element(status.getByText('0 results for "outdoor 4k"')).toBeInTheDocument();
  });
});

describe('Beside literal results', () => {
  const results = ['Outdoor 4K mount'];

  test('the products that match what was understood are offered', async () => {
    await show(UNDERSTOOD, { results, at: '/search?q=outdoor+4k&view=list&brand=Axis' });
    await expectTitles().toEqual(results);
    await expect.element(status.getByText('1 result for "outdoor 4k"')).toBeInTheDocument();
    await expect.element(status.getByText('Understood as Outdoor, 4K: 2 products')).toBeInTheDocument();
    await expect.element(chips).toHaveLength(2);
    await expect
      .element(understoodAs.getByRole('link', { name: 'Show 2 products that meet all of these' }))
      .toHaveAttribute('href', '/search?q=outdoor%204k&words=1&view=list');
    await expect
      .element(understoodAs.getByText(/^The results below contain the words as written/))
      .toBeVisible();
  });

  test('a chip keeps the view, but not the filters of the literal results', async () => {
    await show(UNDERSTOOD, {
      results,
      at: '/search?q=outdoor+4k&view=list&brand=Axis&sort=price-asc',
    });
    await page.getByRole('button', { name: 'Remove: Outdoor' }).click();
    await expect.poll(() => address.element().textContent).toBe('/search?q=4k&words=1&view=list');
  });

  test.each([
    ['not worth an offer', understoodWith({ isWorthOffering: false })],
    ['without a meaning', understoodWith({ ...NOTHING, otherCurrencies: ['€500'] })],
    ['not read', 'failed' as const],
    ['not understood', undefined],
  ])('a query that is %s has literal results and no offer', async (_, understood) => {
    await show(understood, { results, prefersPlainWords: understood === undefined });
    await expectTitles().toEqual(results);
    await expect.element(understoodAs).not.toBeInTheDocument();
    await expect.element(page.getByText('€500')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('literal results are replaced if the address asks for it', async () => {
    await show(UNDERSTOOD, {
      results,
      prefersPlainWords: true,
      at: '/search?q=outdoor+4k&words=1&view=list&f.ip=IP66',
    });
    await expectTitles().toEqual(['Dome A', 'Dome B']);
    await expect.element(status.getByText('2 products match what the words mean.')).toBeInTheDocument();
    await expect
      .element(understoodAs.getByRole('link', { name: 'Show 1 exact match' }))
      .toHaveAttribute('href', '/search?q=outdoor%204k&view=list');
  });
});

describe('With the files of the shop', () => {
  test('a query in plain words is read', async () => {
    await renderOnPage(
      <SearchResults query="dome under $500" answer={undefined} prefersPlainWords={false}>
        {({ products }) => <p>{products.map(({ title }) => title).join()}</p>}
      </SearchResults>,
    );
    await expect.element(page.getByText('Round camera', { exact: true })).toBeVisible();
    await expect.element(chips).toHaveLength(2);
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Remove: Dome camera' })).toHaveFocus();
  });
});
