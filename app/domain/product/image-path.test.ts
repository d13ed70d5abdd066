import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryImagePath, PLACEHOLDER_IMAGE, productImagePath } from './image-path.ts';

describe('image path', () => {
  test.each(['http://cdn.example/a.jpg', 'https://cdn.example/a.jpg', 'HTTPS://cdn.example/a.jpg'])(
    'the address %s is used as is',
    (address) => {
      expect(productImagePath(address)).toBe(address);
      expect(categoryImagePath(address)).toBe(address);
    },
  );

  test('a leading slash is kept as a path', () => {
    expect(productImagePath('/pictures/dome.jpg')).toBe('/pictures/dome.jpg');
    expect(categoryImagePath('/pictures/dome.jpg')).toBe('/pictures/dome.jpg');
  });

  test('a bare file name stands in the folder of its kind', () => {
    expect(productImagePath('dome.jpg')).toBe('/images/products/dome.jpg');
    expect(categoryImagePath('cctv.jpg')).toBe('/images/categories/cctv.jpg');
  });

  test('a file name that only begins like an address is still a file name', () => {
    expect(productImagePath('http-server.jpg')).toBe('/images/products/http-server.jpg');
  });

  test.each([undefined, '', '  '])('a missing value (%j) is the placeholder', (value) => {
    expect(productImagePath(value)).toBe('/images/products/placeholder.jpg');
    expect(categoryImagePath(value)).toBe(PLACEHOLDER_IMAGE);
  });

  test('a path stays what it is when it is resolved again', () => {
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), (value) => {
        const path = productImagePath(value);
        expect(productImagePath(path)).toBe(path);
        expect(path).toMatch(/^(\/|https?:)/i);
      }),
    );
  });
});
