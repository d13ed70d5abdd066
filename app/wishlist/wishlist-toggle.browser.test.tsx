import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { anOffer } from '#tests/support/an-offer.ts';
import { resetShop, noticeTexts } from '#tests/support/shop-state.ts';
import { WishlistButton, WishlistToggle } from './wishlist-toggle.tsx';

beforeEach(resetShop);

test('P4: the heart is named after its next action, and a notice confirms each action', async () => {
  await render(<WishlistToggle item={anOffer()} />);
  const add = page.getByRole('button', { name: 'Add Dome camera to wishlist' });
  const remove = page.getByRole('button', { name: 'Remove Dome camera from wishlist' });
  await add.click();
  await expect.element(remove).toHaveFocus();
  await expect.element(remove).not.toHaveAttribute('aria-pressed');
  expect(noticeTexts()).toEqual(['Dome camera added to wishlist']);
  await remove.click();
  await expect.element(add).toBeVisible();
  expect(noticeTexts()).toEqual(['Dome camera added to wishlist', 'Dome camera removed from wishlist']);
});

test('P4: the button on the product page shows the state as its label', async () => {
  await render(<WishlistButton item={anOffer()} />);
  await page.getByRole('button', { name: 'Add to Wishlist' }).click();
  await page.getByRole('button', { name: 'In Wishlist' }).click();
  await expect.element(page.getByRole('button', { name: 'Add to Wishlist' })).toHaveFocus();
});
