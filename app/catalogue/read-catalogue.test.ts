import { describe, expect, test } from 'vitest';
import { readCatalogue, toProduct } from './read-catalogue.server.ts';
import type { ProductData } from './schema/product-schema.server.ts';
import { soundCatalogue } from './sound-catalogue.fixture.ts';

const least: ProductData = {
  id: '45',
  title: 'A camera',
  brand: 'Pelco',
  category: 'cctv-systems',
  price: 880,
  description: 'It looks.',
};

describe('either spelling of a field is the same product', () => {
  test.each([
    ['the original price', { originalPrice: 1000 }, { oldPrice: 1000 }],
    ['the sale flag', { isOnSale: true }, { isSale: true }],
    ['being available', { isAvailable: true }, { available: true }],
    ['not being available', { isAvailable: false }, { available: false }],
  ])('%s', (_, usual, other) => {
    expect(toProduct({ ...least, ...usual })).toEqual(toProduct({ ...least, ...other }));
    expect(toProduct({ ...least, ...usual, ...other })).toEqual(toProduct({ ...least, ...usual }));
  });
});

describe('prices', () => {
  test('dollars become whole cents', () => {
    expect(toProduct({ ...least, price: 19.99, originalPrice: 36750 })).toMatchObject({
      price: 1999,
      originalPrice: 3_675_000,
    });
  });

  test.each([880, 879.99])('an original price of %d that is not above 880 is dropped', (originalPrice) => {
    expect(toProduct({ ...least, originalPrice })).not.toHaveProperty('originalPrice');
  });
});

describe('sold out', () => {
  test.each<[string, Partial<ProductData>, boolean]>([
    ['nothing said about stock', {}, false],
    ['marked sold out, though some are left', { isSoldOut: true, availableQuantity: 5 }, true],
    ['not available, though some are left', { isAvailable: false, availableQuantity: 5 }, true],
    [
      'none left, though marked available',
      { isAvailable: true, isSoldOut: false, availableQuantity: 0 },
      true,
    ],
    ['one left', { availableQuantity: 1 }, false],
  ])('%s', (_, fields, soldOut) => {
    expect(toProduct({ ...least, ...fields }).soldOut).toBe(soldOut);
  });
});

describe('pictures', () => {
  test('the main picture comes first and none comes twice', () => {
    const { image, images } = toProduct({ ...least, image: 'b.jpg', images: ['a.jpg', 'b.jpg', 'a.jpg'] });
    expect(image).toBe('b.jpg');
    expect(images).toEqual(['b.jpg', 'a.jpg']);
  });

  test('without a main picture the first of the gallery is it', () => {
    expect(toProduct({ ...least, images: ['a.jpg', 'b.jpg'] }).image).toBe('a.jpg');
  });

  test('without any picture there is none to show but the placeholder', () => {
    expect(toProduct(least)).toMatchObject({ image: '', images: [] });
  });
});

test('a product with the least fields has no flags, no stock and no cap', () => {
  expect(toProduct(least)).toEqual({
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

test('a sound catalogue is read whole', () => {
  const catalogue = readCatalogue(soundCatalogue());
  expect(catalogue.products.map(({ id }) => id)).toEqual(['45', 'radio_12']);
  expect(catalogue.categories.map(({ slug, parent }) => [slug, parent])).toEqual([
    ['cctv-systems', undefined],
    ['thermal-cameras', 'cctv-systems'],
  ]);
  expect(catalogue.banners.map(({ callouts }) => callouts.length)).toEqual([2, 0]);
  expect(catalogue.deals.endsAt).toBe('2026-12-20T23:59:59-05:00');
  expect(catalogue.samples).toEqual({ testimonials: true, news: true });
  expect(catalogue.testimonials).toHaveLength(2);
  expect(catalogue.news).toHaveLength(2);
  expect(catalogue.questionCategories.map(({ questions }) => questions.length)).toEqual([1, 1]);
});
