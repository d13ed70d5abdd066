import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aProduct } from '#tests/support/a-product.ts';
import { cartQuantities, resetShop } from '#tests/support/shop-state.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import { DealsOfTheDay, OfferCountdown } from './deals-of-the-day.tsx';
import { renderToString } from 'react-dom/server';
import { render } from 'vitest-browser-react';

const DEALS = { endsAt: '2026-12-20T23:59:59-05:00', note: 'These prices end on December 20.' };
const timer = page.getByRole('timer', { name: 'Time left for these prices' });

function setTime(time: string) {
  vi.setSystemTime(new Date(time));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('C5: counts down days, hours, minutes and seconds, and is not announced every second', async () => {
  setTime('2026-12-18T21:57:54-05:00');
  await render(<OfferCountdown {...DEALS} />);
  await expect.element(timer).toMatchTextContent('02Days02Hours02Minutes05Seconds');
  await expect.element(timer).toHaveAttribute('aria-live', 'off');
  vi.advanceTimersByTime(6000);
  await expect.element(timer).toMatchTextContent('02Days02Hours01Minutes59Seconds');
});

test('C5: can be replaced by a text and shown again, without losing the focus', async () => {
  setTime('2026-12-18T21:57:54-05:00');
  await render(<OfferCountdown {...DEALS} />);
  await page.getByRole('button', { name: 'Hide countdown' }).click();
  await expect.element(timer).not.toBeInTheDocument();
  await expect.element(page.getByText(DEALS.note)).toBeVisible();
  const show = page.getByRole('button', { name: 'Show countdown' });
  await expect.element(show).toHaveFocus();
  await show.click();
  await expect.element(timer).toMatchTextContent('02Days');
  await expect.element(page.getByText(DEALS.note)).not.toBeInTheDocument();
});

test('disappears at the end of the deals and does not start again', async () => {
  setTime('2026-12-20T23:59:57-05:00');
  await render(<OfferCountdown {...DEALS} />);
  await expect.element(timer).toMatchTextContent('02Seconds');
  vi.advanceTimersByTime(2000);
  await expect.element(timer).not.toBeInTheDocument();
  vi.advanceTimersByTime(86_400_000);
  await expect.element(timer).not.toBeInTheDocument();
});

test('the prerendered HTML shows dashes instead of numbers', () => {
  expect(renderToString(<OfferCountdown {...DEALS} />).match(/––/g)).toHaveLength(4);
});

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

test('shows the deal’s discount, prices, sales and stock, and adds it to the cart', async () => {
  await renderOnPage(<DealsOfTheDay deal={DEAL} others={OTHERS} />);
  for (const text of ['Save 15%', '$85.00', 'Original price: $100.00', 'Sold: 10', 'Available: 30', 'IP66']) {
    await expect.element(deals.getByText(text)).toBeVisible();
  }
  await expect.element(deals.getByRole('progressbar', { name: '10 sold of 40' })).toBeVisible();
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
