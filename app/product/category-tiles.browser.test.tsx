import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { BrowseCategories } from './category-tiles.tsx';

const categories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `category-${index}`,
    title: `Category ${index}`,
    image: '',
    isNew: false,
  }));

test('a shop with many categories shows twelve, and links to all', async () => {
  await renderOnPage(<BrowseCategories categories={categories(40)} />, '/');
  await expect.element(page.getByRole('link', { name: 'All 40 categories' })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(12);
});

test('a shop without categories has no section for them', async () => {
  await renderOnPage(<BrowseCategories categories={[]} />, '/');
  await expect.element(page.getByRole('heading', { name: 'Shop by category' })).not.toBeInTheDocument();
});
