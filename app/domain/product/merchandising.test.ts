import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import {
  bestSellers,
  dealOfTheDay,
  featured,
  moreDeals,
  newArrivals,
  onSale,
  relatedProducts,
} from './merchandising.ts';
import type { Product } from './product.ts';

const ids = (products: readonly Product[]): readonly string[] => products.map(({ id }) => id);
type List = (products: readonly Product[], size?: number) => readonly Product[];

const many = (count: number, fields: Partial<Product>): Product[] =>
  Array.from({ length: count }, (_, index) => aProduct({ id: String(index + 1), ...fields }));

describe('the lists of the shop', () => {
  test.each<[string, List, Partial<Product>]>([
    ['featured', featured, { isFeatured: true }],
    ['new arrivals', newArrivals, { isNew: true }],
    ['best sellers', bestSellers, { isBestSeller: true }],
    ['on sale', onSale, { isOnSale: true }],
  ])('%s holds the first 8 of its products, in catalogue order, and no other', (_, list, fields) => {
    const products = [aProduct({ id: 'plain' }), ...many(10, fields)];
    expect(ids(list(products))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(ids(list(products, 2))).toEqual(['1', '2']);
  });

  test('best sellers come most sold first', () => {
    const products = [5, 90, 40].map((soldQuantity) =>
      aProduct({ id: `sold ${soldQuantity}`, soldQuantity, isBestSeller: true }),
    );
    expect(ids(bestSellers(products, 2))).toEqual(['sold 90', 'sold 40']);
  });
});

describe('deals of the day', () => {
  const sale = { isOnSale: true, originalPrice: 2999 };

  test('the deal is the first product on sale that has a discount', () => {
    const noDiscount = aProduct({ id: 'no-discount', isOnSale: true });
    const notOnSale = aProduct({ id: 'not-on-sale', originalPrice: 2999 });
    const deal = aProduct({ id: 'deal', ...sale });
    expect(dealOfTheDay([noDiscount, notOnSale, deal])?.id).toBe('deal');
  });

  test('without any the deal is the first product', () => {
    expect(dealOfTheDay(many(3, { isOnSale: true }))?.id).toBe('1');
    expect(dealOfTheDay([])).toBeUndefined();
  });

  test('beside it stand what else is on sale, then featured products', () => {
    const products = [
      aProduct({ id: 'deal', ...sale }),
      aProduct({ id: 'plain' }),
      aProduct({ id: 'featured', isFeatured: true }),
      aProduct({ id: 'sold-out', ...sale, soldOut: true }),
      aProduct({ id: 'both', ...sale, isFeatured: true }),
      aProduct({ id: 'sale', ...sale }),
    ];
    expect(ids(moreDeals(products, { id: 'deal' }))).toEqual(['both', 'sale', 'featured']);
  });

  test('they are at most four, never the deal, never sold out', () => {
    fc.assert(
      fc.property(anyProducts, (products) => {
        const deal = dealOfTheDay(products);
        if (!deal) return;
        const cards = moreDeals(products, deal);
        const possible = products.filter(
          (each) => each !== deal && !each.soldOut && (each.isOnSale || each.isFeatured),
        );
        expect(cards).toHaveLength(Math.min(4, possible.length));
        expect(possible).toEqual(expect.arrayContaining([...cards]));
        expect(new Set(cards).size).toBe(cards.length);
      }),
    );
  });
});

describe('related products', () => {
  test('are up to four others of the same category, and none that is left out is nearer in price', () => {
    fc.assert(
      fc.property(anyProducts, (products) => {
        for (const product of products) {
          const others = products.filter((each) => each.category === product.category && each !== product);
          const related = relatedProducts(products, product);
          const away = ({ price }: Product): number => Math.abs(price - product.price);
          expect(related).toHaveLength(Math.min(4, others.length));
          expect(others).toEqual(expect.arrayContaining([...related]));
          expect(related.map(away)).toEqual(
            others
              .map(away)
              .toSorted((a, b) => a - b)
              .slice(0, 4),
          );
        }
      }),
    );
  });

  test('equally near ones keep the catalogue’s order', () => {
    const products = [300, 200, 100].map((price) => aProduct({ id: String(price), price }));
    expect(ids(relatedProducts(products, aProduct({ id: '200', price: 200 })))).toEqual(['300', '100']);
  });
});
