import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { nextPaint } from '#tests/support/next-paint.ts';
import { NoticeArea } from './notice-area.tsx';
import { dismissNoticesWithoutAction, notices, notify } from './notices.ts';

const area = page.getByRole('status');
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
const notice = (text: string) => page.getByText(text);
/** Waits until the timer that removes the notice has started. */
const timerStarted = () => expect.poll(() => vi.getTimerCount()).toBe(1);

beforeEach(async () => {
  notices.setState([], true);
  await render(
    <>
      <button type="button">Elsewhere</button>
      <NoticeArea />
    </>,
  );
  await elsewhere.hover();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('shows a notice for six seconds', async () => {
  notify('Dome camera added to cart');
  await expect.element(area).toMatchTextContent('Dome camera added to cart');
  vi.advanceTimersByTime(5900);
  await expect.element(notice('Dome camera added to cart')).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.element(area).toBeEmptyDOMElement();
});

test('shows a long notice for longer', async () => {
  const long = 'The price of a camera has changed. '.repeat(6);
  notify(long);
  await expect.element(notice(long.trim())).toBeVisible();
  vi.advanceTimersByTime(12_000);
  await expect.element(notice(long.trim())).toBeVisible();
  vi.advanceTimersByTime(1000);
  await expect.element(area).toBeEmptyDOMElement();
});

test('shows three different notices at most and drops the oldest', async () => {
  for (const text of ['one', 'two', 'two', 'three', 'four']) notify(text);
  await expect.element(notice('four')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  await expect.element(notice('one')).not.toBeInTheDocument();
});

test('H9: dismissing a notice by keyboard returns the focus to where it came from', async () => {
  notify('one');
  await notice('one').findElement();
  elsewhere.element().focus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(area).toBeEmptyDOMElement();
  await expect.element(elsewhere).toHaveFocus();
});

test('runs the action once and removes the notice', async () => {
  const undo = vi.fn<() => void>();
  notify('Dome camera removed from cart', { label: 'Undo', run: undo });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(area).toBeEmptyDOMElement();
  expect(undo).toHaveBeenCalledOnce();
});

test('shows a notice with an action for twelve seconds', async () => {
  notify('Dome camera removed from cart', { label: 'Undo', run: () => undefined });
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  vi.advanceTimersByTime(11_900);
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.element(area).toBeEmptyDOMElement();
});

test('dismissNoticesWithoutAction keeps only notices with an action', async () => {
  notify('Dome camera added to cart');
  notify('Dome camera removed from cart', { label: 'Undo', run: () => undefined });
  await expect.element(notice('Dome camera added to cart')).toBeVisible();
  dismissNoticesWithoutAction();
  await expect.element(notice('Dome camera added to cart')).not.toBeInTheDocument();
  await expect.element(notice('Dome camera removed from cart')).toBeVisible();
});

test('keeps a hovered notice until six seconds after the pointer has left', async () => {
  notify('one');
  await notice('one').hover();
  vi.advanceTimersByTime(60_000);
  await nextPaint();
  await expect.element(notice('one')).toBeVisible();
  await elsewhere.hover();
  await timerStarted();
  vi.advanceTimersByTime(6100);
  await expect.element(area).toBeEmptyDOMElement();
});

test('H9: keeps a focused notice until six seconds after the focus has left', async () => {
  notify('one');
  await notice('one').findElement();
  elsewhere.element().focus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  vi.advanceTimersByTime(60_000);
  await nextPaint();
  await expect.element(notice('one')).toBeVisible();
  await userEvent.tab({ shift: true });
  await expect.element(elsewhere).toHaveFocus();
  await timerStarted();
  vi.advanceTimersByTime(6100);
  await expect.element(area).toBeEmptyDOMElement();
});

test('H9: keeps a focused notice when a pointer enters and leaves it', async () => {
  notify('one');
  await notice('one').findElement();
  elsewhere.element().focus();
  await userEvent.tab();
  await notice('one').hover();
  await elsewhere.hover();
  await nextPaint();
  vi.advanceTimersByTime(60_000);
  await nextPaint();
  await expect.element(notice('one')).toBeVisible();
});
