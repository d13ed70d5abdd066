import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { resetShop } from '#tests/support/shop-state.ts';
import { CartChanges } from './cart-changes.tsx';
import { changesToTell } from './cart-store.ts';
import type { CartRefreshChange } from './model/cart.ts';

const CHANGES: readonly CartRefreshChange[] = [
  ...['1', '2', '3'].map((id) => ({ kind: 'price-changed', id, title: 'Camera', from: 1, to: 2 }) as const),
  { kind: 'sold-out', title: 'Siren' },
];

beforeEach(() => {
  resetShop();
  changesToTell.setState(CHANGES, true);
});

const text = page.getByText('Your cart has changed: 3 prices, 1 product sold out.');

test.each([390, 820, 1280])(
  'at %i px the changes stand above the page in at most a third of the window',
  async (width) => {
    await page.viewport(width, 600);
    changesToTell.setState(Array.from({ length: 60 }, () => CHANGES).flat(), true);
    await renderOnPage(
      <>
        <CartChanges />
        <button type="button">Below</button>
      </>,
    );
    const { bottom } = page.getByRole('region').element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(200);
    expect(
      page.getByRole('button', { name: 'Below' }).element().getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(bottom);
  },
);

test('the changes lead to the cart, and can be dismissed', async () => {
  await renderOnPage(<CartChanges />, '/wishlist');
  await expect.element(text).toBeVisible();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect.element(address).toHaveTextContent('/cart');
  await expect.element(page.getByRole('link', { name: 'View cart' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(text).not.toBeInTheDocument();
});
