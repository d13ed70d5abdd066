import { expect, test } from 'vitest';
import { mistakesIn, type MistakeCase, validCatalogue } from '#app/catalogue/valid-catalogue.fixture.ts';

const zoom = { label: 'Zoom', value: '36×', reach: 65 };

const MISTAKES: readonly MistakeCase[] = [
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

test.each(MISTAKES)('reports %s', (_, changes, line) => {
  expect(mistakesIn(validCatalogue(changes))).toEqual([`banners.json: line 1: ${line}`]);
});
