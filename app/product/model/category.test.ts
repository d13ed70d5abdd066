import { expect, test } from 'vitest';
import { titleFromSlug } from './category.ts';

test.each([
  ['cctv-drones', 'CCTV Drones'],
  ['ex-proof-lamps', 'Ex-Proof Lamps'],
  ['locks', 'Locks'],
  ['--door--locks-', 'Door Locks'],
  ['', ''],
])('the slug %j becomes the title %j', (slug, title) => {
  expect(titleFromSlug(slug)).toBe(title);
});
