import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Attribute, type Figures, toShownAttribute } from '#app/figures/model/attribute.ts';
import {
  anyFigures,
  ATTRIBUTES,
  ip,
  lowestTemperature,
  nightRange,
  numbers,
  protocols,
  steps,
} from '#app/figures/model/figures.fixture.ts';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { figureRows, lowestPrices, type ProductWithFigures, stockDiffers } from './comparison-rows.ts';

function productWith(figures: Figures, attributes: readonly Attribute[] = ATTRIBUTES): ProductWithFigures {
  return { offer: aCatalogueProduct(), attributes: attributes.map(toShownAttribute), figures };
}

const summaryOf = (products: readonly ProductWithFigures[]) =>
  figureRows(products).map(({ attribute, differs, best }) => ({ id: attribute.id, differs, best }));

describe('figureRows', () => {
  test('marks rows that differ and names the best figures', () => {
    const rows = summaryOf([
      productWith({ 'night-range': numbers(30), ip: steps('IP66'), 'lowest-temperature': numbers(-40) }),
      productWith({ 'night-range': numbers(60), ip: steps('IP66'), 'lowest-temperature': numbers(-30) }),
    ]);
    expect(rows).toEqual([
      { id: 'night-range', differs: true, best: [1] },
      { id: 'lowest-temperature', differs: true, best: [0] },
      { id: 'ip', differs: false, best: [] },
    ]);
  });

  test('a figure that only one product states differs, and is not the best', () => {
    expect(summaryOf([productWith({ 'night-range': numbers(30) }), productWith({})])).toEqual([
      { id: 'night-range', differs: true, best: [] },
    ]);
  });

  test('rows that more products state come first, and rows with the same number keep the order of the attribute table', () => {
    const camera = [nightRange, lowestTemperature, ip];
    const radio = [lowestTemperature, ip, protocols];
    const ids = figureRows([
      productWith(
        { 'night-range': numbers(30), ip: steps('IP66'), 'lowest-temperature': numbers(-30) },
        camera,
      ),
      productWith({ 'night-range': numbers(50), ip: steps('IP67') }, camera),
      productWith({ ip: steps('IP68'), protocols: { kind: 'set', values: ['sip'] } }, radio),
    ]).map(({ attribute }) => attribute.id);
    expect(ids).toEqual(['ip', 'night-range', 'lowest-temperature', 'protocols']);
  });

  test('the order in which a product states its codes or values is not a difference', () => {
    const rows = figureRows([
      productWith({ ip: steps('IP66', 'IP67'), protocols: { kind: 'set', values: ['sip', 'onvif'] } }),
      productWith({ ip: steps('IP67', 'IP66'), protocols: { kind: 'set', values: ['onvif', 'sip'] } }),
    ]);
    expect(rows.map(({ differs }) => differs)).toEqual([false, false]);
  });

  const comparison = fc
    .array(anyFigures, { minLength: 1, maxLength: 4 })
    .map((list) => list.map((figures) => productWith(figures)));

  test('shows every stated figure once and leaves out what no product states', () => {
    fc.assert(
      fc.property(comparison, (products) => {
        const rows = figureRows(products);
        for (const [index, { figures }] of products.entries()) {
          const shown = rows.flatMap((row) => {
            const figure = row.figures[index];
            return figure === undefined ? [] : [[row.attribute.id, figure] as const];
          });
          expect(Object.fromEntries(shown)).toEqual(figures);
          expect(shown).toHaveLength(Object.keys(figures).length);
        }
        expect(rows.every((row) => row.figures.some((figure) => figure !== undefined))).toBe(true);
      }),
    );
  });

  test('a product does not differ from itself, and none of its figures is the best', () => {
    fc.assert(
      fc.property(anyFigures, fc.integer({ min: 1, max: 4 }), (figures, count) => {
        const rows = figureRows(Array.from({ length: count }, () => productWith(figures)));
        expect(rows.every(({ differs, best }) => !differs && best.length === 0)).toBe(true);
      }),
    );
  });

  test('the order of products of one category changes neither the rows, nor which of them differ, nor which figures are best', () => {
    fc.assert(
      fc.property(comparison, (products) => {
        const rows = figureRows(products);
        const reversed = figureRows(products.toReversed());
        const inOrder = reversed.map(({ attribute, differs, best }) => [
          attribute.id,
          differs,
          best.map((index) => products.length - 1 - index).toReversed(),
        ]);
        expect(inOrder).toEqual(rows.map(({ attribute, differs, best }) => [attribute.id, differs, best]));
        for (const { best, differs } of rows) expect(best.length === 0 || differs).toBe(true);
      }),
    );
  });
});

describe('prices and stock', () => {
  const offers = [500, 300, 300].map((price) => aCatalogueProduct({ price }));

  test('names the lowest prices, and none if all are equal', () => {
    expect(lowestPrices(offers)).toEqual([1, 2]);
    expect(lowestPrices(offers.slice(1))).toEqual([]);
    expect(lowestPrices([])).toEqual([]);
  });

  test('compares the stock that is shown', () => {
    const inStock = aCatalogueProduct({ availableQuantity: 40 });
    expect(stockDiffers([inStock, aCatalogueProduct()])).toBe(false);
    expect(stockDiffers([inStock, aCatalogueProduct({ availableQuantity: 2 })])).toBe(true);
    expect(
      stockDiffers([aCatalogueProduct({ soldOut: true }), aCatalogueProduct({ availableQuantity: 0 })]),
    ).toBe(false);
  });
});
