import { useNavigate } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { address, hydrateOnPage, renderOnPage } from '#tests/support/render-on-page.tsx';
import { nextPaint } from '#tests/support/next-paint.ts';
import { recentSearchesStore } from './recent-searches-store.ts';
import { SearchBox } from './search-box.tsx';
import { searchFilesOf } from './search-files.fixture.ts';

const ENTRIES = [
  aSearchEntry({ id: '1', title: 'Dome camera', brand: 'Axis', category: 'domes' }),
  aSearchEntry({ id: '2', title: 'Dome siren', brand: 'Domex', category: 'domes', specifications: ['IP66'] }),
];

beforeAll(() =>
  commands.serveJson(searchFilesOf(ENTRIES, { categories: [{ title: 'Domes', slug: 'domes' }] })),
);

// Otherwise the list would offer the searches of the previous tests.
beforeEach(() => {
  localStorage.clear();
  recentSearchesStore.restore();
});

const plainInput = page.getByRole('searchbox', { name: 'Search products' });
const combobox = page.getByRole('combobox', { name: 'Search products' });
const button = page.getByRole('button', { name: 'Search' });
const options = page.getByRole('option');

function caret(): number | null {
  const element = document.activeElement;
  return element instanceof HTMLInputElement ? element.selectionStart : null;
}

/** Renders the search box and types into it. */
async function type(text: string) {
  await renderOnPage(<SearchBox />);
  await userEvent.type(page.getByLabelText('Search products'), text);
  await expect.element(combobox).toHaveValue(text);
}

test('becomes a combobox on the first focus and keeps text and caret', async () => {
  await renderOnPage(<SearchBox />, '/search?q=dome');
  await expect.element(plainInput).toHaveValue('dome');
  await expect.element(options).not.toBeInTheDocument();
  const input = plainInput.element();
  if (!(input instanceof HTMLInputElement)) throw new Error('The search field is not an input.');
  input.setSelectionRange(2, 2);
  input.focus();
  await expect.element(combobox).toHaveFocus();
  await expect.element(combobox).toHaveValue('dome');
  expect(caret()).toBe(2);
});

test('becomes a combobox if it had the focus before hydration', async () => {
  hydrateOnPage(<SearchBox />, '/', (searchBox) => searchBox.querySelector('input')?.focus());
  await expect.element(combobox).toHaveFocus();
});

test('after hydration, shows the query of the search page', async () => {
  hydrateOnPage(<SearchBox />, '/search?q=dome', () => undefined);
  await expect.element(plainInput).toHaveValue('dome');
});

test.each(['/', '/search?q=dome'])('keeps what was typed on %s before hydration', async (path) => {
  hydrateOnPage(<SearchBox />, path, (searchBox) => {
    const input = searchBox.querySelector('input');
    input?.focus();
    if (input) input.value = 'siren';
  });
  await expect.element(combobox).toHaveValue('siren');
});

test('S1, S2: typing suggests products, categories and brands without selecting one', async () => {
  await type('dom');
  await expect.element(options).toHaveLength(4);
  expect(options.elements().map((option) => option.textContent)).toEqual([
    'Dome camera$19.99',
    'Dome siren$19.99',
    'DomesCategory',
    'DomexBrand',
  ]);
  await expect.element(combobox).toHaveAttribute('aria-expanded', 'true');
  await expect
    .element(combobox)
    .toHaveAttribute('aria-controls', page.getByRole('listbox', { name: 'Suggestions' }).element().id);
  await expect.element(page.getByText('Products, categories and brands')).toBeVisible();
  await expect.element(page.getByRole('option', { selected: true })).not.toBeInTheDocument();
});

test('suggests for the latest text after quick typing', async () => {
  await renderOnPage(<SearchBox />);
  await userEvent.click(page.getByLabelText('Search products'));
  await expect.element(combobox).toHaveFocus();
  const input = combobox.element();
  for (const text of ['d', 'do', 'dom', 'dome', 'dome ', 'dome siren']) {
    await userEvent.fill(input, text);
  }
  await expect.element(options).toHaveLength(1);
  await expect.element(options).toHaveTextContent('Dome siren$19.99');
});

