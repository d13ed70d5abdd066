import { expect, test } from 'vitest';
import { mistakesIn, type MistakeCase, validCatalogue } from '#app/catalogue/valid-catalogue.fixture.ts';

const MISTAKES: readonly MistakeCase[] = [
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
    '"All Cameras": slug: "thermal-cameras" is already used; give each category and combined page its own slug',
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

test.each(MISTAKES)('reports %s', (_, changes, line) => {
  expect(mistakesIn(validCatalogue(changes))).toEqual([`categories.json: line 1: ${line}`]);
});

test('reports each category in a cycle of parents', () => {
  expect(mistakesIn(validCatalogue({ cctv: { parent: 'thermal-cameras' } }))).toHaveLength(2);
});
