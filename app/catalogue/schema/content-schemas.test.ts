import { expect, test } from 'vitest';
import { type MistakeCase, mistakesIn, validCatalogue } from '#app/catalogue/valid-catalogue.fixture.ts';

const zoom = { label: 'Zoom', value: '36×', reach: 65 };

const BANNER_MISTAKES: readonly MistakeCase[] = [
  [
    'a repeated id',
    { otherBanner: { id: '1' } },
    'id 1: id: "1" is already used; give each entry its own id',
  ],
  [
    'a title of seven words',
    { banner: { title: 'One very good camera for the yard' } },
    'id 1: title: must have at most 6 words',
  ],
  [
    'a missing picture file',
    { banner: { image: '/images/banners/2.svg' } },
    'id 1: image: there is no file public/images/banners/2.svg; add the picture or correct its name',
  ],
  [
    'a link to an unknown product',
    { banner: { buttonLink: '/product/46' } },
    'id 1: buttonLink: there is no page /product/46; use the id of a product or the slug of a category',
  ],
  [
    'a link to an unknown category',
    { banner: { buttonLink: '/category/drones?sort=price-asc' } },
    'id 1: buttonLink: there is no page /category/drones?sort=price-asc; use the id of a product or the slug of a category',
  ],
  [
    'an unknown background',
    { banner: { bgColor: '#112233' } },
    'id 1: bgColor: must be ("graphite" | "harbour" | "slate"), not "#112233"',
  ],
  [
    'a position other than left or right',
    { banner: { position: 'center' } },
    'id 1: position: must be ("left" | "right"), not "center"',
  ],
  ['a single call-out', { banner: { callouts: [zoom] } }, 'id 1: callouts: must have exactly two entries'],
  [
    'a call-out whose line ends outside the picture',
    { banner: { callouts: [zoom, { label: 'Pan', value: '360°', reach: 120 }] } },
    'id 1: callouts no. 2 reach: must be between 30 and 100',
  ],
];

test.each(BANNER_MISTAKES)('reports %s', (_, changes, line) => {
  expect(mistakesIn(validCatalogue(changes))).toEqual([`banners.json: line 1: ${line}`]);
});

const CATEGORY_MISTAKES: readonly MistakeCase[] = [
  ['a repeated id', { thermal: { id: '1' } }, 'id 1: id: "1" is already used; give each entry its own id'],
  ['a missing slug', { thermal: { slug: undefined } }, 'id 2: slug: is missing'],
  [
    'a repeated slug',
    { thermal: { slug: 'cctv-systems', parent: undefined } },
    'id 2: slug: "cctv-systems" is already used; give each entry its own slug',
  ],
  [
    'a slug with capitals',
    { thermal: { slug: 'Thermal_Cameras' } },
    'id 2: slug: must consist of lower-case letters and digits, with single dashes only between them, such as "cctv-systems"',
  ],
  [
    'a repeated title',
    { thermal: { title: 'CCTV Systems' } },
    'id 2: title: "CCTV Systems" is already used; give each entry its own title',
  ],
  [
    'an unknown parent',
    { thermal: { parent: 'cctv' } },
    'id 2: parent: there is no category "cctv"; use one of cctv-systems, thermal-cameras',
  ],
  [
    'a category that is its own parent',
    { thermal: { parent: 'thermal-cameras' } },
    'id 2: parent: leads back to this category; choose another parent',
  ],
  [
    'a combined page with the slug of a category',
    { cctv: { combinedPage: { slug: 'thermal-cameras', title: 'All Cameras', summary: 'Every camera.' } } },
    'id 1: combinedPage slug: "thermal-cameras" is already used; give each category and combined page its own slug',
  ],
  [
    'a combined page without a title',
    { cctv: { combinedPage: { slug: 'all-cameras', summary: 'Every camera.' } } },
    'id 1: combinedPage title: is missing',
  ],
  [
    'an unknown featured product',
    { cctv: { featuredProducts: ['45', '99'] } },
    'id 1: featuredProducts no. 2: there is no product "99"; use an id of products.json',
  ],
  [
    'a key specification that no product has',
    { cctv: { keySpecifications: ['Resolution', 'Operating temprature'] } },
    'id 1: keySpecifications no. 2: no product has the specification "Operating temprature"; use a label of products.json',
  ],
  [
    'a missing picture file',
    { cctv: { image: 'cctv.png' } },
    'id 1: image: there is no file public/images/categories/cctv.png; add the picture or correct its name',
  ],
];

