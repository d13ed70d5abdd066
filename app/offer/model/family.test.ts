import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import {
  countJoined,
  countVersions,
  familyOptions,
  inNaturalOrder,
  joinVersions,
  versionTitle,
} from './family.ts';

const version = (id: string, colour: string, size: string, swatch?: string) => ({
  id,
  title: `Shirt ${id}`,
  family: {
    id: 'shirt',
    title: 'Shirt',
    options: ['Colour', 'Size'],
    ...(swatch !== undefined && { swatch }),
  },
  specifications: { Colour: colour, Size: size, Fabric: 'Cotton' },
  soldOut: false,
});

const RED_S = version('1', 'Red', 'S', '#c00000');
const RED_L = version('2', 'Red', 'L', '#c00000');
const BLUE_S = version('3', 'Blue', 'S');
const BLUE_XL = version('4', 'Blue', 'XL');
const SHIRTS = [RED_L, RED_S, BLUE_XL, BLUE_S];

test('each value leads to the version that has it and otherwise the values of the shown one', () => {
  expect(familyOptions(RED_S, SHIRTS)).toEqual([
    {
      name: 'Colour',
      values: [
        { value: 'Red', swatch: '#c00000', id: '1' },
        { value: 'Blue', id: '3' },
      ],
    },
    {
      name: 'Size',
      values: [
        { value: 'S', id: '1' },
        { value: 'L', id: '2' },
        { value: 'XL', clashesWith: ['Colour'] },
      ],
    },
  ]);
});

test('a value whose version is sold out says so', () => {
  const [, sizes] = familyOptions(RED_S, [RED_S, { ...RED_L, soldOut: true }, BLUE_S]);
  expect(sizes?.values).toEqual([
    { value: 'S', id: '1' },
    { value: 'L', id: '2', isSoldOut: true },
  ]);
});

test('a product without a family or without other versions has no options', () => {
  const { family: _, ...single } = RED_S;
  expect(familyOptions(single, [single])).toEqual([]);
  expect(familyOptions(RED_S, [RED_S])).toEqual([]);
});

test('an option that has the same value in all versions is not offered', () => {
  expect(familyOptions(RED_S, [RED_S, RED_L]).map(({ name }) => name)).toEqual(['Size']);
});

test('a version is called by its family and its values', () => {
  expect(versionTitle(BLUE_XL)).toBe('Shirt, Blue, XL');
});

test.each([
  [
    ['XL', 'S', '3XL', 'M', 'XXL'],
    ['S', 'M', 'XL', 'XXL', '3XL'],
  ],
  [
    ['12 mm', '2.8 mm', '4 mm'],
    ['2.8 mm', '4 mm', '12 mm'],
  ],
  [
    ['6,5', '10', '6'],
    ['6', '6,5', '10'],
  ],
  [
    ['10', 'S', '8', 'XS'],
    ['8', '10', 'XS', 'S'],
  ],
  [
    ['Red', 'Blue'],
    ['Red', 'Blue'],
  ],
  [
    ['One size', 'L/XL', 'M', 'S/M', '38', '36', '90 cm'],
    ['36', '38', '90 cm', 'S/M', 'M', 'L/XL', 'One size'],
  ],
])('%j is ordered as %j', (values, ordered) => {
  expect(inNaturalOrder(values)).toEqual(ordered);
});

test('measures and sizes are in their natural order whatever stands between them, and other words keep theirs', () => {
  const kinds = {
    measures: fc.integer({ min: 0, max: 99 }).map(String),
    sizes: fc.constantFrom('XS', 'S', 'M', 'L', 'XL'),
    words: fc.string({ minLength: 1 }).map((text) => `~${text}`),
  };
  const mixture = fc.uniqueArray(fc.oneof(kinds.measures, kinds.sizes, kinds.words));
  fc.assert(
    fc.property(mixture, (values) => {
      const measures = values.filter((value) => /^\d/.test(value)).toSorted((a, b) => Number(a) - Number(b));
      const sizes = ['XS', 'S', 'M', 'L', 'XL'].filter((size) => values.includes(size));
      expect(inNaturalOrder(values)).toEqual([
        ...measures,
        ...sizes,
        ...values.filter((value) => value.startsWith('~')),
      ]);
    }),
  );
});

test('of any family, every value of the shown version leads to itself, and every other one somewhere or says what clashes', () => {
  const versions = fc
    .uniqueArray(
      fc.record({
        colour: fc.constantFrom('Red', 'Blue', 'Green'),
        size: fc.constantFrom('S', 'M', '4', '4.5'),
      }),
      {
        minLength: 2,
        selector: ({ colour, size }) => `${colour} ${size}`,
      },
    )
    .map((made) => made.map(({ colour, size }, index) => version(String(index), colour, size)));
  fc.assert(
    fc.property(versions, fc.nat(), (family, at) => {
      const shown = family[at % family.length] ?? RED_S;
      for (const { name, values } of familyOptions(shown, family)) {
        const own = name === 'Colour' ? shown.specifications.Colour : shown.specifications.Size;
        expect(values.find(({ value }) => value === own)?.id).toBe(shown.id);
        for (const { id, clashesWith } of values) {
          expect(id === undefined).toBe(clashesWith !== undefined);
          expect(clashesWith?.length).not.toBe(0);
        }
      }
    }),
  );
});

test('a list shows a family once, by the cheapest version that can be ordered, at the place of its first one', () => {
  const family = { id: 'cup', title: 'Cup', options: ['Colour'] };
  const blue = aProduct({ id: '1', family, price: 900, soldOut: true });
  const red = aProduct({ id: '2', family, price: 1200 });
  const green = aProduct({ id: '3', family, price: 1000 });
  const jug = aProduct({ id: '4' });
  expect(joinVersions([blue, jug, red, green])).toEqual([
    { ...green, versions: { count: 3, isLowestPrice: true } },
    jug,
  ]);
  expect(joinVersions([red])).toEqual([red]);
});

test('joining loses and adds no product, and leads with the cheapest that can be ordered', () => {
  const products = fc
    .array(
      fc.record({
        family: fc.option(fc.constantFrom('a', 'b', 'c')),
        price: fc.nat(),
        soldOut: fc.boolean(),
      }),
    )
    .map((made) =>
      made.map(({ family, ...others }, index) =>
        aProduct({
          id: String(index),
          ...others,
          ...(family !== null && { family: { id: family, title: family, options: ['Size'] } }),
        }),
      ),
    );
  fc.assert(
    fc.property(products, (list) => {
      const joined = joinVersions(list);
      expect(joined).toHaveLength(countJoined(list));
      expect(countVersions(joined)).toBe(list.length);
      expect(joinVersions(joined)).toEqual(joined);
      const rank = ({ soldOut, price }: (typeof list)[number]) => Number(soldOut) * 2 ** 31 + price;
      for (const lead of joined) {
        const others = list.filter(({ family }) => family && family.id === lead.family?.id);
        expect(Math.min(rank(lead), ...others.map(rank))).toBe(rank(lead));
      }
    }),
  );
});
