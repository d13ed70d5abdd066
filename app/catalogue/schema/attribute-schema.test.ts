import { expect, test } from 'vitest';
import { mistakesIn, type MistakeCase, validCatalogue } from '#app/catalogue/valid-catalogue.fixture.ts';

const CATEGORIES = 'cctv-systems, thermal-cameras';

const MISTAKES: readonly MistakeCase[] = [
  [
    'a repeated id',
    { otherAttribute: { id: 'resolution' } },
    'id resolution: id: "resolution" is already used; give each entry its own id',
  ],
  [
    'a repeated label',
    { otherAttribute: { label: 'Resolution' } },
    'id lowest-temperature: label: "Resolution" is already used; give each entry its own label',
  ],
  [
    'the id of the filter by category',
    { attribute: { id: 'category' } },
    'id category: id: is reserved for the filter by category on combined pages; choose another id',
  ],
  ...['title', 'price', 'stock', 'brand'].map(
    (id): MistakeCase => [
      `the id of the column ${id}`,
      { attribute: { id } },
      `id ${id}: id: is the id of another column of the table; choose another id`,
    ],
  ),
  [
    'an unknown kind',
    { attribute: { kind: 'text' } },
    'id resolution: kind: must be one of number, steps, set, yes-no',
  ],
  [
    'a number with neither unit nor count',
    { otherAttribute: { unit: undefined } },
    'id lowest-temperature: unit: is missing; name the unit, or write "takes": "count"',
  ],
  [
    'an unknown scale',
    { attribute: { scale: 'NEMA' } },
    'id resolution: scale: must be one of IP, IK, PoE, resolution',
  ],
  [
    'an unknown preference',
    { attribute: { better: 'higher' } },
    'id resolution: better: must be one of more, less, neither',
  ],
  [
    'an unknown category',
    { attribute: { filtersIn: ['cctv'] } },
    `id resolution: filtersIn no. 1: there is no category "cctv"; use one of ${CATEGORIES}`,
  ],
  [
    'no category',
    { attribute: { filtersIn: undefined } },
    'id resolution: has neither filtersIn nor comparesIn, so no category uses it; add one or remove the attribute',
  ],
  [
    'nothing to read from',
    { attribute: { readFrom: [] } },
    'id resolution: has no readFrom, alsoReadFrom or readsTitle, so no product can have it; add one',
  ],
  [
    'a source without the label of a specification',
    { attribute: { readFrom: [{ text: 'Resolution' }] } },
    'id resolution: readFrom no. 1: must be the label of a specification, or an object with a "specification"',
  ],
  [
    'a set without values',
    { attribute: { kind: 'set', scale: undefined } },
    'id resolution: values: is missing',
  ],
  [
    'a repeated value of a set',
    {
      attribute: {
        kind: 'set',
        scale: undefined,
        values: [
          { id: '4k', label: '4K' },
          { id: '4k', label: 'UHD' },
        ],
      },
    },
    'id resolution: values: contains a duplicate id; give each value its own id',
  ],
  [
    'a yes-or-no attribute without words for yes',
    { attribute: { kind: 'yes-no', scale: undefined } },
    'id resolution: yes: is missing',
  ],
];

test.each(MISTAKES)('reports %s', (_, changes, line) => {
  expect(mistakesIn(validCatalogue(changes))).toEqual([`attributes.json: line 1: ${line}`]);
});

test('attributes.json is optional', () => {
  const { 'attributes.json': _attributes, ...others } = validCatalogue();
  expect(mistakesIn(others)).toEqual([]);
});
