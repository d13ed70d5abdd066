import { describe, expect, test } from 'vitest';
import { linesFor, type Row, soundCatalogue } from '#app/catalogue/sound-catalogue.fixture.ts';

const CATEGORIES: readonly Row[] = [
  [
    'an id used twice',
    { thermal: { id: '1' } },
    'category 1: id: "1" is already used by an earlier one, "CCTV Systems" — give each its own id',
  ],
  ['a slug missing', { thermal: { slug: undefined } }, 'category 2: slug: is missing — add "slug"'],
  [
    'a slug used twice',
    { thermal: { slug: 'cctv-systems', parent: undefined } },
    'category 2: slug: "cctv-systems" is already used by category 1 — give each its own slug',
  ],
  [
    'a slug that is not kebab-case',
    { thermal: { slug: 'Thermal_Cameras' } },
    'category 2: slug: must be kebab-case — use small letters and digits joined by single dashes, like "cctv-systems"',
  ],
  [
    'a title used twice',
    { thermal: { title: 'CCTV Systems' } },
    'category 2: title: "CCTV Systems" is already used by category 1 — give each its own title',
  ],
  [
    'a parent that does not exist',
    { thermal: { parent: 'cctv' } },
    'category 2: parent: there is no category "cctv" — did you mean "cctv-systems"?',
  ],
  [
    'a category within itself',
    { thermal: { parent: 'thermal-cameras' } },
    'category 2: parent: "thermal-cameras" leads back to this category — choose a parent outside it',
  ],
  [
    'a featured product that does not exist',
    { cctv: { featuredProducts: ['45', '99'] } },
    'category 1: featuredProducts[1]: there is no product "99" — use the id of a product in products.json',
  ],
  [
    'a featured product named twice',
    { cctv: { featuredProducts: ['45', '45'] } },
    'category 1: featuredProducts[1]: "45" stands here twice — remove one of them',
  ],
  [
    'a key specification that no product has',
    { cctv: { keySpecifications: ['Resolution', 'Operating temprature'] } },
    'category 1: keySpecifications[1]: no product has the specification "Operating temprature" — did you mean "Operating temperature"?',
  ],
  [
    'a key specification named twice',
    { cctv: { keySpecifications: ['Resolution', 'Resolution'] } },
    'category 1: keySpecifications[1]: "Resolution" stands here twice — remove one of them',
  ],
  [
    'a picture without a file',
    { cctv: { image: 'cctv.png' } },
    'category 1: image: there is no file public/images/categories/cctv.png — add the picture or correct its name',
  ],
];

describe('a mistake in categories.json is told in one line: entry, field, what is wrong, what to do', () => {
  test.each(CATEGORIES)('%s', (_, changes, line) => {
    expect(linesFor(soundCatalogue(changes))).toEqual([`app/catalogue/data/categories.json: ${line}`]);
  });
});
