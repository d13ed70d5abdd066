import { productById } from './support/catalogue.ts';
import { expect, type Shop, test } from './support/shop.ts';

const BULLET = productById('36');
const TURRET = productById('37');
const DOME = productById('38');

const understoodAs = (shop: Shop) => shop.region('Understood as');
const chips = (shop: Shop) => understoodAs(shop).getByRole('button');
const chip = (shop: Shop, label: string) =>
  understoodAs(shop).getByRole('button', { name: `Remove: ${label}`, exact: true });
const titles = ({ cards }: Shop) => cards.getByRole('heading');

test('a query in plain words finds the products that meet all of it', async ({ shop }) => {
  await shop.open('/');
  await shop.searchField.fill('4k poe under 500');
  await shop.searchField.press('Enter');
  await expect(shop.main.getByText('0 results for "4k poe under 500"', { exact: true })).toBeVisible();
  await expect(
    shop.main.getByText('No product contains these words as written. 3 products match what they mean.'),
  ).toBeVisible();
  await expect(chips(shop)).toHaveText(['4K', 'PoE', 'under $500']);
  await expect(titles(shop)).toHaveText([BULLET.title, TURRET.title, DOME.title]);
});

test('a chip removes its condition, the address shows the rest, and back restores it', async ({ shop }) => {
  await shop.open('/search?q=dome+4k+poe+under+500');
  await expect(titles(shop)).toHaveText([DOME.title]);
  await chip(shop, 'Dome camera').click();
  await expect(shop.page).toHaveURL('/search?q=4k%20poe%20under%20500&words=1');
  await expect(titles(shop)).toHaveText([BULLET.title, TURRET.title, DOME.title]);
  await expect(shop.searchField).toHaveValue('4k poe under 500');
  await expect(chip(shop, '4K')).toBeFocused();

  await shop.reload();
  await expect(chips(shop)).toHaveText(['4K', 'PoE', 'under $500']);
  await shop.page.goBack();
  await expect(titles(shop)).toHaveText([DOME.title]);
});

test('products found by meaning are listed with filters, sort orders and views', async ({ shop }) => {
  await shop.open('/search?q=speed+dome');
  await expect(shop.cards).toHaveCount(7);
  await shop.main.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High');
  await expect(shop.page).toHaveURL('/search?q=speed+dome&sort=price-asc');
  await expect(titles(shop).first()).toHaveText(productById('42').title);
  await shop.button('List view').click();
  await expect(shop.page).toHaveURL('/search?q=speed+dome&sort=price-asc&view=list');
  await expect(chips(shop)).toHaveText(['PTZ camera']);
});

test('a model in a question leads to its product and to what works with it', async ({ shop }) => {
  const panel = productById('55');
  await shop.open('/search?q=dome+for+the+FC361');
  await expect(chips(shop)).toHaveText(['Dome camera']);
  await expect(understoodAs(shop)).not.toContainText('Not understood');
  await expect(understoodAs(shop)).toContainText(
    `“fc361” is a product, not a condition: ${panel.title}. See what works with it`,
  );
  await understoodAs(shop)
    .getByRole('link', { name: /^See what works with it/ })
    .focus();
  await shop.page.keyboard.press('Enter');
  await expect(shop.page).toHaveURL('/product/55#works-with');
  const worksWith = shop.main.getByRole('heading', { name: 'Works with', exact: true });
  await expect(worksWith).toBeInViewport();
  await expect(worksWith).toBeFocused();
});

test.describe('If a file cannot be loaded', () => {
  test.use({ allowedConsole: [/net::ERR_FAILED/] });

  test('the page shows the literal results without an error message', async ({ shop }) => {
    await shop.open('/search?q=4K');
    await expect(understoodAs(shop)).toBeVisible();
    await shop.page.route('**/data/plain-words.json', (route) => route.abort());
    const failed = shop.page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/plain-words.json'),
    );
    await shop.reload();
    await failed;
    await expect(shop.main.getByText(/results for "4K"/)).toBeVisible();
    await expect(shop.cards.first()).toBeVisible();
    await expect(shop.main.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await expect(understoodAs(shop)).toHaveCount(0);
  });
});

test('loads plain-words.json for a search, but not for suggestions', async ({ shop }) => {
  const requests: string[] = [];
  shop.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await shop.open('/');
  await shop.searchField.click();
  await shop.searchField.pressSequentially('dome 4k');
  await expect(shop.suggestions.getByRole('option').first()).toBeVisible();
  expect(requests.filter((path) => /plain-words/.test(path))).toEqual([]);
  await shop.page.keyboard.press('Enter');
  await expect(chips(shop)).toHaveText(['Dome camera', '4K']);
  expect(requests).toContain('/data/plain-words.json');
});
