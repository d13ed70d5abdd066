import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListingView } from '#app/listing/model/listing-filter.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ProductGrid } from './product-grid.tsx';

const PRODUCTS = [
  aProduct({
    highlights: ['Sees in the dark'],
    keyFigures: [
      ['Resolution', '8 MP'],
      ['Night vision', 'To 30 m'],
      ['Power supply', 'PoE'],
    ],
    isNew: true,
    isHot: true,
  }),
  aProduct({ id: '2', title: 'Radio', brand: 'Zenitel' }),
];

const box = (title: string) =>
  page.getByRole('article').filter({ hasText: title }).element().getBoundingClientRect();

beforeEach(() => page.viewport(1280, 800));

const buttonTop = (title: string) =>
  page
    .getByRole('button', { name: `Add to Cart: ${title}` })
    .element()
    .getBoundingClientRect().top;

const show = (view: ListingView) => renderOnPage(<ProductGrid products={PRODUCTS} view={view} />);

test('grid view shows products side by side, with two labelled figures, and aligns the buttons of those with and without', async () => {
  await show('grid');
  await expect.element(page.getByRole('listitem')).toHaveLength(2);
  expect(box('Radio').top).toBe(box('Dome camera').top);
  await expect.element(page.getByText('Sees in the dark')).not.toBeInTheDocument();
  await expect.element(page.getByText('8 MP')).toBeVisible();
  await expect.element(page.getByText('Resolution')).toBeVisible();
  await expect.element(page.getByText('To 30 m')).toBeVisible();
  await expect.element(page.getByText('PoE')).not.toBeInTheDocument();
  expect(buttonTop('Radio')).toBe(buttonTop('Dome camera'));
});

test('list view shows one row per product, with figures and highlights', async () => {
  await page.viewport(1440, 900);
  await show('list');
  // Rows have `content-visibility: auto`, so they get their real height only after the first paint.
  await expect.poll(() => box('Radio').top - box('Dome camera').bottom).toBeGreaterThanOrEqual(0);
  await expect.element(page.getByText('Sees in the dark')).toBeVisible();
  for (const part of ['Resolution', '8 MP', 'Power supply', 'PoE'])
    await expect.element(page.getByText(part)).toBeVisible();
});

test('compact view has rows less than half as high as list view, with brand, badges and button', async () => {
  const list = await show('list');
  await expect.poll(() => box('Radio').top - box('Dome camera').bottom).toBeGreaterThanOrEqual(0);
  const listHeight = box('Dome camera').height;
  await list.unmount();
  await show('compact');
  expect(box('Dome camera').height).toBeLessThan(listHeight / 2);
  await expect.element(page.getByText('New', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Zenitel')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add to Cart: Radio' })).toBeVisible();
});

test.each([
  ['grid', 390],
  ['list', 390],
  ['compact', 390],
  ['grid', 1280],
  ['list', 1280],
] as const)('%s view shows badges at %d px', async (view, width) => {
  await page.viewport(width, 844);
  await show(view);
  for (const badge of ['New', 'Hot']) {
    await expect.element(page.getByText(badge, { exact: true })).toBeVisible();
  }
});

test('only the first picture is loaded with priority', async () => {
  await show('grid');
  const pictures = page.getByRole('img');
  await expect.element(pictures.nth(0)).toHaveAttribute('fetchpriority', 'high');
  await expect.element(pictures.nth(1)).toHaveAttribute('loading', 'lazy');
  await expect.element(pictures.nth(1)).not.toHaveAttribute('fetchpriority', 'high');
});
