import { EventEmitter, once } from 'node:events';
import { nextPaint } from '../support/next-paint.ts';
import { GOODS, MARINE_CAMERA, SLUGS } from './support/catalogue.ts';
import { expect, type Shop, test } from './support/shop.ts';

function matching(query: string): number {
  const wanted = query.toLowerCase();
  return GOODS.filter(({ title, brand, description, specifications }) =>
    [title, brand, description, ...specifications].some((text) => text.toLowerCase().includes(wanted)),
  ).length;
}

async function showsResults({ main, cards }: Shop, query: string): Promise<void> {
  const count = matching(query);
  await expect(
    main.getByText(`${count} ${count === 1 ? 'result' : 'results'} for "${query}"`, { exact: true }),
  ).toBeVisible();
  await expect(cards).toHaveCount(count);
}

const categoriesOf = ({ main }: Shop) =>
  main.getByRole('region', { name: 'Shop by category' }).getByRole('link');

const options = ({ suggestions }: Shop) => suggestions.getByRole('option');

/** Keeps suggestions on their way until what it returns is called. */
async function holdSuggestions({ page }: Shop): Promise<() => void> {
  const network = new EventEmitter();
  const arrived = once(network, 'arrived');
  await page.route('**/assets/search-combobox-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return () => network.emit('arrived');
}

async function type(shop: Shop, text: string): Promise<void> {
  await shop.searchField.click();
  await shop.searchField.pressSequentially(text);
}

test('an empty or blank search does nothing', async ({ shop }) => {
  await shop.open('/about-us');
  for (const blank of ['', '   ']) {
    await shop.searchField.fill(blank);
    await shop.searchButton.click();
    await shop.searchField.press('Enter');
    await expect(shop.page).toHaveURL('/about-us');
  }
  await expect(shop.heading).toHaveText('About Us');
});

test('S4: a search goes to its results, trimmed and encoded, and the query stays in the box', async ({
  shop,
}) => {
  await shop.open('/');
  await shop.searchField.fill('  4K PTZ ');
  await shop.searchField.press('Enter');
  await expect(shop.page).toHaveURL('/search?q=4K%20PTZ');
  await expect(shop.heading).toHaveText('Arama Sonuçları');
  await expect(shop.heading).toHaveAttribute('lang', 'tr');
  await showsResults(shop, '4K PTZ');
  await expect(shop.searchField).toHaveValue('4K PTZ');
});

test('the button searches too', async ({ shop }) => {
  await shop.open('/');
  await shop.searchField.fill('radio');
  await shop.searchButton.click();
  await expect(shop.page).toHaveURL('/search?q=radio');
  await showsResults(shop, 'radio');
});

test('title, brand, description and every specification are searched, whatever the case', async ({
  shop,
}) => {
  for (const query of ['hikvision', 'IP66', 'PtZ', 'zenitel']) {
    expect(matching(query)).toBeGreaterThan(0);
    await shop.open(`/search?q=${query}`);
    await showsResults(shop, query);
  }
});

test('a reload and a shared link show the same results', async ({ shop }) => {
  await shop.open('/search?q=thermal');
  await showsResults(shop, 'thermal');
  await expect(shop.searchField).toHaveValue('thermal');
  await shop.reload();
  await showsResults(shop, 'thermal');
});

test('a new search from the results changes them, and back returns to the former', async ({ shop }) => {
  await shop.open('/search?q=thermal');
  await showsResults(shop, 'thermal');
  await shop.searchField.fill('smoke');
  await shop.searchField.press('Enter');
  await showsResults(shop, 'smoke');
  await shop.page.goBack();
  await showsResults(shop, 'thermal');
  await expect(shop.searchField).toHaveValue('thermal');
});

test('a new search from the results keeps the scroll position, one from elsewhere starts at the top', async ({
  shop,
}) => {
  await shop.open('/search?q=camera');
  await showsResults(shop, 'camera');
  await shop.page.mouse.wheel(0, 240);
  await expect.poll(() => shop.scrollTop()).toBe(240);
  await shop.searchField.fill('alarm');
  await shop.searchField.press('Enter');
  await showsResults(shop, 'alarm');
  expect(await shop.scrollTop()).toBe(240);

  await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
  await expect(shop.heading).toHaveText('Fire Alarms');
  await shop.page.mouse.wheel(0, 240);
  await expect.poll(() => shop.scrollTop()).toBe(240);
  await shop.searchField.fill('camera');
  await shop.searchField.press('Enter');
  await showsResults(shop, 'camera');
  expect(await shop.scrollTop()).toBe(0);
});

test('results are narrowed and ordered as a category is, and the term stays', async ({ shop }) => {
  await shop.open('/search?q=camera');
  await showsResults(shop, 'camera');
  await expect(shop.main.getByRole('combobox', { name: 'Sort by' })).toHaveValue('best-match');
  const titles = await shop.cards.getByRole('heading').allTextContents();

  await shop.main.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High');
  await expect(shop.page).toHaveURL('/search?q=camera&sort=price-asc');
  await shop.main
    .getByRole('complementary', { name: 'Filters' })
    .getByLabel(/^In Stock/)
    .check();
  await expect(shop.page).toHaveURL('/search?q=camera&sort=price-asc&stock=in');
  const soldOut = new Set(GOODS.filter((product) => product.soldOut).map(({ title }) => title));
  await expect(shop.cards).toHaveCount(titles.filter((title) => !soldOut.has(title)).length);
  await expect(shop.main.getByText(`${titles.length} results for "camera"`, { exact: true })).toBeVisible();

  await shop.reload();
  await expect(shop.main.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-asc');
  await shop.main
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('button', { name: 'Clear Filters' })
    .click();
  await expect(shop.page).toHaveURL('/search?q=camera');
  await expect(shop.cards.getByRole('heading')).toHaveText(titles);
});

test('a handful of results needs no filters, and a new search has none of the former', async ({ shop }) => {
  await shop.open('/search?q=camera&stock=in');
  await shop.searchField.fill(MARINE_CAMERA.title);
  await shop.searchField.press('Enter');
  await showsResults(shop, MARINE_CAMERA.title);
  await expect(shop.page).toHaveURL(/\/search\?q=[^&]+$/);
  await expect(shop.main.getByText('Filters')).toBeHidden();
});

test('without a query the page asks for one and offers the categories', async ({ shop }) => {
  for (const path of ['/search', '/search?q=', '/search?q=%20%20']) {
    await shop.open(path);
    await expect(shop.main.getByText('Enter a search term to find products', { exact: true })).toBeVisible();
    await expect(categoriesOf(shop)).toHaveCount(SLUGS.length);
    await expect(shop.cards).toHaveCount(0);
  }
});

test('S5: what nothing matches leads on: the query stays, home and categories are offered', async ({
  shop,
}) => {
  await shop.open('/search?q=zzzzqqqq');
  await expect(shop.main.getByText('0 results for "zzzzqqqq"', { exact: true })).toBeVisible();
  await expect(shop.main.getByRole('heading', { name: 'No Products Found', exact: true })).toBeVisible();
  await expect(shop.searchField).toHaveValue('zzzzqqqq');
  await expect(categoriesOf(shop)).toHaveCount(SLUGS.length);
  await shop.link('Return to Home').click();
  await expect(shop.page).toHaveURL('/');
});

test('S5: a typing error gets the right word offered, never counted as a result', async ({ shop }) => {
  await shop.open('/search?q=hikvison');
  await expect(shop.main.getByText('0 results for "hikvison"', { exact: true })).toBeVisible();
  await expect(shop.cards).toHaveCount(0);
  await shop.link('Hikvision').click();
  await showsResults(shop, 'Hikvision');
});

test('S5: what the suggestions showed is still there after Enter, though no result', async ({ shop }) => {
  await shop.open('/');
  await shop.searchField.fill('flir ptz m364');
  await expect(shop.suggestions.getByRole('option', { name: MARINE_CAMERA.title })).toBeVisible();
  await shop.page.keyboard.press('Enter');
  await expect(shop.main.getByText('0 results for "flir ptz m364"', { exact: true })).toBeVisible();
  await expect(shop.cards).toHaveCount(0);
  await expect(
    shop.main.getByRole('heading', { level: 2, name: 'Products with all of these words' }),
  ).toBeVisible();
  await shop.main.getByRole('link', { name: MARINE_CAMERA.title }).click();
  await expect(shop.heading).toHaveText(MARINE_CAMERA.title);
});

test('a query of markup, quotes and emoji is only text', async ({ shop }) => {
  for (const query of ['<img src=x onerror=alert(1)>', '"&%$#+', '🔥\u{1F4F7}', '\\(']) {
    await shop.open(`/search?q=${encodeURIComponent(query)}`);
    await expect(shop.main.getByText(`results for "${query}"`)).toBeVisible();
    await expect(shop.searchField).toHaveValue(query);
  }
});

test.describe('Suggestions', () => {
  test('S1, S2: come while typing, at most ten, none chosen beforehand', async ({ shop }) => {
    await shop.open('/');
    await type(shop, 'hik');
    await expect(options(shop).first()).toBeVisible();
    expect(await options(shop).count()).toBeLessThanOrEqual(10);
    await expect(shop.suggestions.getByRole('option', { selected: true })).toHaveCount(0);
    await expect(shop.searchField).toHaveAttribute('aria-expanded', 'true');
    await expect(shop.searchField).toHaveValue('hik');
  });

  test('Enter without a choice searches for what was typed', async ({ shop }) => {
    await shop.open('/');
    await type(shop, 'hik');
    await expect(options(shop).first()).toBeVisible();
    await shop.page.keyboard.press('Enter');
    await expect(shop.page).toHaveURL('/search?q=hik');
    await expect(options(shop)).toHaveCount(0);
  });

  test('arrows choose, wrap at the ends and leave the text as typed; Enter goes there', async ({ shop }) => {
    await shop.open('/');
    await type(shop, 'flir m364');
    const option = options(shop).filter({ hasText: MARINE_CAMERA.title });
    await expect(option).toBeVisible();
    await shop.page.keyboard.press('ArrowDown');
    await expect(options(shop).first()).toHaveAttribute('aria-selected', 'true');
    await expect(shop.searchField).toHaveValue('flir m364');
    await shop.page.keyboard.press('ArrowUp');
    await shop.page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await shop.page.keyboard.press('Enter');
    await expect(shop.heading).toHaveText(MARINE_CAMERA.title);
    await expect(shop.page).toHaveURL(`/product/${MARINE_CAMERA.id}`);
    await expect(options(shop)).toHaveCount(0);
  });

  test('S3: the first Escape closes, the second clears', async ({ shop }) => {
    await shop.open('/');
    await type(shop, 'radio');
    await expect(options(shop).first()).toBeVisible();
    await shop.page.keyboard.press('Escape');
    await expect(options(shop)).toHaveCount(0);
    await expect(shop.searchField).toHaveValue('radio');
    await expect(shop.searchField).toHaveAttribute('aria-expanded', 'false');
    await shop.page.keyboard.press('Escape');
    await expect(shop.searchField).toHaveValue('');
    await expect(shop.searchField).toBeFocused();
  });

  test('S3: Tab leaves the box', async ({ shop }) => {
    await shop.open('/');
    await type(shop, 'radio');
    await expect(options(shop).first()).toBeVisible();
    await shop.page.keyboard.press('Tab');
    await expect(shop.searchButton).toBeFocused();
    await expect(options(shop)).toHaveCount(0);
  });

  test('a click on one goes there: a product, a category, a brand', async ({ shop }) => {
    await shop.open('/');
    await type(shop, 'fire');
    await options(shop).filter({ hasText: 'Category' }).filter({ hasText: 'Fire Alarms' }).click();
    await expect(shop.heading).toHaveText('Fire Alarms');
    await shop.searchField.fill('');
    await type(shop, 'bosch');
    await options(shop).filter({ hasText: 'Brand' }).click();
    await expect(shop.page).toHaveURL('/search?q=Bosch');
    await showsResults(shop, 'Bosch');
  });

  test('nothing typed is lost and the focus stays while they are still on their way', async ({ shop }) => {
    const { page } = shop;
    await shop.open('/');
    const arrive = await holdSuggestions(shop);
    await shop.searchField.click();
    await page.keyboard.type('Motorola');
    await expect(shop.searchField).toHaveValue('Motorola');
    await expect(shop.searchField).toBeFocused();
    arrive();
    await expect(shop.searchField).toHaveRole('combobox');
    await expect(shop.searchField).toBeFocused();
    await page.keyboard.type(' radio');
    await expect(shop.searchField).toHaveValue('Motorola radio');
    await expect(options(shop).first()).toBeVisible();
  });

  test('who has searched before they came sees the results, not them, until the next letter', async ({
    shop,
  }) => {
    await shop.open('/search?q=camera');
    const arrive = await holdSuggestions(shop);
    await shop.searchField.fill('radio');
    await shop.searchField.press('Enter');
    await showsResults(shop, 'radio');
    arrive();
    await expect(shop.searchField).toHaveRole('combobox');
    await shop.page.evaluate(nextPaint);
    await expect(shop.searchField).toHaveAttribute('aria-expanded', 'false');
    await expect(options(shop)).toHaveCount(0);
    await shop.searchField.press('Backspace');
    await expect(options(shop).first()).toBeVisible();
  });

  test('where they cannot be had the box still searches', async ({ shop }) => {
    await shop.page.route('**/data/search-index.json', (route) => route.abort());
    await shop.open('/');
    await type(shop, 'radio');
    await expect(shop.searchField).toHaveValue('radio');
    await expect(options(shop)).toHaveCount(0);
    await shop.page.unroute('**/data/search-index.json');
    await shop.page.keyboard.press('Enter');
    await showsResults(shop, 'radio');
  });
  test.use({ expectedConsole: [/net::ERR_FAILED/] });
});
