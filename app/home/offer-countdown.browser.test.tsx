import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OfferCountdown } from './offer-countdown.tsx';

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

test('counts down days, hours, minutes and seconds', async () => {
  setTime('2026-12-18T21:57:54-05:00');
  await render(<OfferCountdown {...DEALS} />);
  await expect.element(timer).toMatchTextContent('02Days02Hours02Minutes05Seconds');
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

test('C5: is not announced every second', async () => {
  setTime('2026-12-18T21:57:54-05:00');
  await render(<OfferCountdown {...DEALS} />);
  await expect.element(timer).toHaveAttribute('aria-live', 'off');
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

test('is absent if the deals have ended', async () => {
  setTime('2027-01-01T00:00:00Z');
  await render(
    <>
      <OfferCountdown {...DEALS} />
      <p>Below</p>
    </>,
  );
  await expect.element(page.getByText('Below')).toBeVisible();
  await expect.element(timer).not.toBeInTheDocument();
});

test('the prerendered HTML shows dashes instead of numbers', () => {
  expect(renderToString(<OfferCountdown {...DEALS} />).match(/––/g)).toHaveLength(4);
});
