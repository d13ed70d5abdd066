import { holdRequests } from './support/hold-requests.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { PRODUCTS, MARINE_CAMERA, SLUGS } from './support/catalogue.ts';
import { expect, type Shop, test } from './support/shop.ts';

function countMatches(query: string): number {
  const text = query.toLowerCase();
  return PRODUCTS.filter(({ title, brand, description, specifications }) =>
    [title, brand, description, ...specifications].some((value) => value.toLowerCase().includes(text)),
  ).length;
}

async function expectResults({ main, cards }: Shop, query: string): Promise<void> {
  const count = countMatches(query);
  await expect(
    main.getByText(`${count} ${count === 1 ? 'result' : 'results'} for "${query}"`, { exact: true }),
  ).toBeVisible();
  await expect(cards).toHaveCount(count);
}

const options = ({ suggestions }: Shop) => suggestions.getByRole('option');

/** Delays the code of the suggestions until the returned function is called. */
const delaySuggestions = ({ page }: Shop) => holdRequests(page, '**/assets/search-combobox-*.js');

async function type(shop: Shop, text: string): Promise<void> {
  await shop.searchField.click();
  await shop.searchField.pressSequentially(text);
}

test('S4: Enter opens the results of the trimmed query; a reload, another search and back show the results of theirs', async ({
  shop,
}) => {
  await shop.open('/');
  await shop.searchField.fill('  4K PTZ ');
  await shop.searchField.press('Enter');
  await expect(shop.page).toHaveURL('/search?q=4K%20PTZ');
  await expect(shop.heading).toHaveText('Arama Sonuçları');
  await expect(shop.heading).toHaveAttribute('lang', 'tr');
  await expectResults(shop, '4K PTZ');
  await expect(shop.searchField).toHaveValue('4K PTZ');
  await shop.reload();
  await expectResults(shop, '4K PTZ');
  await expect(shop.searchField).toHaveValue('4K PTZ');
  await shop.searchField.fill('smoke');
  await shop.searchField.press('Enter');
  await expectResults(shop, 'smoke');
  await shop.page.goBack();
  await expectResults(shop, '4K PTZ');
  await expect(shop.searchField).toHaveValue('4K PTZ');
});

test('a new search keeps the scroll position of the results page, and starts at the top after other pages', async ({
  shop,
}) => {
  await shop.open('/search?q=camera');
  await expectResults(shop, 'camera');
  await shop.page.mouse.wheel(0, 240);
  await expect.poll(() => shop.scrollTop()).toBe(240);
  await shop.searchField.fill('alarm');
  await shop.searchField.press('Enter');
  await expectResults(shop, 'alarm');
  expect(await shop.scrollTop()).toBe(240);

  await shop.categoryRow.getByRole('link', { name: 'Fire Alarms' }).click();
  await expect(shop.heading).toHaveText('Fire Alarms');
  await shop.page.mouse.wheel(0, 240);
  await expect.poll(() => shop.scrollTop()).toBe(240);
  await shop.searchField.fill('camera');
  await shop.searchField.press('Enter');
  await expectResults(shop, 'camera');
  expect(await shop.scrollTop()).toBe(0);
});

test('hides the filters if there are only a few results, and a new search resets them', async ({ shop }) => {
  await shop.open('/search?q=camera&stock=in');
  await shop.searchField.fill(MARINE_CAMERA.title);
  await shop.searchField.press('Enter');
  await expectResults(shop, MARINE_CAMERA.title);
  await expect(shop.page).toHaveURL(/\/search\?q=[^&]+$/);
  await expect(shop.main.getByText('Filters')).toBeHidden();
});

test('treats markup, quotes and emoji as text, and shows only the beginning of very long queries outside the search field', async ({
  shop,
}) => {
  for (const query of ['<img src=x onerror=alert(1)>', '"&%$#+', '🔥\u{1F4F7}', '\\(']) {
    await shop.open(`/search?q=${encodeURIComponent(query)}`);
    await expect(shop.main.getByText(`results for "${query}"`)).toBeVisible();
    await expect(shop.region('Shop by category').getByRole('link')).toHaveCount(SLUGS.length);
    await expect(shop.searchField).toHaveValue(query);
  }
  for (const query of [
    'x'.repeat(10_000),
    `dome hikvison ${'outdoor '.repeat(1_250)}`,
    `dome €${'7'.repeat(10_000)}`,
    `dome without ${'x'.repeat(10_000)}`,
  ]) {
    await shop.page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(shop.main.getByText(/^\d+ results? for "/)).toContainText(
      `"${query.trim().slice(0, 100)}…"`,
    );
    const texts = await shop.main
      .locator('p, li, a, button, h2, span')
      .evaluateAll((elements) => elements.map(({ textContent }) => textContent));
    expect(texts.filter((text) => text.length > 1_000)).toEqual([]);
    await expect(shop.searchField).toHaveValue(query);
  }
});

test.describe('Suggestions', () => {
  test.use({ allowedConsole: [/net::ERR_FAILED/] });

  test('stay closed if they load after a search, until the next keystroke', async ({ shop }) => {
    await shop.open('/search?q=camera');
    const release = await delaySuggestions(shop);
    await shop.searchField.fill('radio');
    await shop.searchField.press('Enter');
    await expectResults(shop, 'radio');
    release();
    await expect(shop.searchField).toHaveRole('combobox');
    await shop.page.evaluate(nextPaint);
    await expect(shop.searchField).toHaveAttribute('aria-expanded', 'false');
    await expect(options(shop)).toHaveCount(0);
    await shop.searchField.press('Backspace');
    await expect(options(shop).first()).toBeVisible();
  });

  test('the field still searches if the suggestions fail to load', async ({ shop }) => {
    await shop.page.route('**/data/catalogue.json', (route) => route.abort());
    await shop.open('/');
    await type(shop, 'radio');
    await expect(shop.searchField).toHaveValue('radio');
    await expect(options(shop)).toHaveCount(0);
    await shop.page.unroute('**/data/catalogue.json');
    await shop.page.keyboard.press('Enter');
    await expectResults(shop, 'radio');
  });
});
