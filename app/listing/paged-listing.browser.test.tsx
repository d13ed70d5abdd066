import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { DEFAULT_FILTER } from './model/listing-filter.ts';
import { ListingError } from './model/product-listing.ts';
import { builtListing, manyProducts } from '#tests/support/a-listing.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { PagedListing } from './paged-listing.tsx';
import { StaticListing } from './static-listing.ts';

const PATH = '/category/cameras';
const built = builtListing(manyProducts(500));

const realFetch = window.fetch;
/**
 * Runs before the answer to a request for a data file. A card file is named after its order and the index of its first
 * product: `sales-48.json` has pages 2 to 9 of the default order.
 */
const beforeAnswer = vi.fn<(file: string) => Promise<void>>(() => Promise.resolve());

const region = page.getByRole('region', { name: 'Products' });
const pages = page.getByRole('navigation', { name: 'Pages' });
const link = (name: string) => pages.getByRole('link', { name, exact: true });
const count = page.getByText(/^Showing: /);
const range = page.getByText(/^Products \d+–/);
const alert = page.getByRole('alert');
const retry = page.getByRole('button', { name: 'Retry' });
const filters = page.getByRole('complementary', { name: 'Filters' });
const inStock = filters.getByRole('radio', { name: /^In Stock/ });
const sort = page.getByRole('combobox', { name: 'Sort by' });
const heading = page.getByRole('heading', { name: 'Cameras' });

async function open(query = '') {
  const listing = new StaticListing(built.page);
  await renderOnPage(
    <main>
      <h1 tabIndex={-1}>Cameras</h1>
      <PagedListing
        category="cameras"
        version="v1"
        listing={listing}
        renderHead={({ page: number, pageCount }) => <title>{`${number}/${pageCount}`}</title>}
      />
    </main>,
    PATH + query,
  );
  return listing;
}

const currentPage = () =>
  pages
    .getByRole('link')
    .elements()
    .find((element) => element.getAttribute('aria-current') === 'page')?.textContent;

/** Unlike `click()` of a locator, returns before the next frame. */
const press = (control: Locator) =>
  control.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

const focus = (control: Locator) => Promise.resolve(control.element().focus());

