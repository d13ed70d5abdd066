import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { nextPaint } from '#tests/support/next-paint.ts';
import { SearchBox } from './search-box.tsx';

const INDEX = {
  products: [
    aSearchEntry({ id: '1', title: 'Dome camera', brand: 'Axis' }),
    aSearchEntry({ id: '2', title: 'Dome siren', brand: 'Domex' }),
  ],
  categories: [{ title: 'Domes', slug: 'domes' }],
};

beforeAll(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(INDEX))),
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const plain = page.getByRole('searchbox', { name: 'Search products' });
const field = page.getByRole('combobox', { name: 'Search products' });
const button = page.getByRole('button', { name: 'Search' });
const options = page.getByRole('option');

function caret(): number | null {
  const element = document.activeElement;
  return element instanceof HTMLInputElement ? element.selectionStart : null;
}

/** Opens a page and types, with the suggestions shown. */
async function type(text: string) {
  await renderOnPage(<SearchBox />);
  await userEvent.type(page.getByLabelText('Search products'), text);
  await expect.element(field).toHaveValue(text);
}

test('the field becomes one with suggestions when first focused, and keeps its text and its caret', async () => {
  await renderOnPage(<SearchBox />, '/search?q=dome');
  await expect.element(plain).toHaveValue('dome');
  await expect.element(options).not.toBeInTheDocument();
  const input = plain.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('the search field is no input');
  input.setSelectionRange(2, 2);
  input.focus();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('dome');
  expect(caret()).toBe(2);
});

test('who was in the field before the page had taken over gets suggestions, too', async () => {
  const built = (
    <MemoryRouter>
      <SearchBox />
    </MemoryRouter>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(built);
  document.body.append(container);
  container.querySelector('input')?.focus();
  const root = hydrateRoot(container, built);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.element(field).toHaveFocus();
});

test('S1, S2: typing suggests products, categories and brands, and chooses none of them', async () => {
  await type('dom');
  await expect.element(options).toHaveLength(4);
  expect(options.elements().map((option) => option.textContent)).toEqual([
    'Dome camera$19.99',
    'Dome siren$19.99',
    'DomesCategory',
    'DomexBrand',
  ]);
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await expect
    .element(field)
    .toHaveAttribute('aria-controls', page.getByRole('listbox', { name: 'Suggestions' }).element().id);
  await expect.element(page.getByText('Products, categories and brands')).toBeVisible();
  await expect.element(page.getByRole('option', { selected: true })).not.toBeInTheDocument();
});

test('S2: arrows choose a suggestion without changing what was typed, and Enter goes to it', async () => {
  await type('dom');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', options.nth(1).element().id);
  await expect.element(field).toHaveValue('dom');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveTextContent('/product/2');
  await expect.element(options).not.toBeInTheDocument();
});

test.each([
  ['DomesCategory', '/category/domes'],
  ['DomexBrand', '/search?q=Domex'],
])('a click on %s leads to %s', async (text, path) => {
  await type('dom');
  await options.filter({ hasText: text }).click();
  await expect.element(address).toHaveTextContent(path);
});

test('after a suggestion was followed the box starts empty again', async () => {
  await type('dom');
  await options.filter({ hasText: 'DomesCategory' }).click();
  await expect.element(field).toHaveValue('');
});

test('Enter that ends what is being composed does not search', async () => {
  await type('dom');
  field
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
  await nextPaint();
  await expect.element(address).toHaveTextContent('/');
  await expect.element(field).toHaveValue('dom');
});

test('S4: Enter without a chosen suggestion searches for what was typed, and the field keeps it', async () => {
  await type(' dome cam ');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveTextContent('/search?q=dome%20cam');
  await expect.element(options).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('dome cam');
});

test('the button searches too', async () => {
  await type('siren');
  await button.click();
  await expect.element(address).toHaveTextContent('/search?q=siren');
});

test('a blank search goes nowhere', async () => {
  await type('  ');
  await userEvent.keyboard('{Enter}');
  await button.click();
  await expect.element(address).toHaveTextContent('/');
});

test('S3: Escape closes the suggestions and keeps the text; a second one clears it', async () => {
  await type('dom');
  await expect.element(options).toHaveLength(4);
  await userEvent.keyboard('{Escape}');
  await expect.element(options).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('dom');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
});

test('S3: Tab leaves the field and closes the suggestions', async () => {
  await type('dom');
  await expect.element(options).toHaveLength(4);
  await userEvent.tab();
  await expect.element(options).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
