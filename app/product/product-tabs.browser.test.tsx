import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { aProduct } from '#tests/support/a-product.ts';
import { resetShop, noticeTexts } from '#tests/support/shop-state.ts';
import { ProductTabs } from './product-tabs.tsx';

const PRODUCT = aProduct({
  description: 'Sees in the dark.',
  highlights: ['Sealed against dust'],
  applications: ['Car parks'],
  specifications: { Model: 'P3245', Warranty: '36 months' },
});

const panel = page.getByRole('tabpanel');

beforeEach(async () => {
  resetShop();
  await renderOnPage(<ProductTabs product={PRODUCT} />);
});

test('opens with the description', async () => {
  const tabs = page.getByRole('tab').elements();
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Description',
    'Specifications',
    'Shipping & Returns',
    'Reviews',
  ]);
  await expect.element(panel.getByText('Sees in the dark.')).toBeVisible();
  await expect.element(panel.getByText('Sealed against dust')).toBeVisible();
  await expect.element(panel.getByText('Car parks')).toBeVisible();
});

test('shows the paragraphs and lists of a description', async () => {
  await renderOnPage(<ProductTabs product={aProduct({ description: 'One.\n\n• Saw\n• Plane\n\nTwo.' })} />);
  await expect.element(page.getByRole('paragraph').filter({ hasText: /^Two\.$/ })).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: /^Plane$/ })).toBeVisible();
});

test('shows the specifications as a table of labels and values', async () => {
  await page.getByRole('tab', { name: 'Specifications' }).click();
  const table = panel.getByRole('table', { name: 'Specifications of Dome camera' });
  await expect.element(table.getByRole('row')).toHaveLength(2);
  await expect.element(table.getByRole('row').nth(1).getByRole('rowheader')).toHaveTextContent('Warranty');
  await expect.element(table.getByRole('row').nth(1).getByRole('cell')).toHaveTextContent('36 months');
});

describe('Copy specifications', () => {
  const copy = panel.getByRole('button', { name: 'Copy specifications' });
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  beforeEach(() => page.getByRole('tab', { name: 'Specifications' }).click());
  afterEach(() => void write.mockReset());

  test('copies tab-separated values and shows a notice', async () => {
    write.mockResolvedValue();
    await copy.click();
    expect(write).toHaveBeenCalledWith('Product\tDome camera\nSKU\t1\nModel\tP3245\nWarranty\t36 months');
    await expect.poll(noticeTexts).toEqual(['Specifications copied']);
  });

  test('selects the table and shows a notice if the browser denies the copy', async () => {
    write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await copy.click();
    await expect.poll(noticeTexts).toHaveLength(1);
    expect(noticeTexts()[0]).toMatch(/The table is selected/);
    expect(getSelection()?.toString()).toMatch(/Model\s+P3245/);
  });
});

test('on a phone each value is below its label', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 800);
  await page.getByRole('tab', { name: 'Specifications' }).click();
  const label = panel.getByText('Warranty').element().getBoundingClientRect();
  const value = panel.getByText('36 months').element().getBoundingClientRect();
  expect(value.top).toBeGreaterThanOrEqual(label.bottom);
  expect(value.left).toBe(label.left);
});

test('shows the product page’s terms of shipping and returns', async () => {
  await page.getByRole('tab', { name: 'Shipping & Returns' }).click();
  // The lira sign is specified, although prices are in US dollars.
  await expect.element(panel.getByText('Free shipping on orders over ₺50')).toBeVisible();
  await expect.element(panel.getByText('Return within 14 days of delivery')).toBeVisible();
});

test('marks the review as a sample, and Write a Review does nothing', async () => {
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect.element(panel.getByText(/Based on 12 reviews/)).toBeVisible();
  await expect.element(panel.getByText('Sample review')).toBeVisible();
  const before = document.body.innerHTML;
  await panel.getByRole('button', { name: 'Write a Review' }).click();
  expect(document.body.innerHTML).toBe(before);
});

test('a product without specifications has no tab for them', async () => {
  await renderOnPage(<ProductTabs product={{ ...PRODUCT, specifications: {} }} />);
  expect(page.getByRole('tab', { name: 'Specifications' }).elements()).toHaveLength(1);
});