beforeEach(async () => {
  await page.viewport(1280, 800);
  beforeAnswer.mockReset().mockResolvedValue();
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const path = typeof input === 'string' ? input : '';
    if (!path.startsWith('/data/')) return realFetch(input, init);
    await beforeAnswer(path.split('/').at(-1) ?? '');
    return built.files.has(path) ? Response.json(built.files.get(path)) : new Response(null, { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('shows 48 products, the total, and links to the other pages', async () => {
  await open();
  await expect.element(count).toHaveTextContent('Showing: 500 products');
  await expect.element(range).toHaveTextContent('Products 1–48 of 500');
  await expect.element(page.getByRole('article')).toHaveLength(48);
  await expect.element(link('Page 1')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Page 11')).toHaveAttribute('href', `${PATH}?page=11`);
  await expect.element(link('Next page')).toHaveAttribute('href', `${PATH}?page=2`);
  await expect.element(link('Previous page')).not.toBeInTheDocument();
});

test('a page link shows the page, moves the focus to its products and announces it', async () => {
  await open();
  await link('Page 11').click();
  await expect.element(address).toHaveTextContent(`${PATH}?page=11`);
  await expect.element(range).toHaveTextContent('Products 481–500 of 500');
  await expect.element(page.getByRole('article')).toHaveLength(20);
  await expect.element(link('Page 11')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Next page')).not.toBeInTheDocument();
  await expect.element(region).toHaveFocus();
  await expect.element(page.getByRole('status').first()).toHaveTextContent('500 products, page 11 of 11');
  expect(document.title).toBe('11/11');
});

test('page links work with the keyboard', async () => {
  await open();
  link('Next page').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(range).toHaveTextContent('Products 49–96 of 500');
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.closest('article')).toBe(page.getByRole('article').first().element());
});

test('page links keep the filters, and a filter leads to the first page', async () => {
  await open('?page=3');
  await expect.element(range).toHaveTextContent('Products 97–144 of 500');
  await inStock.click();
  await expect.element(address).toHaveTextContent(`${PATH}?stock=in`);
  await expect.element(count).toHaveTextContent('Showing: 454 products');
  await expect.element(inStock).toHaveFocus();
  await expect.element(link('Page 2')).toHaveAttribute('href', `${PATH}?stock=in&page=2`);
});

test('a filter takes effect before the address changes, and a second one is added to it', async () => {
  const listing = await open();
  await expect.poll(() => listing.known({ ...DEFAULT_FILTER, availability: 'in-stock' })).toBeDefined();
  press(inStock);
  expect(count.element().textContent).toBe('Showing: 454 products');
  expect(address.element().textContent).toBe(PATH);
  press(filters.getByRole('checkbox', { name: /^IP66 or better/ }));
  await expect.element(address).toHaveTextContent(`${PATH}?stock=in&f.ip=IP66`);
  await expect.element(count).toHaveTextContent('Showing: 151 products');
});

test('filters by figures apply to the products of all pages', async () => {
  await open('?page=3');
  const ip66 = filters.getByRole('checkbox', { name: 'IP66 or better (166)' });
  await ip66.click();
  await expect.element(address).toHaveTextContent(`${PATH}?f.ip=IP66`);
  await expect.element(count).toHaveTextContent('Showing: 166 products');
  await inStock.click();
  await expect.element(filters.getByRole('checkbox', { name: /^IP66 or better \(15\d\)$/ })).toBeChecked();
  await userEvent.fill(filters.getByRole('textbox', { name: 'Minimum Night vision range' }), '60');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('button', { name: 'Remove filter: Night vision range: 60 m or more' }))
    .toBeVisible();
  await expect.element(address).toHaveTextContent(`${PATH}?stock=in&f.night-range=60-&f.ip=IP66`);
});

test('changing the view keeps the page and its products', async () => {
  await open('?page=3');
  await expect.element(range).toHaveTextContent('Products 97–144 of 500');
  await page.getByRole('button', { name: 'List view' }).click();
  await expect.element(address).toHaveTextContent(`${PATH}?view=list&page=3`);
  await expect.element(range).toHaveTextContent('Products 97–144 of 500');
});

test('skeletons with prices take the place of cards that are still loading', async () => {
  const cards = Promise.withResolvers<void>();
  beforeAnswer.mockImplementation((file) => (file === 'rows.json' ? Promise.resolve() : cards.promise));
  await open();
  await userEvent.selectOptions(sort, 'Price: Low to High');
  await expect.element(page.getByText('$100.00').first()).toBeVisible();
  await expect.element(region).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('article')).toHaveLength(0);
  cards.resolve();
  await expect.element(page.getByRole('article')).toHaveLength(48);
  await expect.element(region).toHaveAttribute('aria-busy', 'false');
});

test('the last of two quick clicks wins, even if its answer comes first', async () => {
  const slow = Promise.withResolvers<void>();
  beforeAnswer.mockImplementation((file) => (file === 'sales-48.json' ? slow.promise : Promise.resolve()));
  const listing = await open();
  await link('Page 2').click();
  await link('Page 11').click();
  await expect.element(range).toHaveTextContent('Products 481–500 of 500');
  await expect.element(page.getByRole('article')).toHaveLength(20);
  slow.resolve();
  await expect.poll(() => listing.known({ ...DEFAULT_FILTER, page: 2 })?.cards).toBeDefined();
  await nextPaint();
  await expect.element(range).toHaveTextContent('Products 481–500 of 500');
  await expect.element(page.getByRole('article')).toHaveLength(20);
  await link('Page 10').click();
  await expect.element(range).toHaveTextContent('Products 433–480 of 500');
});

test('if a page cannot be loaded, the products stay, and Retry loads it', async () => {
  beforeAnswer.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  const [first] = page.getByRole('article').elements();
  await link('Page 2').click();
  await expect.element(alert.getByText(/could not be loaded/)).toBeVisible();
  await expect.element(range).toHaveTextContent('Products 1–48 of 500');
  expect(page.getByRole('article').first().element().textContent).toBe(first?.textContent);
  expect(currentPage()).toBe('1');
  beforeAnswer.mockResolvedValue();
  await retry.click();
  await expect.element(range).toHaveTextContent('Products 49–96 of 500');
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(region).toHaveFocus();
});

test('if the rows cannot be loaded, the filter stays chosen and can be applied with Retry', async () => {
  beforeAnswer.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  await inStock.click();
  await expect.element(retry).toBeVisible();
  await expect.element(inStock).toBeChecked();
  await expect.element(count).toHaveTextContent('Showing: 500 products');
  beforeAnswer.mockResolvedValue();
  await retry.click();
  await expect.element(count).toHaveTextContent('Showing: 454 products');
});

async function failAtPage2AndOpenPage11(): Promise<void> {
  beforeAnswer.mockImplementation((file) =>
    file === 'sales-48.json' ? Promise.reject(new ListingError('unavailable')) : Promise.resolve(),
  );
  await open();
  await link('Page 2').click();
  await expect.element(retry).toBeVisible();
  await link('Page 11').click();
  await expect.element(range).toHaveTextContent('Products 481–500 of 500');
}

test('the message disappears when another page is chosen that can be loaded', async () => {
  await failAtPage2AndOpenPage11();
  await expect.element(retry).not.toBeInTheDocument();
});

test('a page that could not be loaded is requested again when it is chosen again', async () => {
  await failAtPage2AndOpenPage11();
  beforeAnswer.mockResolvedValue();
  await link('Page 1').click();
  await link('Page 2').click();
  await expect.element(range).toHaveTextContent('Products 49–96 of 500');
  await expect.element(retry).not.toBeInTheDocument();
});

test.each(['0', '-1', 'abc', '', '1.5', 'NaN'])('?page=%s shows the first page', async (text) => {
  await open(`?page=${text}`);
  await expect.element(range).toHaveTextContent('Products 1–48 of 500');
  expect(currentPage()).toBe('1');
});

test.each([
  ['12', '12'],
  ['1e9', '1000000000'],
])('?page=%s shows the last page and says so', async (text, number) => {
  await open(`?page=${text}`);
  await expect.element(range).toHaveTextContent('Products 481–500 of 500');
  await expect
    .element(page.getByText(`There is no page ${number}. This is the last page, page 11.`))
    .toBeVisible();
});

test('page 7 shows only the empty state if no product matches the filter', async () => {
  // An empty `brand=` selects no brand.
  await open('?page=7&brand=');
  await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect.element(page.getByText(/There is no page/)).not.toBeInTheDocument();
  await expect.element(pages).not.toBeInTheDocument();
});

test('the rows and the next page are loaded once the browser is idle', async () => {
  await open();
  await vi.waitFor(() => expect(beforeAnswer).toHaveBeenCalledWith('rows.json'));
  await vi.waitFor(() => expect(beforeAnswer).toHaveBeenCalledWith('sales-48.json'));
});

test('the first cards of each sort order are loaded once the focus is on the menu', async () => {
  await open();
  sort.element().focus();
  // A descending order begins at the end of the ascending one, so its first cards are in the last file.
  for (const file of ['price-0.json', 'title-0.json', 'price-384.json', 'title-384.json']) {
    await vi.waitFor(() => expect(beforeAnswer).toHaveBeenCalledWith(file));
  }
});

describe('for a visitor who saves data', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  });
  afterEach(async () => {
    Reflect.deleteProperty(navigator, 'connection');
    // The pointer stays where it is when the next test renders its page.
    await userEvent.hover(heading);
  });

  const listView = page.getByRole('button', { name: 'List view' });

  test.each([
    ['the pointer is on the filters', () => userEvent.hover(filters)],
    ['the focus is in the filters', () => focus(inStock)],
    ['the pointer is on the toolbar', () => userEvent.hover(listView)],
    ['the focus is in the toolbar', () => focus(listView)],
  ])('the rows are loaded once %s', async (_, act) => {
    await open();
    await userEvent.hover(heading);
    expect(beforeAnswer).not.toHaveBeenCalled();
    await act();
    await vi.waitFor(() => expect(beforeAnswer).toHaveBeenCalledExactlyOnceWith('rows.json'));
  });

  test('the rows are not loaded again when the focus moves from the filters to the toolbar', async () => {
    await open();
    await focus(inStock);
    await vi.waitFor(() => expect(beforeAnswer).toHaveBeenCalledOnce());
    await focus(listView);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(beforeAnswer).toHaveBeenCalledOnce();
  });
});

// Not the next page, which is loaded in any case once the browser is idle.
test.each([
  ['pointer', () => userEvent.hover(link('Page 11'))],
  ['focus', () => focus(link('Page 11'))],
])('a page is loaded once the %s is on its link', async (_, act) => {
  await open();
  await userEvent.hover(heading);
  expect(beforeAnswer).not.toHaveBeenCalledWith('sales-432.json');
  await act();
  await vi.waitFor(() => expect(beforeAnswer).toHaveBeenCalledWith('sales-432.json'));
});
