import { describe, expect, test } from 'vitest';
import type { ProductData } from './schema/product-schema.server.ts';
import { toProduct, unbrokenMeasures } from './to-catalogue.server.ts';
import * as fc from 'fast-check';

/** Shows no-break spaces as underscores. */
const withVisibleSpaces = (text: string) => unbrokenMeasures(text).replaceAll('\u00a0', '_');

describe('unbrokenMeasures', () => {
  test.each([
    ['PoE or 24 V AC', 'PoE or 24_V AC'],
    ['−30 to 65 °C', '−30 to 65_°C'],
    ['Class 3 (12.95 W)', 'Class 3 (12.95_W)'],
    ['136–174 MHz', '136–174_MHz'],
    ['4.4–88 mm, 36×', '4.4–88_mm, 36×'],
    ['90 × 60 × 22 mm', '90_×_60_×_22_mm'],
  ])('joins the number and unit of %j', (text, unbroken) => expect(withVisibleSpaces(text)).toBe(unbroken));

  test.each(['16 channels', '3 and 4', '2 Mounts', '802.3af Vendor', 'Up to 30'])(
    'does not change %j, which has no unit',
    (text) => expect(unbrokenMeasures(text)).toBe(text),
  );

  test('changes nothing but spaces', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(unbrokenMeasures(text).replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
      }),
    );
  });
});

const minimal: ProductData = {
  id: '45',
  title: 'A camera',
  brand: 'Pelco',
  category: 'cctv-systems',
  price: 880,
  description: 'It looks.',
};

describe('accepts both names of a field and prefers the usual one', () => {
  test.each([
    ['the original price', { originalPrice: 1000 }, { oldPrice: 1000 }, { oldPrice: 2000 }],
    ['the sale flag', { isOnSale: true }, { isSale: true }, { isSale: false }],
    ['available', { isAvailable: true }, { available: true }, { available: false }],
    ['not available', { isAvailable: false }, { available: false }, { available: true }],
  ])('%s', (_, usual, other, contradicting) => {
    expect(toProduct({ ...minimal, ...usual })).toEqual(toProduct({ ...minimal, ...other }));
    expect(toProduct({ ...minimal, ...usual, ...contradicting })).toEqual(
      toProduct({ ...minimal, ...usual }),
    );
  });
});

test('shows part number, barcode number and weight as specifications, unless the weight is one already', () => {
  const fields = { ...minimal, mpn: 'ESCE1', gtin: '4006381333931', weight: '0.6 kg' };
  expect(toProduct({ ...fields, specifications: { Model: 'Esprit' } }).specifications).toEqual({
    Model: 'Esprit',
    'Item number': 'ESCE1',
    GTIN: '4006381333931',
    Weight: '0.6\u00a0kg',
  });
  const specifications = { Weight: '600 g without a bracket' };
  expect(toProduct({ ...fields, specifications })).toMatchObject({
    weight: '0.6 kg',
    specifications: { Weight: '600\u00a0g without a bracket' },
  });
});

describe('prices', () => {
  test('converts dollars to cents', () => {
    expect(toProduct({ ...minimal, price: 19.99, originalPrice: 36750 })).toMatchObject({
      price: 1999,
      originalPrice: 3_675_000,
    });
  });

  test.each([880, 879.99])('drops an original price of %d, which is not above 880', (originalPrice) => {
    expect(toProduct({ ...minimal, originalPrice })).not.toHaveProperty('originalPrice');
  });
});

describe('sold out', () => {
  test.each<[string, Partial<ProductData>, boolean]>([
    ['no stock information', {}, false],
    ['marked as sold out with some left', { isSoldOut: true, availableQuantity: 5 }, true],
    ['not available with some left', { isAvailable: false, availableQuantity: 5 }, true],
    [
      'marked as available with none left',
      { isAvailable: true, isSoldOut: false, availableQuantity: 0 },
      true,
    ],
    ['one left', { availableQuantity: 1 }, false],
  ])('%s', (_, fields, soldOut) => {
    expect(toProduct({ ...minimal, ...fields }).soldOut).toBe(soldOut);
  });
});

describe('pictures', () => {
  test('puts the main picture first and drops duplicates', () => {
    const { image, images } = toProduct({ ...minimal, image: 'b.jpg', images: ['a.jpg', 'b.jpg', 'a.jpg'] });
    expect(image).toBe('b.jpg');
    expect(images).toEqual(['b.jpg', 'a.jpg']);
  });

  test('uses the first gallery picture if there is no main picture', () => {
    expect(toProduct({ ...minimal, images: ['a.jpg', 'b.jpg'] }).image).toBe('a.jpg');
  });

  test('leaves the image empty if there is no picture', () => {
    expect(toProduct(minimal)).toMatchObject({ image: '', images: [] });
  });
});

test('fills in the defaults of a product with the required fields only', () => {
  expect(toProduct(minimal)).toEqual({
    id: '45',
    title: 'A camera',
    brand: 'Pelco',
    category: 'cctv-systems',
    price: 88_000,
    image: '',
    images: [],
    rating: 0,
    isFeatured: false,
    isNew: false,
    isHot: false,
    isBestSeller: false,
    isOnSale: false,
    soldOut: false,
    soldQuantity: 0,
    description: 'It looks.',
    highlights: [],
    applications: [],
    specifications: {},
  });
});
