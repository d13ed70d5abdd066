import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ShownAttribute } from '#app/figures/model/attribute.ts';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import { aCatalogue } from '#tests/support/a-catalogue.ts';
import { NoticeArea } from '#app/ui/notice-area.tsx';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { address, question, renderOnPage } from '#tests/support/render-on-page.tsx';
import { cartQuantities, noticeTexts, resetShop } from '#tests/support/shop-state.ts';
import { compareStore, toggleCompared } from './compare-store.ts';
import ComparePage from '#app/routes/compare.tsx';

const camera = (id: string, fields: Partial<CatalogueProduct> = {}) =>
  aCatalogueProduct({ id, title: `Camera ${id}`, ...fields });

const numberFigure = (value: number) => ({ kind: 'number', measures: [{ min: value, max: value }] }) as const;
const RANGE: ShownAttribute = {
  id: 'night-range',
  label: 'Night vision range',
  better: 'more',
  marksBest: true,
  kind: 'number',
  unit: 'm',
};
const WEIGHT: ShownAttribute = {
  id: 'weight',
  label: 'Weight',
  better: 'neither',
  kind: 'number',
  unit: 'kg',
};

const weighing = { weight: numberFigure(1) };
const CATALOGUE = aCatalogue(
  [
    camera('1', { price: 30000, figures: { ...weighing, 'night-range': numberFigure(30) } }),
    camera('2', { price: 20000, soldOut: true, figures: { ...weighing, 'night-range': numberFigure(60) } }),
    ...['3', '4', '5', '6'].map((id) => camera(id, { figures: weighing })),
    camera('7', {
      title: 'Radio 7',
      brand: 'Hytera',
      category: 'wireless-communication',
      figures: weighing,
    }),
  ],
  [RANGE, WEIGHT],
);

const fetchFile = vi.fn<(path: string) => Promise<Response>>();
const answer = () => Promise.resolve(Response.json(CATALOGUE));

const table = page.getByRole('table', { name: 'Compared products' });
const row = (name: string | RegExp) => table.getByRole('row', { name });
const columns = table.getByRole('columnheader');
const remove = (title: string) => table.getByRole('button', { name: `Remove ${title} from comparison` });
const heading = page.getByRole('heading', { level: 1 });
const comparedIds = () => compareStore.getState().items.map(({ id }) => id);
const addToComparison = (...ids: readonly string[]) => {
  for (const id of ids) toggleCompared(camera(id));
};
const cellTexts = (name: string | RegExp) =>
  row(name)
    .getByRole('cell')
    .elements()
    .map((cell) => cell.textContent.trim());

const rowHeads = () =>
  table
    .getByRole('rowheader')
    .elements()
    .map((header) => header.textContent.trim())
    .join('|');

async function openPage(query = ''): Promise<void> {
  await renderOnPage(
    <>
      <main>
        <ComparePage />
      </main>
      <NoticeArea />
    </>,
    `/compare${query}`,
  );
}

