import { expect, test } from 'vitest';
import { once } from './once.ts';

test('a value is made when it is first needed, and only once', () => {
  let times = 0;
  const value = once(() => {
    times += 1;
    return undefined;
  });
  expect(times).toBe(0);
  value();
  value();
  expect(times).toBe(1);
});