test.each(CATEGORY_MISTAKES)('reports %s', (_, changes, line) => {
  expect(mistakesIn(validCatalogue(changes))).toEqual([`categories.json: line 1: ${line}`]);
});

test('reports each category in a cycle of parents', () => {
  expect(mistakesIn(validCatalogue({ cctv: { parent: 'thermal-cameras' } }))).toHaveLength(2);
});

const CONTENT_MISTAKES: readonly MistakeCase[] = [
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
];

test.each(CONTENT_MISTAKES)('reports %s', (_, changes, line) => {
  expect(mistakesIn(validCatalogue(changes))).toEqual([line]);
});

test.each([
  [
    'an unknown number of decimals',
    { currency: 'JPY' },
    'currencyDecimals: must be 0, as amounts in JPY have',
  ],
  [
    'a currency in small letters',
    { currency: 'eur' },
    'currency: must be three capital letters, such as EUR',
  ],
  [
    'an ordinary space beside an amount',
    { priceAfter: ' €' },
    String.raw`priceAfter: must have \u00a0 in place of a space, so that no line breaks there`,
  ],
  [
    'a shelf of an unknown category',
    { home: ['hero', { category: 'teas', title: 'Teas' }] },
    '"Teas": category: there is no category "teas"; use one of cctv-systems, thermal-cameras',
  ],
  [
    'an unknown section of the home page',
    { home: ['teas'] },
    'home no. 1: must be one of hero, deals, categories, featured, bestSellers, newArrivals, onSale, newsletter, testimonials, news, or an object with category and title',
  ],
  [
    'an unknown tool',
    { tools: ['planner', 'quick-order'] },
    'tools no. 2: must be one of planner, systemCheck, quickOrder, lists, compare, quote, offline, plainWords',
  ],
  [
    'a cart that leads to a quote which the shop does not have',
    { checkout: 'quote', tools: ['lists'] },
    'tools: must have quote, because `checkout` is quote',
  ],
  [
    'no cost of shipping',
    { shippingFee: undefined },
    'shippingFee: is missing; write what an order is charged, or rates in `shipping`',
  ],
  [
    'rates beside one fee',
    { shipping: [{ fee: 5 }], freeShippingFrom: undefined, freeShippingOnRequest: undefined },
    'shippingFee: has no effect with `shipping`; delete one of them',
  ],
  [
    'rates beside free shipping',
    { shippingFee: undefined, shipping: [{ fee: 5 }] },
    'freeShippingFrom: has no effect with `shipping`; write a rate with this fromAmount and the fee 0 there',
  ],
  [
    'a rate for a country that nothing is sent to',
    { shippingFee: undefined, freeShippingFrom: undefined, shipping: [{ countries: ['CH', 'TR'], fee: 5 }] },
    'shipping: names CH, which `countries` does not have; add or remove it',
  ],
  [
    'a weight without a unit',
    { shippingFee: undefined, freeShippingFrom: undefined, shipping: [{ upToWeight: '5', fee: 5 }] },
    'shipping no. 1 upToWeight: must be a number and g, kg, oz or lb, such as "0.6 kg"',
  ],
])('shop.json: reports %s', (_, shop, mistake) => {
  expect(mistakesIn(validCatalogue({ shop }))).toEqual([`shop.json: line 1: ${mistake}`]);
});
