import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aProduct } from '#tests/support/a-product.ts';
import { nextPaint } from '#tests/support/next-paint.ts';
import { address, question, renderOnPage } from '#tests/support/render-on-page.tsx';
import { cartQuantities, noticeTexts, resetShop } from '#tests/support/shop-state.ts';
import { BuyBox, PurchaseFeatures } from './buy-box.tsx';

test.each([
  ['that states its warranty', { Warranty: '3 years' }, '3 years of warranty'],
  ['that does not state a warranty', {}, 'At least 12 months of warranty'],
])('shows the warranty of a product %s', async (_, specifications, text) => {
  await render(<PurchaseFeatures product={{ specifications }} />);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

beforeEach(resetShop);

const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
const increase = page.getByRole('button', { name: 'Increase quantity' });
const addToCart = page.getByRole('button', { name: 'Add to Cart', exact: true });

test('shows price, original price, stock and sales', async () => {
  await render(
    <BuyBox product={aProduct({ originalPrice: 2499, availableQuantity: 42, soldQuantity: 18 })} />,
  );
  for (const text of ['$19.99', 'Original price: $24.99', 'In Stock']) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await expect.element(page.getByRole('meter', { name: '18 sold of 60' })).toHaveAttribute('value', '18');
  await expect.element(page.getByText('Sold: 18')).toBeVisible();
  await expect.element(page.getByText('Available: 42')).toBeVisible();
});

test('a product of which no sale is known has no meter', async () => {
  await render(<BuyBox product={aProduct({ availableQuantity: 42, soldQuantity: 0 })} />);
  await expect.element(addToCart).toBeVisible();
  await expect.element(page.getByRole('meter')).not.toBeInTheDocument();
});

test('the quantity starts at 1 and is added to the cart', async () => {
  await render(<BuyBox product={aProduct()} />);
  await expect.element(page.getByRole('meter')).not.toBeInTheDocument();
  await expect.element(quantity).toHaveValue('1');
  await increase.click();
  await increase.click();
  await addToCart.click();
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 3 }]);
});

test('limits the quantity to the stock and shows a notice', async () => {
  await renderOnPage(<BuyBox product={aProduct({ availableQuantity: 2 })} />);
  await increase.click();
  await expect.element(increase).toHaveAttribute('aria-disabled', 'true');
  await expect.element(increase).toHaveAccessibleDescription('This is the limit: only 2 in stock.');
  await userEvent.fill(quantity, '9');
  await expect.element(quantity).toHaveValue('2');
  expect(noticeTexts()).toEqual(['Dome camera: only 2 in stock']);
});

test('a typed quantity that one order does not hold leads to a quote for it', async () => {
  await renderOnPage(<BuyBox product={aProduct({ availableQuantity: 90 })} />);
  await userEvent.fill(quantity, '1200');
  await expect.element(quantity).toHaveValue('10');
  await expect
    .element(page.getByRole('link', { name: 'Quote for 1,200' }))
    .toHaveAttribute('href', '/quote?items=1:1200');
  await userEvent.fill(quantity, '12000');
  await expect.element(page.getByRole('link', { name: /^Quote for/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Ask us for more' })).toBeVisible();
});

test('at the limit of an order, a link leads to where more can be asked for', async () => {
  await renderOnPage(<BuyBox product={aProduct({ availableQuantity: 9, maxQuantity: 2 })} />);
  await userEvent.fill(quantity, '2');
  await expect
    .element(quantity)
    .toHaveAccessibleDescription('This is the limit: at most 2 in one order. Ask us for more');
  await page.getByRole('link', { name: 'Ask us for more' }).click();
  await expect.element(address).toHaveTextContent('/contact-us');
  await expect.element(question).toMatchTextContent(/I need more than 2 × Dome camera \(SKU 1\)/);
});

test('P5: a sold-out product says why it cannot be added to the cart, and can be added to the wishlist', async () => {
  await render(<BuyBox product={aProduct({ soldOut: true })} />);
  await expect.element(page.getByText('Out of Stock', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Out of stock: it cannot be ordered now/)).toBeVisible();
  await expect.element(quantity).not.toBeInTheDocument();
  await expect.element(addToCart).toBeDisabled();
  await page.getByRole('button', { name: 'Add to Wishlist' }).click();
  await expect.element(page.getByRole('button', { name: 'In Wishlist' })).toBeVisible();
});

/** Puts a block as tall as the screen above and below the buy box, so that it can be scrolled out of view. */
const renderBetweenScreens = (fields: Parameters<typeof aProduct>[0] = {}) =>
  render(
    <>
      <div className="min-screen-height" />
      <BuyBox product={aProduct(fields)} />
      <div className="min-screen-height" />
    </>,
  );

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 800));
  afterEach(() => page.viewport(1280, 800));

  const barButton = page.getByRole('button', { name: 'Add to Cart: Dome camera' });

  test('a bar shows price and button while the buy box’s button is offscreen', async () => {
    await renderBetweenScreens();
    await expect.element(barButton).toBeVisible();
    expect(innerHeight - barButton.element().getBoundingClientRect().bottom).toBeLessThan(20);
    await expect.element(page.getByText('$19.99')).toHaveLength(2);
    addToCart.element().scrollIntoView({ block: 'center' });
    await expect.element(barButton).not.toBeInTheDocument();
    await expect.element(page.getByText('$19.99')).toHaveLength(1);
    scrollTo(0, document.body.scrollHeight);
    await expect.element(barButton).toBeVisible();
  });

  test('the bar adds the selected quantity, and its focus moves to the buy box when it disappears', async () => {
    await renderBetweenScreens();
    await increase.click();
    scrollTo(0, 0);
    await barButton.click();
    expect(cartQuantities()).toEqual([{ id: '1', quantity: 2 }]);
    await expect.element(barButton).toHaveFocus();
    addToCart.element().scrollIntoView({ block: 'center' });
    await expect.element(barButton).not.toBeInTheDocument();
    await expect.element(addToCart).toHaveFocus();
  });

  test('the bar disappears when the phone is turned to landscape, and returns', async () => {
    await renderBetweenScreens();
    await expect.element(barButton).toBeVisible();
    await page.viewport(1024, 600);
    await expect.element(barButton).not.toBeInTheDocument();
    await page.viewport(390, 800);
    await expect.element(barButton).toBeVisible();
  });

  test('a sold-out product has no bar', async () => {
    await renderBetweenScreens({ soldOut: true });
    await expect.element(addToCart).toBeDisabled();
    await nextPaint();
    await expect.element(barButton).not.toBeInTheDocument();
  });
});
