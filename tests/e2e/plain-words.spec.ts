import { productById } from './support/catalogue.ts';
import { expect, type Shop, test } from './support/shop.ts';

const BULLET = productById('36');
const TURRET = productById('37');
const DOME = productById('38');

const understoodAs = (shop: Shop) => shop.region('Understood as');
const chips = (shop: Shop) => understoodAs(shop).getByRole('button');
const titles = ({ cards }: Shop) => cards.getByRole('heading');

test('a query in plain words finds the products that meet all of it; its data is loaded once no name contains what is typed', async ({
  shop,
}) => {
  const requests: string[] = [];
  shop.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await shop.open('/');
  await shop.searchField.click();
  await shop.searchField.pressSequentially('dome');
  await expect(shop.suggestions.getByRole('option').first()).toBeVisible();
  expect(requests.filter((path) => path === '/data/words.json')).toEqual([]);
  await shop.searchField.fill('4k poe under 500');
  await expect(shop.suggestions.getByRole('option')).toHaveCount(3);
  await shop.searchField.press('Enter');
  await expect(shop.main.getByText('3 products: 4K, PoE, under $500')).toBeVisible();
  await expect(chips(shop)).toHaveText(['4K', 'PoE', 'under $500']);
  await expect(titles(shop)).toHaveText([BULLET.title, TURRET.title, DOME.title]);
  await expect(shop.main.getByText('0 results for "4k poe under 500"', { exact: true })).toBeVisible();
  expect(requests).toContain('/data/words.json');
});

test('a query with a word that is neither found nor understood has no results, and an offer without it', async ({
  shop,
}) => {
  await shop.open('/search?q=zzzz%20ptz%20camera%204k');
  await expect(shop.main.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  await expect(shop.main.getByText('0 results for "zzzz ptz camera 4k"')).toBeVisible();
  await expect(shop.main.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await expect(shop.cards).toHaveCount(0);
  await shop.main.getByRole('link', { name: /^Without “zzzz”: \d+ PTZ cameras$/ }).click();
  await expect(shop.main.getByText(/^\d+ PTZ cameras: 4K$/)).toBeVisible();
  await expect(shop.main.getByText('No Products Found')).toBeHidden();
});