beforeEach(() => {
  resetShop();
  fetchFile.mockReset().mockImplementation(answer);
  vi.stubGlobal('fetch', fetchFile);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the table', () => {
  test('has a column for each product and a row for price, brand, stock and each figure', async () => {
    await openPage('?ids=1,2');
    await expect.element(columns).toHaveLength(2);
    await expect.element(columns.nth(0).getByRole('link', { name: 'Camera 1' })).toBeVisible();
    expect(cellTexts(/^Price/)).toEqual(['$300.00', '$200.00 Lowest']);
    expect(cellTexts(/^Brand/)).toEqual(['Axis', 'Axis']);
    expect(cellTexts(/^Stock/)).toEqual(['In Stock', 'Out of Stock']);
    expect(cellTexts(/^Night vision range/)).toEqual(['30\u00a0m', '60\u00a0m Best']);
    expect(cellTexts(/^Weight/)).toEqual(['1\u00a0kg', '1\u00a0kg']);
    expect(rowHeads()).toBe('Price differs|Brand|Stock differs|Order|Night vision range differs|Weight');
  });

  test('leads to a question about its products', async () => {
    await openPage('?ids=1,2');
    await page.getByRole('link', { name: 'Ask us' }).click();
    await expect.element(address).toMatchTextContent('/contact-us');
    await expect.element(question).toMatchTextContent(/Camera 1 \(SKU 1\).*Camera 2 \(SKU 2\)/);
  });

  test('says what a product does not state, and lists first the figures that both categories share', async () => {
    await openPage('?ids=1,7');
    await expect.element(columns).toHaveLength(2);
    expect(cellTexts(/^Night vision range/)).toEqual(['30\u00a0m', 'Not stated']);
    expect(rowHeads()).toMatch(/Order\|Weight\|Night vision range differs$/);
  });

  test('“Show differences only” hides the rows that do not differ, but not the buttons', async () => {
    await openPage('?ids=1,2');
    const onlyDifferences = page.getByRole('checkbox', { name: 'Show differences only' });
    await onlyDifferences.click();
    await expect.element(row(/^Weight/)).not.toBeInTheDocument();
    await expect.element(row(/^Brand/)).not.toBeInTheDocument();
    await expect.element(row(/^Night vision range/)).toBeVisible();
    await expect.element(page.getByText('3 of 5 rows differ')).toBeVisible();
    await expect.element(table.getByRole('button', { name: 'Add to Cart: Camera 1' })).toBeVisible();
    await onlyDifferences.click();
    await expect.element(row(/^Weight/)).toBeVisible();
  });

  test('Share copies the address where there is no dialog of the system, and says so each time', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openPage('?ids=1,2');
    for (const times of [1, 2]) {
      await page.getByRole('button', { name: 'Share' }).click();
      await expect.poll(noticeTexts).toEqual(['Link to this comparison copied']);
      expect(copied).toHaveBeenCalledTimes(times);
    }
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await page.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
  });

  test('announces the number of rows shown: all rows once only one product is left', async () => {
    await openPage('?ids=1,2');
    await page.getByRole('checkbox', { name: 'Show differences only' }).click();
    const status = page.getByRole('status').first();
    await expect.element(status).toHaveTextContent('3 rows shown');
    await remove('Camera 1').click();
    await expect.element(row(/^Weight/)).toBeVisible();
    await expect.element(status).toHaveTextContent('5 rows shown');
  });

  test('adds a product to the cart; a sold-out one cannot be added', async () => {
    await openPage('?ids=1,2');
    await table.getByRole('button', { name: 'Add to Cart: Camera 1' }).click();
    expect(cartQuantities()).toEqual([{ id: '1', quantity: 1 }]);
    await expect.element(table.getByRole('button', { name: 'Add to Cart: Camera 2' })).toBeDisabled();
  });
});

