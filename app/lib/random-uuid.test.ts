import { expect, test } from 'vitest';
import { randomUuid } from './random-uuid.ts';

test('makes a different UUID each time', () => {
  const ids = Array.from({ length: 100 }, randomUuid);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
});
