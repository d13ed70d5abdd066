import { beforeAll, describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { hasChips, type SearchAnswer, type UnderstoodQuery } from './model/search-answer.ts';
import type { ResultList } from './model/search-path.ts';
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
  summary: '2 products: Outdoor, 4K',
  isWorthOffering: true,
  isFirst: false,
  isCheapestFirst: false,
  products: [aProduct({ id: '1', title: 'Dome A' }), aProduct({ id: '2', title: 'Dome B' })],
  relaxations: [],
  notUnderstood: [],
  notSold: [],
  remarks: [],
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
  readonly preferred?: ResultList;
  readonly at?: string;
};

/** Shows the answer for `outdoor 4k`, which literally finds `results`. */
async function show(understood: SearchAnswer['understood'], { results = [], preferred, at }: Options = {}) {
  const withAllWords = [aProduct({ id: '2', title: 'Dome B' }), aProduct({ id: '3', title: 'Dome C' })];
  const corrections = hasChips(understood) ? ['outdoor 4K'] : ['door'];
  const isAnswered = results.length > 0 || (hasChips(understood) && understood.count > 0);
  const answer: SearchAnswer = {
    match: 'text',
    products: results.map((title) => aProduct({ id: title, title })),
    understood,
    alternatives: isAnswered ? undefined : { corrections, withAllWords },
  };
  return renderOnPage(
    <main>
      <h1 tabIndex={-1}>Search</h1>
      <SearchResults
        query="outdoor 4k"
        answer={answer}
        preferred={preferred}
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
const NOTHING_MEANT = { count: 0, isWorthOffering: false, products: [] };

describe('Without literal results', () => {
  test('the products that match what was understood are listed', async () => {
    await show(UNDERSTOOD);
    await expect.element(status.getByText('2 products: Outdoor, 4K')).toBeInTheDocument();
    await expectTitles().toEqual(['Dome A', 'Dome B']);
    // Not above products.
    await expect.element(status.getByText(/0 results/)).not.toBeInTheDocument();
    const count = page.getByText('0 results for "outdoor 4k"').element();
    const [first] = items.elements();
    expect(first && count.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
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
        ...NOTHING_MEANT,
      }),
    );
    await expect.element(understoodAs.getByText('The cheapest comes first.')).toBeVisible();
    await expect
      .element(understoodAs.getByText('Not understood, or not found with the rest: xyz, without sip.'))
      .toBeInTheDocument();
    await expect
      .element(understoodAs.getByText('Our prices are in US dollars, so this was not used: under €500.'))
      .toBeInTheDocument();
    await expect
      .element(understoodAs.getByText('The search is too long. Its last 160 words were not used.'))
      .toBeInTheDocument();
    await expect
      .element(understoodAs.getByRole('link', { name: 'outdoor 4K' }))
      .toHaveAttribute('href', '/search?q=outdoor%204K');
    await expect
      .element(page.getByRole('heading', { name: 'Products with all of these words' }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Dome C/ })).toBeVisible();
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
        understoodAs.getByText(/^“fc361” is one of our products: Siemens FC361 Panel\. See what works/),
      )
      .toBeVisible();
    await expect
      .element(understoodAs.getByText('“r7” is one of our products: Motorola R7 Radio.'))
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
          {
            dropped: ['4K', 'Outdoor'],
            queryWithout: 'dome',
            count: 1,
            found: '1 dome camera',
            isUnstated: false,
          },
          { dropped: ['IP66'], queryWithout: 'outdoor 4k', count: 2, found: '2 products', isUnstated: true },
        ],
      }),
    );
    await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await expect.element(status.getByText('No product meets all of these conditions.')).toBeInTheDocument();
    await expect.element(page.getByText('Leave out several of these to see products.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Without “4K” and “Outdoor”: 1 dome camera' }))
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
      .element(page.getByRole('alert').getByText(/^We could not look up what these words mean/))
      .toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Search' })).toHaveFocus();
    await expect.element(status.getByText('0 results for "outdoor 4k"')).toBeInTheDocument();
  });
});

