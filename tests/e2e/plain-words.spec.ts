import { productById } from './support/catalogue.ts';
import { expect, type Shop, test } from './support/shop.ts';

const BULLET = productById('36');
const TURRET = productById('37');
const DOME = productById('38');

const understoodAs = (shop: Shop) => shop.region('Understood as');
const chips = (shop: Shop) => understoodAs(shop).getByRole('button');
const titles = ({ cards }: Shop) => cards.getByRole('heading');

test('a query in plain words finds the products that meet all of it; its data is loaded for the search, not for suggestions', async ({
  shop,
}) => {
  const requests: string[] = [];
  shop.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await shop.open('/');
  await shop.searchField.click();
  await shop.searchField.pressSequentially('4k poe under 500');
  await expect(shop.searchField).toHaveRole('combobox');
  expect(requests.filter((path) => /plain-words/.test(path))).toEqual([]);
  await shop.searchField.press('Enter');
  await expect(shop.main.getByText('0 results for "4k poe under 500"', { exact: true })).toBeVisible();
  await expect(
    shop.main.getByText('No product contains these words as written. 3 products match what they mean.'),
  ).toBeVisible();
  await expect(chips(shop)).toHaveText(['4K', 'PoE', 'under $500']);
  await expect(titles(shop)).toHaveText([BULLET.title, TURRET.title, DOME.title]);
  expect(requests).toContain('/data/plain-words.json');
});
