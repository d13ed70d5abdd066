import type { Page } from '@playwright/test';
import { type Product, productsIn } from './catalogue.ts';
import { expect, type Shop } from './shop.ts';

export const CCTV_PATH = '/category/cctv-systems';
export const CCTV_COUNT = productsIn('cctv-systems').length;
export const ALL_CAMERAS_PATH = '/category/all-cameras';
export const CAMERA_CATEGORIES = ['cctv-systems', 'thermal-cameras', 'ex-proof-cameras', 'maritime-cameras'];
export const CAMERAS = CAMERA_CATEGORIES.flatMap(productsIn);
export const byName = new Intl.Collator('en').compare;

export function filters({ main }: Shop) {
  const panel = main.getByRole('complementary', { name: 'Filters', exact: true });
  return {
    panel,
    brand: (name: string) => panel.getByRole('checkbox', { name: new RegExp(`^${name} \\(\\d+\\)$`) }),
    only: (name: string) => panel.getByRole('button', { name: `Only ${name}`, exact: true }),
    anyAvailability: panel.getByRole('radio', { name: 'All', exact: true }),
    inStock: panel.getByRole('radio', { name: /^In Stock/ }),
    min: panel.getByRole('textbox', { name: 'Minimum price', exact: true }),
    max: panel.getByRole('textbox', { name: 'Maximum price', exact: true }),
    apply: panel.getByRole('button', { name: 'Apply', exact: true }),
    clear: panel.getByRole('button', { name: 'Clear Filters', exact: true }),
    sort: main.getByRole('combobox', { name: 'Sort by', exact: true }),
  };
}

/** Expects exactly these products, in any order. */
export async function expectProducts(shop: Shop, products: readonly Product[]): Promise<void> {
  const count = `Showing: ${products.length} products`;
  await expect(shop.main.getByText(count, { exact: true })).toBeVisible();
  await expect(shop.cards).toHaveCount(products.length);
  const titles = await shop.cardLinks.allTextContents();
  expect(titles.toSorted(byName)).toEqual(products.map(({ title }) => title).toSorted(byName));
}

export const query = (page: Page) => new URL(page.url()).search;
export const cctvProducts = (predicate: (product: Product) => boolean) =>
  productsIn('cctv-systems').filter(predicate);
