import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { builtListing, manyProducts } from '#tests/support/a-listing.ts';
import { cleanup } from 'vitest-browser-react';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { ListingView } from './listing-view.tsx';

const PATH = '/category/cameras';
const products = manyProducts(500);

const realFetch = window.fetch;
/** Runs before the answer to a request for a data file. */
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
const listView = page.getByRole('button', { name: 'List view' });
const heading = page.getByRole('heading', { name: 'Cameras' });

let slugs = 0;
let built = builtListing(products);

/** Each call opens another category, because the last answers of one are kept. */
async function open(query = '') {
  slugs += 1;
  built = builtListing(products, `cameras-${slugs}`);
  await openAgain(query);
}

const openAgain = (query: string) =>
  renderOnPage(
    <main>
      <h1 tabIndex={-1}>Cameras</h1>
      <ListingView
        {...built.page}
        renderHead={({ page: { page, pageCount } }) => <title>{`${page}/${pageCount}`}</title>}
      />
    </main>,
    PATH + query,
  );

const currentPage = () =>
  pages
    .getByRole('link')
    .elements()
    .find((element) => element.getAttribute('aria-current') === 'page')?.textContent;

/** Unlike `click()` of a locator, returns before the next frame. */
const press = (control: Locator) =>
  control.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

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
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.closest('article')).toBe(page.getByRole('article').first().element());
});

test('page links keep the filters; a view keeps the page, and a filter leads to the first one', async () => {
  await open('?page=3');
  await listView.click();
  await expect.element(address).toHaveTextContent(`${PATH}?view=list&page=3`);
  await expect.element(range).toHaveTextContent('Products 97–144 of 500');
  await inStock.click();
  await expect.element(address).toHaveTextContent(`${PATH}?stock=in&view=list`);
  await expect.element(count).toHaveTextContent('Showing: 454 products');
  await expect.element(inStock).toHaveFocus();
  await expect.element(link('Page 2')).toHaveAttribute('href', `${PATH}?stock=in&view=list&page=2`);
});

test('a filter and a second one take effect together', async () => {
  await open();
  press(inStock);
  press(filters.getByRole('checkbox', { name: /^IP66 or better/ }));
  await expect.element(address).toHaveTextContent(`${PATH}?stock=in&f.ip=IP66`);
  await expect.element(count).toHaveTextContent('Showing: 151 products');
});

test('filters by figures apply to the products of all pages', async () => {
  await open('?page=3');
  await filters.getByRole('checkbox', { name: 'IP66 or better (166)' }).click();
  await expect.element(count).toHaveTextContent('Showing: 166 products');
  await inStock.click();
  await expect.element(filters.getByRole('checkbox', { name: /^IP66 or better \(15\d\)$/ })).toBeChecked();
  await userEvent.fill(filters.getByRole('textbox', { name: 'Minimum Night vision range' }), '60');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveTextContent(`${PATH}?stock=in&f.night-range=60-&f.ip=IP66`);
});

test('the products stay until others are loaded, and the last of several choices wins', async () => {
  const slow = Promise.withResolvers<void>();
  beforeAnswer.mockReturnValue(slow.promise);
  await open();
  await userEvent.selectOptions(sort, 'Price: Low to High');
  await link('Page 2').click();
  await link('Page 11').click();
  await expect.element(region).toHaveAttribute('aria-busy', 'true');
  await expect.element(range).toHaveTextContent('Products 1–48 of 500');
  await expect.element(page.getByRole('article')).toHaveLength(48);
  slow.resolve();
  await expect.element(range).toHaveTextContent('Products 481–500 of 500');
  await expect.element(page.getByRole('article')).toHaveLength(20);
  await expect.element(region).toHaveAttribute('aria-busy', 'false');
  expect(beforeAnswer).toHaveBeenCalledExactlyOnceWith('catalogue.json');
});

test('loaded products are shown at once when the page is opened again', async () => {
  await open('?page=2');
  await expect.element(range).toHaveTextContent('Products 49–96 of 500');
  await cleanup();
  await openAgain('?page=2');
  expect(range.element().textContent).toBe('Products 49–96 of 500');
  await cleanup();
  await openAgain('?page=3');
  await expect.element(range).toHaveTextContent('Products 97–144 of 500');
  expect(beforeAnswer).toHaveBeenCalledOnce();
});

test('if loading fails, the products and the chosen filter stay; Retry loads again', async () => {
  beforeAnswer.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  await inStock.click();
  await expect.element(alert.getByText(/could not be loaded/)).toBeVisible();
  await expect.element(inStock).toBeChecked();
  await expect.element(count).toHaveTextContent('Showing: 500 products');
  const [first] = page.getByRole('article').elements();
  await link('Page 2').click();
  // The message of the first attempt may still be shown.
  await expect.poll(() => beforeAnswer).toHaveBeenCalledTimes(2);
  await expect.element(alert.getByText(/could not be loaded/)).toBeVisible();
  await expect.element(range).toHaveTextContent('Products 1–48 of 500');
  expect(page.getByRole('article').first().element().textContent).toBe(first?.textContent);
  expect(currentPage()).toBe('1');
  beforeAnswer.mockResolvedValue();
  await retry.click();
  await expect.element(range).toHaveTextContent('Products 49–96 of 454');
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('another choice is another attempt', async () => {
  beforeAnswer.mockRejectedValue(new TypeError('Failed to fetch'));
  await open();
  await link('Page 2').click();
  await expect.element(retry).toBeVisible();
  beforeAnswer.mockResolvedValue();
  await link('Page 11').click();
  await expect.element(range).toHaveTextContent('Products 481–500 of 500');
  await expect.element(retry).not.toBeInTheDocument();
});

test.each([
  ['is missing', async () => new Response(null, { status: 404 })],
  ['has an unexpected shape', async () => Response.json({ products: [{}], scope: {} })],
])('offers Retry if the file %s', async (_, respond) => {
  await open();
  vi.stubGlobal('fetch', respond);
  await link('Page 2').click();
  await expect.element(retry).toBeVisible();
});

test('?page=12 shows the last page and says so', async () => {
  await open('?page=12');
  await expect.element(range).toHaveTextContent('Products 481–500 of 500');
  await expect.element(page.getByText('There is no page 12. This is the last page, page 11.')).toBeVisible();
});

test('page 7 shows only the empty state if no product matches the filter', async () => {
  // An empty `brand=` selects no brand.
  await open('?page=7&brand=');
  await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect.element(page.getByText(/There is no page/)).not.toBeInTheDocument();
  await expect.element(pages).not.toBeInTheDocument();
});

test('the table has the products of the page, and a column orders those of all pages', async () => {
  await open('?view=table&order=night-range-desc');
  const rows = page.getByRole('region', { name: 'Product table' }).getByRole('row');
  await expect.element(rows).toHaveLength(49);
  await expect.poll(() => rows.nth(48).element().textContent).toContain('60');
  await expect.element(page.getByText('The file has only the products on this page.')).toBeVisible();
});
