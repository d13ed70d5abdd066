import { expect, test } from 'vitest';
import { progressLine } from './progress-line.ts';

/** What a task of 100 steps writes if each step takes `stepMs`. */
function written({ isTTY, stepMs }: { readonly isTTY: boolean; readonly stepMs: number }): string {
  let text = '';
  let time = 0;
  const output = {
    isTTY,
    write: (part: string | Uint8Array) => {
      text += String(part);
      return true;
    },
  };
  const report = progressLine({ name: 'Pages', output, now: () => time });
  for (let done = 1; done <= 100; done += 1) {
    time += stepMs;
    report(done, 100);
  }
  return text;
}

test('rewrites one line on a terminal and erases it at the end', () => {
  const lines = written({ isTTY: true, stepMs: 500 }).split('\r\u001B[K');
  expect(lines.slice(0, 3)).toEqual(['', 'Pages: 2 of 100, 49 s left', 'Pages: 3 of 100, 49 s left']);
  expect(lines.slice(-2)).toEqual(['Pages: 99 of 100, 1 s left', '']);
});

test('writes a line at most every ten seconds if the output is not a terminal', () => {
  expect(written({ isTTY: false, stepMs: 4000 }).split('\n').slice(0, 3)).toEqual([
    'Pages: 3 of 100, 6 min 28 s left',
    'Pages: 6 of 100, 6 min 16 s left',
    'Pages: 9 of 100, 6 min 4 s left',
  ]);
});

test('writes nothing about a short task', () => {
  expect(written({ isTTY: false, stepMs: 50 })).toBe('');
});
