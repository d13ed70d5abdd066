import { productById } from './support/catalogue.ts';
import { expect, type Shop, test } from './support/shop.ts';

const RECORDER = productById('43');
const BULLET = productById('36');
const PLUG = productById('31');

const check = (shop: Shop) => shop.region('System Check');
const answer = (shop: Shop, rule: string) =>
  check(shop)
    .getByRole('listitem')
    .filter({ has: shop.page.getByRole('heading', { name: rule }) });

test('the cart links to its check, whose answers follow the inputs, which the address keeps', async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open(`/product/${RECORDER.id}`);
  await shop.button('Add to Cart').first().click();
  await shop.open(`/product/${BULLET.id}`);
  await shop.button('Add to Cart').first().click();
  await shop.open('/cart');
  await shop.link('System check').click();
  await expect(shop.heading).toHaveText('System Check');
  await expect(answer(shop, 'Recorder channels')).toHaveText(
    /^Pass Recorder channels1 camera needs 1 channel; the list has 16\./,
  );
  await expect(answer(shop, 'PoE ports')).toHaveText(/^Unknown/);
  await expect(answer(shop, 'Storage')).toContainText(
    '1 × 8 Mbps (assumed) × 24 h × 30 d need 2.6 TB; with the largest drives, all bays together hold 40 TB',
  );

  await page.getByLabel('Recording kept (days)').fill('500');
  await expect(answer(shop, 'Storage')).toHaveText(/^Fail.*500 d need 43\.2 TB.*3\.2 TB too little/);
  await expect(page).toHaveURL('/system-check?days=500');
  await shop.reload();
  await expect(page.getByLabel('Recording kept (days)')).toHaveValue('500');
  await answer(shop, 'Storage').getByRole('button', { name: 'Keep recordings for 462 days' }).click();
  await expect(answer(shop, 'Storage')).toHaveText(/^Warn.*the list has no drives/);
  await expect(page.getByLabel('Recording kept (days)')).toHaveValue('462');
  await expect(page.getByLabel('Recording kept (days)')).toBeFocused();

  await page.getByLabel('Recording kept (days)').fill('0');
  await expect(page.getByLabel('Recording kept (days)')).toHaveAccessibleDescription('Enter 1 or more');
  await expect(answer(shop, 'Storage')).toContainText('462 d');
});

test('a link names the products to check, and a failed check links to products that help', async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open('/system-check?items=36:17,43:1,999:2,:5');
  await expect(answer(shop, 'Recorder channels')).toHaveText(
    /^Fail Recorder channels17 cameras need 17 channels; the list has 16, 1 too few\./,
  );
  await expect(check(shop)).toContainText('These products come from the link, not from your cart.');
  await expect(check(shop)).toContainText('Not found in the shop: 999.');
  await expect(check(shop)).toContainText('Not read from the address: :5.');
  await answer(shop, 'Recorder channels').getByRole('link', { name: 'Show recorders' }).click();
  await expect(page).toHaveURL('/category/cctv-systems?f.kind=recorder');
  await expect(shop.cards).toHaveCount(1);
  await expect(shop.card(RECORDER.title)).toBeVisible();
  await shop.expectCart(0, 0);
});

test('a product is checked for outdoor use once the buyer says that it is mounted outdoors', async ({
  shop,
}) => {
  await shop.open(`/system-check?items=${PLUG.id}:1,${BULLET.id}:2`);
  await expect(answer(shop, 'Outdoor use')).toHaveCount(0);
  await shop.main.getByRole('checkbox', { name: `Mounted outdoors (${PLUG.title})` }).check();
  await expect(answer(shop, 'Outdoor use')).toHaveText(/^Fail Outdoor use.* is not made for outdoors\./);
  await expect(shop.page).toHaveURL(`/system-check?items=31:1,36:2&outside=31`);
  await shop.main.getByRole('radio', { name: /zone 1/ }).check();
  await expect(answer(shop, 'Hazardous area')).toHaveText(/^Unknown/);
});

test('the PoE rules count a switch that the buyer owns', async ({ shop }) => {
  await shop.open('/system-check?items=36:8');
  await expect(answer(shop, 'PoE ports')).toHaveText(/^Warn/);
  await shop.page.getByLabel('PoE ports', { exact: true }).fill('8');
  await shop.page.getByLabel('PoE budget (W)').fill('150');
  await expect(answer(shop, 'PoE ports')).toHaveText(/^Pass/);
  await expect(answer(shop, 'PoE power')).toHaveText(/^Pass.*8 devices need 32 to 123\.2 W/);
});

test('an empty cart and a link with too many products get a message', async ({ shop }) => {
  await shop.open('/system-check');
  await expect(shop.main.getByRole('heading', { name: 'There is nothing to check' })).toBeVisible();
  await shop.open(`/system-check?items=${'1:1,'.repeat(600)}`);
  await expect(shop.main).toContainText('The address names 600 products. At most 500 can be checked.');
});

test.describe('Without the figures', () => {
  test.use({ allowedConsole: [/net::ERR_FAILED/] });

  test('the check says so, and Try Again loads them', async ({ shop }) => {
    const file = '**/data/figures/cctv-systems.json';
    await shop.page.route(file, (route) => route.abort());
    await shop.open('/system-check?items=36:1');
    await expect(shop.main.getByRole('heading', { name: 'The figures could not be loaded' })).toBeVisible();
    await shop.page.unroute(file);
    await shop.button('Try Again').click();
    await expect(answer(shop, 'Recorder channels')).toHaveText(/^Warn/);
  });
});
