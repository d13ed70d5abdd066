import { productById } from './support/catalogue.ts';
import { expect, type Shop, test } from './support/shop.ts';

const RECORDER = productById('43');
const BULLET = productById('36');

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
  await shop.main.getByText('More', { exact: true }).click();
  await shop.link('System check').click();
  await expect(shop.heading).toHaveText('System Check');
  await expect(answer(shop, 'Recorder channels')).toHaveText(
    /^Pass Recorder channels1 camera needs 1 channel; the list has 16\./,
  );
  await expect(answer(shop, 'PoE ports')).toHaveText(/^Unknown/);
  await expect(answer(shop, 'Storage')).toContainText(
    '1 × 8 Mbps (assumed) × 24 h × 30 d need 2.6 TB; with the largest drives in all bays there is room for 40 TB',
  );

  await page.getByLabel('Recording kept (days)').fill('500');
  await expect(answer(shop, 'Storage')).toHaveText(/^Fail.*500 d need 43\.2 TB.*3\.2 TB too little/);
  await expect(page).toHaveURL('/system-check?days=500');
  await shop.reload();
  await expect(page.getByLabel('Recording kept (days)')).toHaveValue('500');
  await answer(shop, 'Storage').getByRole('button', { name: 'Keep recordings for 462 days' }).click();
  await expect(answer(shop, 'Storage')).toHaveText(/^Pass.*Drives are not included/);
  await expect(page.getByLabel('Recording kept (days)')).toHaveValue('462');
  await expect(page.getByLabel('Recording kept (days)')).toBeFocused();
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
  await expect(check(shop)).toContainText('Not in our catalogue: 999.');
  await expect(check(shop)).toContainText('Not readable in the link: :5.');
  await answer(shop, 'Recorder channels').getByRole('link', { name: 'Show recorders' }).click();
  await expect(page).toHaveURL('/category/cctv-systems?f.kind=recorder');
  await expect(shop.cards).toHaveCount(1);
  await expect(shop.card(RECORDER.title)).toBeVisible();
  await shop.expectCart(0, 0);
  await shop.open(`/system-check?items=${'1:1,'.repeat(600)}`);
  await expect(shop.main).toContainText('The link has 600 products. At most 500 can be checked at once.');
});
