import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
  const tabs = page.getByRole('tablist', { name: 'Show in Featured Products' }).getByRole('tab');
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

const tab = (name: string) => page.getByRole('tab', { name });

test('a tab shows the first eight of all its products, and All the first eight of all', async () => {
  const radios = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id) =>
    aProduct({ id, title: `Radio ${id}`, isOnSale: true }),
  );
  const cameras = ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => aProduct({ id, title: `Dome ${id}` }));
  await renderOnPage(<TabbedProductCarousel title="Featured Products" products={[...cameras, ...radios]} />);
  const slides = page
    .getByRole('region', { name: 'Featured Products' })
    .getByRole('tabpanel', { name: 'All' });
  await expect.element(slides.getByRole('article')).toHaveLength(8);
  await expect.element(tab('All')).toHaveAttribute('aria-selected', 'true');
  await tab('On Sale').click();
  await expect.element(tab('On Sale')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('All')).toHaveAttribute('aria-selected', 'false');
  await expect.element(page.getByRole('tabpanel', { name: 'On Sale' })).toBeVisible();
  await expect.poll(titles).toEqual(radios.slice(0, 8).map(({ title }) => title));
  await tab('All').click();
  await expect.poll(titles).toEqual(cameras.map(({ title }) => title));
});

test('the arrow keys, Home and End select a tab, and only the selected one is in the tab order', async () => {
  await renderOnPage(<TabbedProductCarousel title="Featured Products" products={PRODUCTS} />);
  await tab('All').click();
  for (const [key, name] of [
    ['{ArrowLeft}', 'On Sale'],
    ['{ArrowRight}', 'All'],
    ['{ArrowRight}', 'New'],
    ['{End}', 'On Sale'],
    ['{Home}', 'All'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    const stops = page
      .getByRole('tab')
      .elements()
      .filter((element) => element.tabIndex === 0);
    expect(stops.map(({ textContent }) => textContent)).toEqual([name]);
  }
});
