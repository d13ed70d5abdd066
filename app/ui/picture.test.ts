import { expect, test } from 'vitest';
import { srcSet } from './picture.tsx';

test('lists each file with its width', () => {
  const files = [200, 400].map((width) => ({ path: `/images/products/45/hero-${width}.avif`, width }));
  expect(srcSet(files)).toBe(
    '/images/products/45/hero-200.avif 200w, /images/products/45/hero-400.avif 400w',
  );
});

test('is undefined without files', () => {
  expect(srcSet([])).toBeUndefined();
});
