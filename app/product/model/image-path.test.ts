import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryImagePath, PLACEHOLDER_IMAGE, productImagePath } from './image-path.ts';

describe('productImagePath and categoryImagePath', () => {
  test.each(['http://cdn.example/a.jpg', 'https://cdn.example/a.jpg', 'HTTPS://cdn.example/a.jpg'])(
    'return the URL %s unchanged',
    (url) => {
      expect(productImagePath(url)).toBe(url);
      expect(categoryImagePath(url)).toBe(url);
    },
  );

  test('return a path with a leading slash unchanged', () => {
    expect(productImagePath('/pictures/dome.jpg')).toBe('/pictures/dome.jpg');
    expect(categoryImagePath('/pictures/dome.jpg')).toBe('/pictures/dome.jpg');
  });

  test('resolve a file name in the folder for products or categories', () => {
    expect(productImagePath('dome.jpg')).toBe('/images/products/dome.jpg');
    expect(categoryImagePath('cctv.jpg')).toBe('/images/categories/cctv.jpg');
  });

  test('treat a name that starts with "http" but is not a URL as a file name', () => {
    expect(productImagePath('http-server.jpg')).toBe('/images/products/http-server.jpg');
  });

  test.each([undefined, '', '  '])('return the placeholder for a missing value (%j)', (value) => {
    expect(productImagePath(value)).toBe('/images/products/placeholder.jpg');
    expect(categoryImagePath(value)).toBe(PLACEHOLDER_IMAGE);
  });

  test('return a resolved path unchanged', () => {
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), (value) => {
        const path = productImagePath(value);
        expect(productImagePath(path)).toBe(path);
        expect(path).toMatch(/^(\/|https?:)/i);
      }),
    );
  });
});
