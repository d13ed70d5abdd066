import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenVisitorStays } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('what a visitor needs who stays waits for ten seconds', () => {
  const task = vi.fn();
  whenVisitorStays(task);
  vi.advanceTimersByTime(9_000);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(task).toHaveBeenCalledTimes(1);
});

test('after a press or a scroll it waits only for the next pause', () => {
  const task = vi.fn();
  whenVisitorStays(task);
  for (const type of ['pointerdown', 'scroll', 'keydown']) {
    window.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(1_900);
  }
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(task).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(20_000);
  expect(task).toHaveBeenCalledTimes(1);
});
