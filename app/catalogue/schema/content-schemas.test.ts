import { expect, test } from 'vitest';
import { mistakesIn, type MistakeCase, validCatalogue } from '#app/catalogue/valid-catalogue.fixture.ts';

const MISTAKES: readonly MistakeCase[] = [
  [
    'a countdown without a time zone',
    { deals: { endsAt: '2026-12-20T23:59:59' } },
    'deals.json: line 1: deals endsAt: must be a time with its time zone, such as 2026-12-20T23:59:59-05:00',
  ],
  [
    'a time zone that not every browser reads',
    { deals: { endsAt: '2026-12-20T23:59:59+03' } },
    'deals.json: line 1: deals endsAt: must be a time with its time zone, such as 2026-12-20T23:59:59-05:00',
  ],
  [
    'a countdown to a day that does not exist',
    { deals: { endsAt: '2026-02-31T23:59:59-05:00' } },
    'deals.json: line 1: deals endsAt: must be a time with its time zone, such as 2026-12-20T23:59:59-05:00',
  ],
  [
    'a countdown without an end',
    { deals: { endsAt: undefined } },
    'deals.json: line 1: deals endsAt: is missing',
  ],
  [
    'a repeated testimonial id',
    { otherTestimonial: { id: 'installer' } },
    'testimonials.json: line 1: id installer: id: "installer" is already used; give each entry its own id',
  ],
  [
    'a testimonial without a role',
    { testimonial: { role: undefined } },
    'testimonials.json: line 1: id installer: role: is missing',
  ],
  [
    'a repeated news id',
    { otherNewsItem: { id: 'winter' } },
    'news.json: line 1: id winter: id: "winter" is already used; give each entry its own id',
  ],
  [
    'news of a thirteenth month',
    { newsItem: { date: '2026-13-01' } },
    'news.json: line 1: id winter: date: must be a day, such as 2026-09-14',
  ],
  [
    'news of a day that does not exist',
    { newsItem: { date: '2026-02-31' } },
    'news.json: line 1: id winter: date: must be a day, such as 2026-09-14',
  ],
  [
    'a repeated question id in another category',
    { otherQuestion: { id: 'can-i-order' } },
    'questions.json: line 1: id can-i-order: id: "can-i-order" is already used; give each entry its own id',
  ],
  [
    'a question id with capitals',
    { question: { id: 'canIOrder' } },
    'questions.json: line 1: id canIOrder: id: must consist of lower-case letters and digits, with single dashes only between them, such as "cctv-systems"',
  ],
  [
    'an empty answer',
    { question: { answer: '' } },
    'questions.json: line 1: id can-i-order: answer: must not be empty, nor begin or end with a space',
  ],
  [
    'a repeated category of questions',
    { delivery: { id: 'ordering' } },
    'questions.json: line 1: id ordering: id: "ordering" is already used; give each entry its own id',
  ],
];

test.each(MISTAKES)('reports %s', (_, changes, line) => {
  expect(mistakesIn(validCatalogue(changes))).toEqual([line]);
});
