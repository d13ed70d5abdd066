import { describe, expect, test } from 'vitest';
import { banners, deals, findProduct, news, questionCategories, testimonials } from './catalogue.server.ts';

const words = (text: string): number => text.split(/\s+/).length;

describe('what the shop says', () => {
  test('the slides lead to products 1, 49 and 45, each with two figures', () => {
    expect(banners().map(({ buttonLink }) => buttonLink)).toEqual([
      '/product/1',
      '/product/49',
      '/product/45',
    ]);
    expect(banners().every(({ callouts }) => callouts.length === 2)).toBe(true);
  });

  test('questions come in four categories of at least six, answered in 25 to 80 words', () => {
    expect(questionCategories().map(({ title }) => title)).toEqual([
      'Ordering & Payment',
      'Shipping & Delivery',
      'Returns & Warranty',
      'Products & Technical Support',
    ]);
    for (const { questions } of questionCategories()) {
      expect(questions.length).toBeGreaterThanOrEqual(6);
      for (const { answer } of questions) {
        expect(words(answer)).toBeGreaterThanOrEqual(25);
        expect(words(answer)).toBeLessThanOrEqual(80);
      }
    }
  });

  test.each([
    '1–2 business days',
    '3–5 business days',
    'express 1–2',
    'international 7–14',
    'over $2,000',
    '$49.99',
    'within 30 days of delivery',
    'within 7 days of delivery',
    '5–7 business days',
    '2–10 days',
    '12 months',
    '18%',
  ])('the answers keep to the policy: %s', (figure) => {
    const answers = questionCategories().flatMap(({ questions }) => questions.map(({ answer }) => answer));
    expect(answers.some((answer) => answer.includes(figure))).toBe(true);
  });

  test('testimonials and news are short', () => {
    expect(testimonials().every(({ quote }) => words(quote) >= 25 && words(quote) <= 45)).toBe(true);
    expect(news().every(({ text }) => words(text) >= 30 && words(text) <= 60)).toBe(true);
  });

  test('the deals end at a real instant and the slides show real products', () => {
    expect(Date.parse(deals().endsAt)).toBe(Date.UTC(2026, 11, 21, 4, 59, 59));
    expect(banners().every(({ buttonLink }) => findProduct(buttonLink.split('/').at(-1) ?? ''))).toBe(true);
  });
});