describe('With something unknown or not sold', () => {
  const offer = { dropped: ['zzzz'], queryWithout: '4k', count: 2, found: '2 cameras', isUnstated: false };

  test('no product is found, and an offer leaves it out', async () => {
    await show(understoodWith({ ...NOTHING_MEANT, notUnderstood: ['zzzz'], relaxations: [offer] }));
    await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
    await expect.element(status.getByText('0 results for "outdoor 4k"')).toBeInTheDocument();
    const main = page.getByRole('main').getByRole('link').elements();
    const names = main.map((link) => link.textContent);
    expect(names.slice(names.indexOf('Return to Home'))).toEqual([
      'Return to Home',
      'Without “zzzz”: 2 cameras',
      ...names.slice(-2),
    ]);
    await expect
      .element(page.getByRole('link', { name: /^Without “zzzz”: 2 / }))
      .toHaveAttribute('href', '/search?q=4k&words=1');
  });

  test('says what is not sold and where to find something related, also beside results', async () => {
    const links = [{ text: 'Recorder', to: '/product/43' }];
    const notSold = [
      { name: 'hard drives', links },
      { name: 'lenses', links: [] },
    ];
    for (const results of [[], ['Outdoor 4K mount']]) {
      const { unmount } = await show(understoodWith({ ...NOTHING_MEANT, notSold }), { results });
      await expect.element(status.getByText('We sell no hard drives and no lenses.')).toBeInTheDocument();
      await expect
        .element(page.getByRole('link', { name: 'Recorder' }))
        .toHaveAttribute('href', '/product/43');
      await unmount();
    }
  });

  test('says what holds for all products of the kind', async () => {
    await show(understoodWith({ ...NOTHING_MEANT, remarks: ['All our cameras need a cable.'] }));
    await expect.element(status.getByText('All our cameras need a cable.')).toBeInTheDocument();
  });
});

describe('Beside literal results', () => {
  const results = ['Outdoor 4K mount'];

  test('the products that are meant come first if no result is among them', async () => {
    const { unmount } = await show(understoodWith({ isFirst: true }), { results });
    await expect.element(status.getByText('2 products: Outdoor, 4K')).toBeInTheDocument();
    await expectTitles().toEqual(['Dome A', 'Dome B']);
    await expect.element(page.getByText('1 result for "outdoor 4k"')).toBeVisible();
    await expect
      .element(page.getByRole('article').getByRole('link', { name: 'Outdoor 4K mount' }))
      .toBeVisible();
    await unmount();
    await show(understoodWith({ isFirst: true }), { results, preferred: 'text' });
    await expectTitles().toEqual(results);
  });

  test('the products that match what was understood are offered', async () => {
    await show(UNDERSTOOD, { results, at: '/search?q=outdoor+4k&view=list&brand=Axis' });
    await expectTitles().toEqual(results);
    await expect.element(status.getByText('1 result for "outdoor 4k"')).toBeInTheDocument();
    await expect.element(status.getByText('Perhaps you mean 2 products: Outdoor, 4K.')).toBeInTheDocument();
    await expect.element(chips).toHaveLength(2);
    await expect
      .element(understoodAs.getByRole('link', { name: 'Show 2 products that meet all of these' }))
      .toHaveAttribute('href', '/search?q=outdoor%204k&words=1&view=list');
    await expect
      .element(understoodAs.getByText('Listed below: every product that mentions these words.'))
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
    await show(understood, { results, ...(understood === undefined && { preferred: 'meaning' }) });
    await expectTitles().toEqual(results);
    await expect.element(understoodAs).not.toBeInTheDocument();
    await expect.element(page.getByText('€500')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('literal results are replaced if the address asks for it', async () => {
    await show(UNDERSTOOD, {
      results,
      preferred: 'meaning',
      at: '/search?q=outdoor+4k&words=1&view=list&f.ip=IP66',
    });
    await expectTitles().toEqual(['Dome A', 'Dome B']);
    await expect.element(status.getByText('2 products: Outdoor, 4K')).toBeInTheDocument();
    await expect.element(status.getByText(/results?/)).not.toBeInTheDocument();
    await expect.element(page.getByText('1 result for "outdoor 4k"')).toBeVisible();
    await expect
      .element(understoodAs.getByRole('link', { name: 'Show 1 exact match' }))
      .toHaveAttribute('href', '/search?q=outdoor%204k&words=0&view=list');
  });
});

describe('With the files of the shop', () => {
  test('a query in plain words is read', async () => {
    await renderOnPage(
      <SearchResults query="dome under $500" answer={undefined} preferred={undefined}>
        {({ products }) => <p>{products.map(({ title }) => title).join()}</p>}
      </SearchResults>,
    );
    await expect.element(page.getByText('Round camera', { exact: true })).toBeVisible();
    await expect.element(chips).toHaveLength(2);
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Remove: Dome camera' })).toHaveFocus();
  });
});
