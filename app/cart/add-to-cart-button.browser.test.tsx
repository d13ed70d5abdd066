import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { anOffer } from '#tests/support/an-offer.ts';
import { resetShop, cartQuantities, noticeTexts } from '#tests/support/shop-state.ts';
import { AddToCartButton } from './add-to-cart-button.tsx';

beforeEach(resetShop);

const button = page.getByRole('button', { name: 'Add to Cart: Dome camera' });

test('each click adds one unit and shows a notice', async () => {
  await render(<AddToCartButton offer={anOffer()} />);
  await expect.element(button).toHaveTextContent('Add to Cart');
  await button.click();
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 1 }]);
  expect(noticeTexts()).toEqual(['Dome camera added to cart']);
  await button.click();
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 2 }]);
});

test('leaves the title out of its accessible name if hasTitleInName is false', async () => {
  await render(<AddToCartButton offer={anOffer()} label="Add To Cart" hasTitleInName={false} />);
  await expect.element(page.getByRole('button', { name: 'Add To Cart' })).toBeEnabled();
});
