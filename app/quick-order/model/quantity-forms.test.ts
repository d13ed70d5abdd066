import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkOrder, matchLine } from './match-order.ts';
import { nearMissesIn } from '#app/offer/model/near-misses.ts';
import { suggestionsFor } from './suggestions-for.ts';
import { readOrderList } from './order-list.ts';
import { INDEX, isCode, OFFERS, PRODUCTS } from './quick-order.fixture.ts';

/** Forms in which buyers write quantities; `#` stands for the code. */
const FORMS = [
  '# 4',
  '4 #',
  '4 x #',
  '4x #',
  'x4 #',
  '# x4',
  '# x 4',
  '# ×4',
  '# (4)',
  '# (x4)',
  '# *4',
  '#*4',
  '4*#',
  '4 pcs #',
  '# 4 pcs',
  '# 4pcs',
  '# 4 EA',
  '4 EA #',
  '# qty 4',
  '# qty: 4',
  'Qty 4 #',
  'Qty: 4 #',
  '#: 4',
  '# - 4',
  '# = 4',
  '# -> 4',
  '# ... 4',
  '#, white, 4',
  '#/4',
  '# 4 Stk.',
  '4 Stück #',
  '# 4 adet',
  '4 adet #',
  '4× #',
  '# ×4 (spare)',
  '- 4 #',
  '• 4x #',
  '4) #',
  '[4] #',
  '4 - #',
  '4 of #',
  '# each 4',
] as const;
/** The number of the line, or a quantity? */
const DOUBTFUL = '4) #';

const find = nearMissesIn(INDEX);

function read(text: string) {
  const { good, problems } = checkOrder(
    [...readOrderList(text, isCode)].map((entry) => matchLine(entry, INDEX)),
    OFFERS,
  );
  return {
    found: good.map(({ offer, quantity }) => `${offer.id} × ${quantity}`).join(', '),
    problems,
  };
}

describe.each(FORMS)('A line in the form “%s”', (form) => {
  const written = (code: string) => form.replace('#', code);

  test.each([
    ['PD785G', '14'],
    ['XP95 heat detector, A2S', '58'],
  ])('orders four of the code %s', (code, id) => {
    const { found, problems } = read(written(code));
    if (form === DOUBTFUL)
      expect(problems[0]?.problem).toMatchObject({ kind: 'quantity', reason: 'position' });
    else expect(found).toBe(`${id} × 4`);
  });

  test.each([
    ['PD785X', 'PD785G', '14'],
    ['SLR5701', 'SLR 5700', '13'],
  ])('with the mistake %s keeps its quantity when the suggestion %s is pressed', (mistake, code, id) => {
    const [problem, more] = read(written(mistake)).problems;
    if (!problem || more) throw new Error('not one problem');
    expect(problem.problem).toMatchObject({ kind: 'unknown', code: { text: mistake } });
    const [suggestion] = suggestionsFor(problem, INDEX, find);
    expect(suggestion).toMatchObject({ id, code });
    const { found, problems } = read(suggestion?.line ?? '');
    if (form === DOUBTFUL)
      expect(problems[0]?.problem).toMatchObject({ kind: 'quantity', reason: 'position' });
    else expect(found).toBe(`${id} × 4`);
  });
});

const anyProduct = fc.constantFrom(...PRODUCTS.filter(({ id }) => OFFERS.get(id)?.soldOut === false));
const anyForm = fc.constantFrom(...FORMS.filter((form) => form !== DOUBTFUL));
const anyQuantity = fc.integer({ min: 1, max: 10 });

describe('Any code of the catalogue', () => {
  test('is found in every form with its quantity', () => {
    fc.assert(
      fc.property(anyProduct, fc.nat(), anyForm, anyQuantity, ({ id, codes }, at, form, quantity) => {
        const code = codes[at % codes.length] ?? id;
        const text = form.replace('4', String(quantity)).replace('#', () => code);
        expect(read(text).found, text).toBe(`${id} × ${quantity}`);
      }),
    );
  });

  test('with a mistake is never ordered once where a quantity stands beside it, before and after a suggestion', () => {
    const anyMistake = fc.tuple(fc.nat(), fc.constantFrom('', 'x', '7', '-', ' '), fc.nat({ max: 1 }));
    const anyOther = fc.integer({ min: 2, max: 9 });
    fc.assert(
      fc.property(
        anyProduct,
        fc.nat(),
        anyMistake,
        anyForm,
        anyOther,
        (product, at, mistake, form, quantity) => {
          const code = product.codes[at % product.codes.length] ?? product.id;
          const [place, added, removed] = mistake;
          const from = place % code.length;
          const wrong = code.slice(0, from) + added + code.slice(from + removed);
          const text = form.replace('4', String(quantity)).replace('#', () => wrong);
          const { found, problems } = read(text);
          expect(found, text).not.toMatch(/× 1$/);
          for (const problem of problems) {
            for (const { line } of suggestionsFor(problem, INDEX, find)) {
              expect(read(line).found, `${text} → ${line}`).not.toMatch(/× 1$/);
            }
          }
        },
      ),
    );
  });
});

test('A suggestion for the beginning of a model takes the place of what follows a slash', () => {
  const [problem] = read('DS-7716NXI-I4/16').problems;
  const lines = problem ? suggestionsFor(problem, INDEX, find).map(({ line }) => line) : [];
  expect(lines).toContain('DS-7716NXI-I4/16P/S');
});

test.each([
  ['IP Verso, main unit with camra x 2', '24 × 2'],
  ['XP95 heat detector, A2X, 3', '58 × 3'],
  ['PD785X, white, 3', '14 × 3'],
  ['PD785X x 2, spare', '14 × 2'],
  ['1) PD785X 3', '14 × 3'],
  ['SLR 5701', '13 × 1'],
  ['x3 DS-2CD2087G3-LU', '36 × 3'],
])('The first suggestion for %j makes it %s', (text, wanted) => {
  const [problem] = read(text).problems;
  const [suggestion] = problem ? suggestionsFor(problem, INDEX, find) : [];
  expect(read(suggestion?.line ?? '').found).toBe(wanted);
});
