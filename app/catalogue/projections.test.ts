import { expect, test } from 'vitest';
import type { Product } from '#app/offer/model/product.ts';
import { metaDescription, toListed, toRelated, toSummary } from './projections.server.ts';

const sentence = `A ${'very '.repeat(15)}long sentence.`;

test('keeps a short text', () => {
  expect(metaDescription(sentence)).toBe(sentence);
});

test('keeps as many whole sentences as fit into 160 characters', () => {
  expect(metaDescription(`${sentence} ${sentence} ${sentence}`)).toBe(sentence);
});

test('keeps a sentence that ends at the 160th character', () => {
  const exact = `${sentence} ${'x'.repeat(158 - sentence.length)}.`;
  expect(exact).toHaveLength(160);
  expect(metaDescription(`${exact} Another sentence.`)).toBe(exact);
});

test('cuts a long first sentence at a word', () => {
  expect(metaDescription('word '.repeat(40))).toBe(`${'word '.repeat(31)}word…`);
});

test('does not end after a very short first sentence', () => {
  const description = metaDescription(`Quiet. ${'word '.repeat(40)}`);
  expect(description).toMatch(/^Quiet\. word .*word…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('cuts a text that has no spaces, but not inside a character', () => {
  expect(metaDescription(`${'x'.repeat(158)}🔥🔥`)).toBe(`${'x'.repeat(158)}…`);
});

const product: Product = {
  id: '45',
  title: 'A camera',
  brand: 'Pelco',
  category: 'cctv-systems',
  price: 88_000,
  originalPrice: 100_000,
  image: 'a.jpg',
  images: ['a.jpg', 'b.jpg'],
  rating: 4.9,
  isFeatured: true,
  isNew: false,
  isHot: true,
  isBestSeller: false,
  isOnSale: true,
  soldOut: false,
  availableQuantity: 3,
  maxQuantity: 4,
  soldQuantity: 29,
  description: 'It looks.',
  highlights: ['one', 'two', 'three', 'four'],
  applications: ['Ports'],
  specifications: { Resolution: '8 MP', Weight: '3 kg' },
};

const summary = {
  id: '45',
  title: 'A camera',
  image: 'a.jpg',
  price: 88_000,
  originalPrice: 100_000,
  soldOut: false,
  availableQuantity: 3,
  maxQuantity: 4,
  brand: 'Pelco',
  category: 'cctv-systems',
  isNew: false,
  isHot: true,
  isBestSeller: false,
  isOnSale: true,
  soldQuantity: 29,
  otherImage: 'b.jpg',
  highlights: ['one', 'two', 'three'],
};

test('a summary has exactly the fields of a card', () => {
  expect(toSummary(product)).toStrictEqual(summary);
});

const FIGURES = [
  ['Resolution', '8 MP'],
  ['Weight', '3 kg'],
  ['Protection rating', 'IP67'],
  ['Power supply', 'PoE'],
] as const;

test('a listed product has its figures', () => {
  expect(toListed(product, FIGURES)).toStrictEqual({ ...summary, keyFigures: FIGURES });
});

test('a related product has its first two figures and no highlights', () => {
  expect(toRelated(product, FIGURES)).toStrictEqual({
    ...summary,
    highlights: [],
    keyFigures: FIGURES.slice(0, 2),
  });
});

test('a summary has no fields for values that the product lacks', () => {
  const { originalPrice: _price, availableQuantity: _stock, maxQuantity: _limit, ...others } = product;
  const incomplete = toSummary({ ...others, images: ['a.jpg'] });
  for (const field of ['originalPrice', 'availableQuantity', 'maxQuantity', 'otherImage']) {
    expect(incomplete).not.toHaveProperty(field);
  }
});
