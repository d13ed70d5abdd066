import { afterEach, expect, test, vi } from 'vitest';
import { drawDeferred } from './draw-deferred.ts';

const part = () => {
  const element = document.createElement('div');
  element.className = 'deferred';
  document.body.append(element);
  return element;
};

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['drawn'];
});

test('what was left for later is drawn once the page is idle, and then nothing is left for later', async () => {
  const parts = [part(), part()];
  drawDeferred();
  expect(parts.map(({ dataset }) => 'drawn' in dataset)).toEqual([false, false]);
  await vi.waitFor(() => expect(document.documentElement.dataset).toHaveProperty('drawn'));
  expect(parts.map(({ dataset }) => 'drawn' in dataset)).toEqual([true, true]);
});
