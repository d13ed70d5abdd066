import { describe, expect, test } from 'vitest';
import { mistakesIn, pictureExists, validCatalogue } from './valid-catalogue.fixture.ts';
import { readCatalogue } from './read-catalogue.server.ts';

test('reads a valid catalogue', () => {
  const catalogue = readCatalogue(validCatalogue(), pictureExists);
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

describe('a file that cannot be read', () => {
  test('is reported if it is missing', () => {
    const { 'news.json': _news, ...others } = validCatalogue();
    expect(mistakesIn(others)).toEqual(['news.json: is missing']);
  });

  test.each([
    ['an extra comma', '{"id": "45",}', 'line 2, column 14'],
    ['a thousands separator', '{"id": "45",\n"price": 5,495}', 'line 3, column 12'],
    ['curly quotes', '{"id": “45”}', 'line 2, column 9'],
    ['an early end', '{"id": "45', 'line 2, column 14'],
  ])('is reported with the line of %s', (_, entry, place) => {
    expect(mistakesIn({ ...validCatalogue(), 'products.json': `{"products": [\n ${entry}]}` })).toEqual([
      `products.json: is not valid JSON at ${place}; look there and just before for a missing or extra comma, quote or bracket`,
    ]);
  });

  test('is reported if an object has a field twice', () => {
    const texts = validCatalogue();
    const products = texts['products.json']?.replace('"price":880', '"price":880,\n"price":1') ?? '';
    expect(mistakesIn({ ...texts, 'products.json': products })).toEqual([
      'products.json: line 2: "price" is already set in the same entry; remove one of them',
    ]);
  });

  test('is reported if it lacks its list', () => {
    expect(mistakesIn({ ...validCatalogue(), 'news.json': '{"sample": true}' })).toEqual([
      'news.json: news: is missing',
    ]);
  });

  test('is reported if it is not an object', () => {
    expect(mistakesIn({ ...validCatalogue(), 'deals.json': '7' })).toEqual([
      'deals.json: must be an object between { and }, not 7',
    ]);
  });
});

describe('reports all mistakes at once', () => {
  test('in one product, with one line per field', () => {
    const camera = {
      title: undefined,
      brand: 7,
      category: 'cctv',
      price: -1.001,
      rating: 9,
      image: 'none.svg',
      colour: 'grey',
    };
    const fields = mistakesIn(validCatalogue({ camera })).map((line) => line.split(': ')[2]);
    expect(fields).toEqual(['title', 'brand', 'category', 'price', 'image', 'rating', 'colour']);
  });

  test('in several files', () => {
    const lines = mistakesIn(
      validCatalogue({
        radio: { price: 0 },
        thermal: { parent: 'drones' },
        otherNewsItem: { id: 'winter' },
        question: { answer: '' },
      }),
    );
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'products.json',
      'categories.json',
      'questions.json',
      'news.json',
    ]);
  });
});
