import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Reason, statedCompatibility, type Subject } from './rule.ts';
import { partnersIn } from './works-with.ts';
import { anySubjects, aSubject, ATTRIBUTES, type PairCase, reasonFor, set } from './works-with.fixture.ts';

const naming = (text: string, brand = 'Acme') =>
  aSubject('panel', {}, { brand, specifications: { Model: 'FC361', 'Compatible detectors': text } });

describe('whether a named model is a reason', () => {
  const detector = aSubject('detector', {}, { specifications: { Model: 'OOH740' } });
  const named: Reason = { kind: 'named', by: 'FC361', model: 'OOH740' };

  test.each<PairCase>([
    ['at the end of the text', naming('Cerberus FIT, for example OOH740'), detector, named],
    ['in a list in parentheses', naming('Optical detectors (OOH740, HI720)'), detector, named],
    [
      'of several words',
      naming('MOTOTRBO XPR 7550e and XPR 7580e'),
      aSubject('radio', {}, { specifications: { Model: 'XPR 7580e' } }),
      { kind: 'named', by: 'FC361', model: 'XPR 7580e' },
    ],
    [
      'by its item number',
      naming('55000-600'),
      aSubject('x', {}, { specifications: { Model: 'Smoke detector', 'Item number': '55000-600' } }),
      { kind: 'named', by: 'FC361', model: '55000-600' },
    ],
    ['of another brand that the text names', naming('Acme OOH740', 'Other'), detector, named],
    ['of another brand', naming('OOH740', 'Other'), detector, undefined],
    ['as a part of a longer name', naming('OOH740-A9'), detector, undefined],
    [
      'that the text mentions only as another version',
      naming('OOH720 (OOH740 version also made)'),
      detector,
      undefined,
    ],
    ['as an exception', naming('All detectors except OOH740'), detector, undefined],
    ['that is too short', naming('P2'), aSubject('x', {}, { specifications: { Model: 'P2' } }), undefined],
    [
      'in another specification',
      aSubject('x', {}, { specifications: { Model: 'FC361', Replaces: 'OOH740' } }),
      detector,
      undefined,
    ],
  ])('%s', (_, first, second, reason) => {
    expect(reasonFor(first, second)).toEqual(reason);
    expect(reasonFor(second, first)).toEqual(reason);
  });
});

const idsOf = (partners: readonly { readonly subject: Subject }[]) =>
  partners.map(({ subject }) => subject.product.id);

const detector = (id: string, fields: Partial<Subject['product']> = {}) =>
  aSubject(id, { kind: set('smoke-detector'), 'loop-protocol': set('xp95', 'discovery') }, fields);

/** The partners of each product, by its id. */
function allPartners(subjects: readonly Subject[]) {
  const partnersOf = partnersIn(subjects, ATTRIBUTES);
  return new Map(subjects.map(({ product: { id } }) => [id, partnersOf(id, Infinity)]));
}

test('lists products in stock first, then those of the same brand, then the cheapest', () => {
  const subjects = [
    detector('page'),
    detector('sold out', { soldOut: true, price: 1 }),
    detector('none left', { availableQuantity: 0, brand: 'Other', price: 1 }),
    detector('other brand', { brand: 'Other', price: 1 }),
    detector('expensive', { price: 9 }),
    detector('cheap', { price: 2 }),
  ];
  expect(idsOf(partnersIn(subjects, ATTRIBUTES)('page'))).toEqual([
    'cheap',
    'expensive',
    'other brand',
    'sold out',
    'none left',
  ]);
});

test('lists at most six products, each once', () => {
  const subjects = Array.from({ length: 9 }, (_, index) => detector(String(index), { price: 100 - index }));
  expect(idsOf(partnersIn(subjects, ATTRIBUTES)('0'))).toEqual(['8', '7', '6', '5', '4', '3']);
});

test('an unknown product has no partners', () => {
  expect(partnersIn([detector('1'), detector('2')], ATTRIBUTES)('3')).toEqual([]);
});

describe('for any products', () => {
  test('a product is a partner of each of its partners for the same kind of reason, and never of itself', () => {
    fc.assert(
      fc.property(anySubjects, (subjects) => {
        const partners = allPartners(subjects);
        for (const [id, ofProduct] of partners) {
          for (const { subject, reason } of ofProduct) {
            expect(subject.product.id).not.toBe(id);
            const back = partners
              .get(subject.product.id)
              ?.find((partner) => partner.subject.product.id === id);
            expect(back?.reason.kind).toBe(reason.kind);
          }
        }
      }),
    );
  });

  test('a product without figures and specifications works with none', () => {
    fc.assert(
      fc.property(anySubjects, (subjects) => {
        expect(partnersIn([...subjects, aSubject('silent', {})], ATTRIBUTES)('silent')).toEqual([]);
      }),
    );
  });

  test('a limit keeps the first partners', () => {
    fc.assert(
      fc.property(anySubjects, fc.nat({ max: 4 }), (subjects, limit) => {
        const partnersOf = partnersIn(subjects, ATTRIBUTES);
        for (const { product } of subjects) {
          expect(partnersOf(product.id, limit)).toEqual(partnersOf(product.id, Infinity).slice(0, limit));
        }
      }),
    );
  });
});

test('reads what a product says about compatible products, each text once', () => {
  expect(
    statedCompatibility({
      'Compatible radios': 'XiR P8600 series',
      'Compatible chargers': 'XiR P8600 series',
      'Compatible batteries': 'PMNN4412',
      Compatibility: 'DMR',
      Battery: 'Compatible with all',
    }),
  ).toEqual(['XiR P8600 series', 'PMNN4412']);
});
