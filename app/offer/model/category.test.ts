import { expect, test } from 'vitest';
import { titleFromSlug, topFirst } from './category.ts';

test.each([
  ['cctv-drones', 'CCTV Drones'],
  ['ex-proof-lamps', 'Ex-Proof Lamps'],
  ['locks', 'Locks'],
  ['--door--locks-', 'Door Locks'],
  ['', ''],
])('the slug %j becomes the title %j', (slug, title) => {
  expect(titleFromSlug(slug)).toBe(title);
});

test('top-level categories come before those below them, each in their order', () => {
  const categories = [{ slug: 'a' }, { slug: 'b', parent: 'a' }, { slug: 'c' }, { slug: 'd', parent: 'b' }];
  expect(topFirst(categories).map(({ slug }) => slug)).toEqual(['a', 'c', 'b', 'd']);
});