test('shows the suggestions in the same frame as the typed letter', async () => {
  await type('dome s');
  await expect.element(options).toHaveLength(3);
  const shown = new Promise<number>((resolve) => {
    const count = () => resolve(options.elements().length);
    combobox.element().addEventListener('input', () => requestAnimationFrame(count), { once: true });
  });
  await userEvent.keyboard('i');
  expect(await shown).toBe(1);
});

test('suggests while an input method editor composes text', async () => {
  await renderOnPage(<SearchBox />);
  await userEvent.click(page.getByLabelText('Search products'));
  await expect.element(combobox).toHaveFocus();
  combobox.element().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await userEvent.fill(combobox, 'siren');
  await expect.element(options).toHaveTextContent('Dome siren$19.99');
});

test('S2: arrow keys select a suggestion without changing the text, and Enter opens it', async () => {
  await type('dom');
  await expect.element(options).toHaveLength(4);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect.element(combobox).toHaveAttribute('aria-activedescendant', options.nth(1).element().id);
  await expect.element(combobox).toHaveValue('dom');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveTextContent('/product/2');
  await expect.element(options).not.toBeInTheDocument();
});

test.each([
  ['DomesCategory', '/category/domes', ''],
  ['DomexBrand', '/search?q=Domex', 'Domex'],
])('a click on %s opens %s', async (text, path, kept) => {
  await type('dom');
  await options.filter({ hasText: text }).click();
  await expect.element(address).toHaveTextContent(path);
  await expect.element(combobox).toHaveValue(kept);
});

// Safari ends the composition before the key press, and marks the press with the key code 229 only.
test.each([
  ['in most browsers', { isComposing: true }],
  ['in Safari', { keyCode: 229 }],
])('keys of an input method editor change nothing %s', async (_where, composing) => {
  await type('dom');
  await expect.element(options).toHaveLength(4);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.nth(0)).toHaveAttribute('aria-selected', 'true');
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    combobox
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...composing }));
    await nextPaint();
  }
  await expect.element(address).toHaveTextContent('/');
  await expect.element(combobox).toHaveValue('dom');
  await expect.element(options.nth(0)).toHaveAttribute('aria-selected', 'true');
});

test('S4: Enter without a selected suggestion searches for the trimmed text and keeps it', async () => {
  await type(' dome cam ');
  await userEvent.keyboard('{Enter}');
  await expect.element(address).toHaveTextContent('/search?q=dome%20cam');
  await expect.element(options).not.toBeInTheDocument();
  await expect.element(combobox).toHaveValue('dome cam');
});

test('adds one history entry for a search that is submitted twice', async () => {
  await renderOnPage(
    <>
      <SearchBox />
      <BackButton />
    </>,
    '/cart',
  );
  await userEvent.type(page.getByLabelText('Search products'), 'dome');
  await button.click();
  await expect.element(address).toHaveTextContent('/search?q=dome');
  await button.click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(address).toHaveTextContent('/cart');
});

function BackButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

test('does not search for a blank text', async () => {
  await type('  ');
  await userEvent.keyboard('{Enter}');
  await button.click();
  await expect.element(address).toHaveTextContent('/');
});

test('S3: Escape closes the suggestions, and a second Escape clears the text', async () => {
  await type('dom');
  await expect.element(options).toHaveLength(4);
  await userEvent.keyboard('{Escape}');
  await expect.element(options).not.toBeInTheDocument();
  await expect.element(combobox).toHaveValue('dom');
  await userEvent.keyboard('{Escape}');
  await expect.element(combobox).toHaveValue('');
});

test('S3: Tab leaves the input and closes the suggestions', async () => {
  await type('dom');
  await expect.element(options).toHaveLength(4);
  await userEvent.tab();
  await expect.element(options).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
