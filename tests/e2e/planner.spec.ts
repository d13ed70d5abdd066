import type { Page } from '@playwright/test';
import { productById } from './support/catalogue.ts';
import { expect, savedCart, savedLine, test } from './support/shop.ts';

const result = (page: Page, calculator: string, name: string) =>
  page.getByRole('region', { name: calculator, exact: true }).getByRole('status', { name, exact: true });

test('back and forward undo and redo the changes of one input after the other', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/planner');
  const horizon = page.getByRole('region', { name: 'Radio Horizon', exact: true });
  const [height, mast] = [
    horizon.getByLabel('Height of one antenna (m)'),
    horizon.getByLabel('Height of the other antenna (m)'),
  ];
  await height.fill('');
  await height.pressSequentially('25');
  await expect(page).toHaveURL('/planner?height=25');
  await mast.fill('100');
  await expect(page).toHaveURL('/planner?height=25&mast=100');
  await expect(result(page, 'Radio Horizon', 'Radio horizon')).toHaveText('At most 61.8 km');

  await page.goBack();
  await expect(mast).toHaveValue('30');
  await expect(height).toHaveValue('25');
  await page.goBack();
  await expect(height).toHaveValue('1.5');
  await expect(result(page, 'Radio Horizon', 'Radio horizon')).toHaveText('At most 27.6 km');
  await page.goForward();
  await expect(height).toHaveValue('25');
});

test('a product page opens the planner with the figures of the product', async ({ shop }) => {
  const { page } = shop;
  await shop.open('/product/36');
  await shop.link('Plan with this camera').click();
  await expect(shop.heading).toHaveText('System Planner');
  const view = page.getByRole('region', { name: 'View Distance', exact: true });
  await expect(view.getByLabel('Picture width (px)')).toHaveValue('3840');
  await expect(view.getByLabel('Horizontal field of view (°)')).toHaveValue('102');
  await expect(result(page, 'View Distance', 'Identification distance')).toHaveText('6.21 m');
  await expect(view).toBeInViewport();

  await shop.open('/product/14');
  await shop.link('Plan with this radio').click();
  await expect(result(page, 'Radio Battery', 'Battery life')).toHaveText('15.09 h');
});

test('a result becomes a note of the quote, once', async ({ shop }) => {
  const { page } = shop;
  await shop.store('cart', savedCart([savedLine(productById('43'), 1)]));
  await shop.open('/planner?battery=3000');
  const add = page
    .getByRole('region', { name: 'Radio Battery', exact: true })
    .getByRole('button', { name: 'Add to quote notes' });
  await add.click();
  await expect(shop.notice('Radio Battery: added to the notes of your quote')).toBeVisible();
  await add.click();
  await expect(shop.notice('Radio Battery: already in the notes of your quote')).toBeVisible();
  await page.getByRole('button', { name: 'Open the quote' }).first().click();
  await expect(shop.heading).toHaveText('Quote');
  await expect(page.getByLabel('Notes')).toHaveValue(
    'Radio Battery: Battery life 22.64 h (3,000 mAh ÷ (5% × 1,500 mA + 5% × 250 mA + 90% × 50 mA) = 22.64 h)',
  );
});