describe("the visitor's own comparison", () => {
  test('is shown at /compare, and its products are added to the address', async () => {
    addToComparison('1', '2');
    await openPage();
    await expect.element(address).toHaveTextContent('/compare?ids=1,2');
    await expect.element(columns).toHaveLength(2);
    await expect.element(page.getByText(/comes from a link/)).not.toBeInTheDocument();
  });

  test('Remove changes it and the address, and focuses the next product; Undo restores both without a request', async () => {
    addToComparison('1', '2', '3');
    await openPage('?ids=1,2,3');
    await remove('Camera 2').click();
    await expect.element(remove('Camera 3')).toHaveFocus();
    await expect.element(address).toHaveTextContent('/compare?ids=1,3');
    expect(comparedIds()).toEqual(['1', '3']);
    expect(noticeTexts()).toEqual(['Camera 2 removed from comparison']);
    const requests = fetchFile.mock.calls.length;
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(address).toHaveTextContent('/compare?ids=1,2,3');
    await expect.element(columns).toHaveLength(3);
    expect(comparedIds()).toEqual(['1', '2', '3']);
    expect(fetchFile.mock.calls).toHaveLength(requests);
  });

  test('removing the last product leaves an empty page with the focus on its heading', async () => {
    addToComparison('1');
    await openPage('?ids=1');
    await expect.element(page.getByText('Add a second product to see where they differ.')).toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    await remove('Camera 1').click();
    await expect.element(page.getByText('Nothing to compare yet')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible();
    await expect.element(heading).toHaveFocus();
    await expect.element(address).toHaveTextContent('/compare');
  });

  test('follows a change that is made outside the page', async () => {
    addToComparison('1', '2');
    await openPage('?ids=1,2');
    await expect.element(columns).toHaveLength(2);
    addToComparison('3');
    await expect.element(columns).toHaveLength(3);
    await expect.element(address).toHaveTextContent('/compare?ids=1,2,3');
  });

  test('offers to remove a product that no longer exists', async () => {
    addToComparison('1', '99');
    await openPage('?ids=1,99');
    await expect.element(page.getByText('Not in our catalogue: 99.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove from your comparison' }).click();
    await expect.element(address).toHaveTextContent('/compare?ids=1');
    expect(comparedIds()).toEqual(['1']);
  });
});

describe('a shared comparison', () => {
  test('leaves the visitor’s own comparison unchanged, even when a product is removed', async () => {
    addToComparison('3');
    await openPage('?ids=1,2');
    await expect.element(page.getByText(/Your own one is unchanged/)).toBeVisible();
    await remove('Camera 1').click();
    await expect.element(remove('Camera 2')).toHaveFocus();
    await expect.element(address).toHaveTextContent('/compare?ids=2');
    expect(comparedIds()).toEqual(['3']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(address).toHaveTextContent('/compare?ids=1,2');
    await page.getByRole('link', { name: 'Show your own comparison' }).click();
    await expect.element(columns).toHaveLength(1);
    await expect.element(columns.getByRole('link', { name: 'Camera 3' })).toBeVisible();
  });

  test('Undo brings back the only product', async () => {
    await openPage('?ids=1');
    await remove('Camera 1').click();
    await expect.element(page.getByText('Nothing to compare yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(address).toHaveTextContent('/compare?ids=1');
    await expect.element(columns).toHaveLength(1);
    expect(comparedIds()).toEqual([]);
  });

  test('replaces the visitor’s own comparison on request, and Undo restores it', async () => {
    addToComparison('3');
    await openPage('?ids=1,2');
    await page.getByRole('button', { name: 'Keep these products' }).click();
    await expect.element(page.getByText(/comes from a link/)).not.toBeInTheDocument();
    await expect.element(heading).toHaveFocus();
    expect(comparedIds()).toEqual(['1', '2']);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(comparedIds()).toEqual(['3']);
  });
});

describe('an address with unknown or too many products', () => {
  test('shows the first four products once and says which are unknown and which are too many', async () => {
    await openPage('?ids=999,abc,1,1,2,3,4,5,6');
    await expect.element(columns).toHaveLength(4);
    const titles = columns.getByRole('link').elements();
    expect(titles.map(({ textContent }) => textContent).join()).toBe('Camera 1,Camera 2,Camera 3,Camera 4');
    await expect.element(page.getByText('Not in our catalogue: 999, abc.')).toBeVisible();
    await expect.element(page.getByText(/Only the first 4 products are compared/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Camera 6' })).toHaveAttribute('href', '/product/6');
    expect(comparedIds()).toEqual([]);
    await remove('Camera 1').click();
    await expect.element(remove('Camera 5')).toBeVisible();
    await expect.element(columns).toHaveLength(4);
  });

  test('says that no product was found', async () => {
    await openPage(`?ids=999,${'x'.repeat(300)},a,b,c,d,e`);
    await expect
      .element(page.getByRole('heading', { name: 'None of these products is in our catalogue' }))
      .toBeVisible();
    await expect
      .element(page.getByText(`Not in our catalogue: 999, ${'x'.repeat(20)}…, a, b, c and 2 more.`))
      .toBeVisible();
  });
});

describe('a failure', () => {
  const failed = page.getByRole('heading', { name: 'The comparison could not be loaded' });

  test('is shown without a connection, and Retry loads the comparison', async () => {
    fetchFile.mockRejectedValue(new Error('offline'));
    addToComparison('1', '2');
    await openPage('?ids=1,2');
    await expect.element(failed).toBeVisible();
    fetchFile.mockImplementation(answer);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(columns).toHaveLength(2);
    await expect.element(heading).toHaveFocus();
    expect(comparedIds()).toEqual(['1', '2']);
  });

  test('is forgotten when the products change, so that the same products are loaded again later', async () => {
    fetchFile.mockRejectedValue(new Error('offline'));
    addToComparison('1', '2', '3');
    await openPage();
    await expect.element(failed).toBeVisible();
    fetchFile.mockImplementation(answer);
    toggleCompared(camera('3'));
    await expect.element(columns).toHaveLength(2);
    toggleCompared(camera('3'));
    await expect.element(columns).toHaveLength(3);
  });

  test('is shown if the catalogue has an unexpected shape', async () => {
    fetchFile.mockImplementation(() => Promise.resolve(Response.json([{ id: '1' }])));
    await openPage('?ids=1,2');
    await expect.element(failed).toBeVisible();
  });
});
