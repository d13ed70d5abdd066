import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aProduct } from '#tests/support/a-product.ts';
import { resetShop, cartQuantities } from '#tests/support/shop-state.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { DealsOfTheDay } from './deals-of-the-day.tsx';

const DEAL = aProduct({
  price: 8500,
  originalPrice: 10_000,
  availableQuantity: 30,
  soldQuantity: 10,
  highlights: ['IP66'],
});
const OTHERS = ['2', '3', '4', '5'].map((id) => aProduct({ id, title: `Product ${id}` }));

const deals = page.getByRole('region', { name: 'Deals of The Day' });

beforeEach(resetShop);

test('shows the deal’s discount, prices, sales and stock', async () => {
  await renderOnPage(<DealsOfTheDay deal={DEAL} others={OTHERS} />);
  for (const text of ['Save 15%', '$85.00', 'Original price: $100.00', 'Sold: 10', 'Available: 30', 'IP66']) {
    await expect.element(deals.getByText(text)).toBeVisible();
  }
  await expect.element(deals.getByRole('meter', { name: '10 sold of 40' })).toBeVisible();
});

test('adds the deal to the cart', async () => {
  await renderOnPage(<DealsOfTheDay deal={DEAL} others={OTHERS} />);
  await deals.getByRole('button', { name: 'Add To Cart' }).click();
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 1 }]);
});

test('each smaller deal links to its product', async () => {
  await renderOnPage(<DealsOfTheDay deal={DEAL} others={OTHERS} />);
  const links = deals.getByRole('link', { name: 'View Product' });
  await expect.element(links).toHaveLength(4);
  await expect.element(links.nth(2)).toHaveAccessibleDescription('Product 4');
  await links.nth(2).click();
  await expect.element(address).toHaveTextContent('/product/4');
});

test('shows no discount for a deal without one', async () => {
  await renderOnPage(<DealsOfTheDay deal={aProduct()} others={[]} />);
  await expect.element(deals.getByRole('heading', { name: 'Dome camera' })).toBeVisible();
  await expect.element(deals.getByText(/Save/)).not.toBeInTheDocument();
});
