import { expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { afterPointerRelease } from './use-form.ts';

const mouse = async (type: 'mousePressed' | 'mouseReleased') =>
  cdp().send('Input.dispatchMouseEvent', { type, x: 50, y: 50, button: 'left', clickCount: 1 });

test('runs the task at once if nothing is pressed', () => {
  const task = vi.fn<() => void>();
  afterPointerRelease(task);
  expect(task).toHaveBeenCalledTimes(1);
});

test.each(['pointerup', 'pointercancel'])('runs the task once, after %s', async (end) => {
  await mouse('mousePressed');
  await expect.poll(() => document.querySelector(':active')).not.toBeNull();
  const task = vi.fn<() => void>();
  afterPointerRelease(task);
  expect(task).not.toHaveBeenCalled();
  dispatchEvent(new PointerEvent(end));
  await expect.poll(() => task.mock.calls.length).toBe(1);
  await mouse('mouseReleased');
  await expect.poll(() => document.querySelector(':active')).toBeNull();
  expect(task).toHaveBeenCalledTimes(1);
});
