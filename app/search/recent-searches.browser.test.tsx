import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { notices } from '#app/ui/notices.ts';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { resetShop, noticeTexts, storedText } from '#tests/support/shop-state.ts';
import { recentSearchesStore, recordSearch } from './recent-searches-store.ts';
import { SearchBox } from './search-box.tsx';
import { searchFilesOf } from './search-files.fixture.ts';

const field = page.getByLabelText('Search products');
const combobox = page.getByRole('combobox', { name: 'Search products' });
const list = page.getByRole('listbox', { name: 'Recent searches' });
const options = list.getByRole('option');
const clear = page.getByRole('button', { name: 'Clear', exact: true });
const searchButton = page.getByRole('button', { name: 'Search', exact: true });

const storedSearches = (): unknown => JSON.parse(storedText('recent-searches') ?? 'null');
const optionTexts = () => options.elements().map((option) => option.textContent);

/** Renders the search box after these searches were made in this order, and focuses its field. */
async function openBox(...searches: readonly string[]) {
  for (const query of searches) recordSearch(query);
  await renderOnPage(<SearchBox />);
  await field.click();
  await expect.element(combobox).toHaveFocus();
}

beforeAll(() =>
  commands.serveJson(searchFilesOf([aSearchEntry({ id: '1', title: 'Dome camera', brand: 'Domex' })])),
);
beforeEach(() => {
  resetShop();
  recentSearchesStore.restore();
});

describe('the empty search field', () => {
  test('offers nothing before the first search', async () => {
    await openBox();
    await nextPaint();
    await expect.element(combobox).toHaveAttribute('aria-expanded', 'false');
    await expect.element(clear).not.toBeInTheDocument();
  });

  test('S2: offers the last five searches, the newest first, in its listbox, none selected', async () => {
    await openBox('1', '2', '3', '4', '5', '6');
    await expect.element(options).toHaveLength(5);
    expect(optionTexts()).toEqual(['6', '5', '4', '3', '2']);
    await expect.element(combobox).toHaveAttribute('aria-expanded', 'true');
    await expect.element(combobox).toHaveAttribute('aria-controls', list.element().id);
    await expect.element(page.getByRole('option', { selected: true })).not.toBeInTheDocument();
    expect(list.element().querySelector('button')).toBeNull();
  });

  test('offers recent searches when it gets the focus from the keyboard', async () => {
    recordSearch('siren');
    await renderOnPage(<SearchBox />);
    await userEvent.tab();
    await expect.element(options).toHaveTextContent('siren');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(searchButton).toHaveFocus();
    await expect.element(list).not.toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await expect.element(combobox).toHaveFocus();
    await expect.element(options).toHaveTextContent('siren');
  });

  test('shows suggestions instead as soon as there is a text, and recent searches again once it is empty', async () => {
    await openBox('siren');
    await expect.element(options).toHaveLength(1);
    await userEvent.keyboard('dom');
    await expect
      .element(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first())
      .toHaveTextContent('Dome camera$19.99');
    await expect.element(clear).not.toBeInTheDocument();
    await userEvent.clear(combobox);
    await expect.element(options).toHaveTextContent('siren');
  });

  test('an arrow key and Enter repeat a search, which is then the newest', async () => {
    await openBox('siren', 'dome');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect.element(combobox).toHaveAttribute('aria-activedescendant', options.nth(1).element().id);
    await userEvent.keyboard('{Enter}');
    await expect.element(address).toHaveTextContent('/search?q=siren');
    await expect.element(combobox).toHaveValue('siren');
    await expect.element(list).not.toBeInTheDocument();
    await expect.poll(storedSearches).toEqual({ items: ['siren', 'dome'] });
  });

  test('a click repeats a search, even that of the current page', async () => {
    recordSearch('dome');
    await renderOnPage(<SearchBox />, '/search?q=dome');
    await userEvent.clear(field);
    await options.click();
    await expect.element(address).toHaveTextContent('/search?q=dome');
    await expect.element(combobox).toHaveValue('dome');
    await expect.element(list).not.toBeInTheDocument();
  });

  test('S3: Escape closes the list, and an arrow key opens it again', async () => {
    await openBox('siren');
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(combobox).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  });
});

describe('Clear', () => {
  test('is the next Tab stop, and removes all searches', async () => {
    await openBox('siren', 'dome');
    await expect.element(options).toHaveLength(2);
    await userEvent.tab();
    await expect.element(clear).toHaveFocus();
    await expect.element(clear).toHaveAccessibleDescription('Recent searches');
    await userEvent.keyboard('{Enter}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(combobox).toHaveFocus();
    expect(storedSearches()).toEqual({ items: [] });
    expect(noticeTexts()).toEqual(['Recent searches cleared']);
  });

  test('can be undone, which does not open the list', async () => {
    await openBox('siren', 'dome');
    await clear.click();
    await expect.element(combobox).toHaveFocus();
    await expect.element(list).not.toBeInTheDocument();
    notices.getState().at(-1)?.action?.run();
    expect(storedSearches()).toEqual({ items: ['dome', 'siren'] });
    await nextPaint();
    await expect.element(list).not.toBeInTheDocument();
  });

  test('closes the list on Escape and returns the focus to the field', async () => {
    await openBox('siren');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect.element(combobox).toHaveFocus();
    await expect.element(list).not.toBeInTheDocument();
    expect(storedSearches()).toEqual({ items: ['siren'] });
  });
});

describe('a search', () => {
  test('is remembered after Enter, after the button and after a brand was chosen', async () => {
    await openBox();
    await userEvent.keyboard(' Dome  cam {Enter}');
    await expect.poll(storedSearches).toEqual({ items: ['Dome  cam'] });
    await userEvent.fill(combobox, 'siren');
    await searchButton.click();
    await expect.poll(storedSearches).toEqual({ items: ['siren', 'Dome  cam'] });
    await userEvent.fill(combobox, 'domex');
    await page.getByRole('option', { name: 'Domex Brand' }).click();
    await expect.poll(storedSearches).toEqual({ items: ['Domex', 'siren', 'Dome  cam'] });
  });

  test('is not remembered if it is blank, only typed, or leads to a product', async () => {
    await openBox();
    await userEvent.keyboard('  {Enter}');
    await userEvent.clear(combobox);
    await userEvent.keyboard('dome');
    await page.getByRole('option', { name: /^Dome camera/ }).click();
    await expect.element(address).toHaveTextContent('/product/1');
    expect(storedSearches()).toBeNull();
  });
});

test('searches are kept in memory if storage throws, without a notice', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await openBox('siren');
  await expect.element(options).toHaveTextContent('siren');
  expect(noticeTexts()).toEqual([]);
  vi.restoreAllMocks();
});
