import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aProduct } from '#tests/support/a-product.ts';
import { ProductTabs } from './product-tabs.tsx';

const PRODUCT = aProduct({
  description: 'Sees in the dark.',
  applications: ['Car parks'],
  specifications: { Model: 'P3245', Warranty: '36 months' },
});

const panel = page.getByRole('tabpanel');

beforeEach(async () => {
  await render(<ProductTabs product={PRODUCT} />);
});

test('the description comes first', async () => {
  const tabs = page.getByRole('tab').elements();
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Description',
    'Specifications',
    'Shipping & Returns',
    'Reviews',
  ]);
  await expect.element(panel.getByText('Sees in the dark.')).toBeVisible();
  await expect.element(panel.getByText('Car parks')).toBeVisible();
});

test('specifications are a table of names and values', async () => {
  await page.getByRole('tab', { name: 'Specifications' }).click();
  const table = panel.getByRole('table', { name: 'Specifications of Dome camera' });
  await expect.element(table.getByRole('row')).toHaveLength(2);
  await expect.element(table.getByRole('row').nth(1).getByRole('rowheader')).toHaveTextContent('Warranty');
  await expect.element(table.getByRole('row').nth(1).getByRole('cell')).toHaveTextContent('36 months');
});

test('shipping and returns say what the product page promises', async () => {
  await page.getByRole('tab', { name: 'Shipping & Returns' }).click();
  await expect.element(panel.getByText('Free shipping on orders over ₺50')).toBeVisible();
  await expect.element(panel.getByText('Return within 14 days of delivery')).toBeVisible();
});

test('the one review is marked as a sample, and writing one leads nowhere', async () => {
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect.element(panel.getByText(/Based on 12 reviews/)).toBeVisible();
  await expect.element(panel.getByText('Sample review')).toBeVisible();
  const before = document.body.innerHTML;
  await panel.getByRole('button', { name: 'Write a Review' }).click();
  expect(document.body.innerHTML).toBe(before);
});
