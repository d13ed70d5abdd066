import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aProduct } from '#tests/support/a-product.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ProductCarousel, TabbedProductCarousel } from './product-carousel.tsx';

const PRODUCTS = [
  aProduct({ id: '1', title: 'Dome camera', isNew: true }),
  aProduct({ id: '2', title: 'Radio', isOnSale: true, originalPrice: 2499 }),
];

const titles = () =>
  page
    .getByRole('article')
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);

test('is a named region of cards with a link beside its heading', async () => {
  await renderOnPage(
    <ProductCarousel title="Best Sellers" products={PRODUCTS} aside={<a href="/collections">View All</a>} />,
  );
  const region = page.getByRole('region', { name: 'Best Sellers' });
  await expect.element(region.getByRole('article')).toHaveLength(2);
  await expect.element(region.getByRole('link', { name: 'View All' })).toBeVisible();
});

const tabLabels = () => {
  const tabs = page.getByRole('group', { name: 'Show in Featured Products' }).getByRole('button');
  return tabs.elements().map(({ textContent }) => textContent);
};

test('offers only tabs with products: All, New, Hot, Best Sellers, On Sale', async () => {
  const all = aProduct({ isNew: true, isHot: true, isBestSeller: true, isOnSale: true });
  const { unmount } = await renderOnPage(
    <TabbedProductCarousel title="Featured Products" products={PRODUCTS} />,
  );
  await expect.poll(tabLabels).toEqual(['All', 'New', 'On Sale']);
  await unmount();
  await renderOnPage(<TabbedProductCarousel title="Featured Products" products={[all]} />);
  await expect.poll(tabLabels).toEqual(['All', 'New', 'Hot', 'Best Sellers', 'On Sale']);
});

test('a tab shows only its products, and All shows all of them', async () => {
  await renderOnPage(<TabbedProductCarousel title="Featured Products" products={PRODUCTS} />);
  const all = page.getByRole('button', { name: 'All' });
  const onSale = page.getByRole('button', { name: 'On Sale' });
  await expect.element(all).toHaveAttribute('aria-pressed', 'true');
  await onSale.click();
  await expect.element(onSale).toHaveAttribute('aria-pressed', 'true');
  await expect.element(all).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(titles).toEqual(['Radio']);
  await all.click();
  await expect.poll(titles).toEqual(['Dome camera', 'Radio']);
});
