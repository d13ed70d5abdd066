import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import {
  bestSellers,
  dealOfTheDay,
  featured,
  inTab,
  lastDayOfDeal,
  moreDeals,
  newArrivals,
  onSale,
  relatedProducts,
} from './merchandising.ts';
import type { Product } from '#app/offer/model/product.ts';

vi.mock(import('#app/offer/model/family.ts'), async (original) => ({
  ...(await original()),
  hasFamilies: true,
}));

const DEALS = { endsAt: '2026-12-20T23:59:59-05:00' };
const BEFORE = new Date('2026-12-21T04:59:58Z');
const AFTER = new Date('2026-12-21T05:00:00Z');

const reduced = (id: string) => aProduct({ id, price: 10_000, originalPrice: 12_000, isOnSale: true });
const DEAL = reduced('1');
const NOT_REDUCED = aProduct({ id: '2', isOnSale: true });
const OTHERS = ['3', '4', '5'].map(reduced);
// Deals of The Day shows at most five products, those on sale first.
const SIXTH = reduced('6');
const PRODUCTS = [DEAL, NOT_REDUCED, ...OTHERS, SIXTH];

test('the reduced products in Deals of The Day have a last day, in the time zone of the deals', () => {
  for (const product of [DEAL, ...OTHERS]) {
    expect(lastDayOfDeal(PRODUCTS, DEALS, product, BEFORE)).toBe('2026-12-20');
  }
});

test('a product that is not reduced, or not in Deals of The Day, has no last day', () => {
  expect(lastDayOfDeal(PRODUCTS, DEALS, NOT_REDUCED, BEFORE)).toBeUndefined();
  expect(lastDayOfDeal(PRODUCTS, DEALS, SIXTH, BEFORE)).toBeUndefined();
});

test('once the deals have ended, no product has a last day', () => {
  expect(lastDayOfDeal(PRODUCTS, DEALS, DEAL, AFTER)).toBeUndefined();
});

const ids = (products: readonly Product[]): readonly string[] => products.map(({ id }) => id);
const SALE = { isOnSale: true, originalPrice: 2999 };

type List = (products: readonly Product[]) => readonly Product[];

const many = (count: number, fields: Partial<Product>): Product[] =>
  Array.from({ length: count }, (_, index) => aProduct({ id: String(index + 1), ...fields }));

describe('product lists', () => {
  test.each<[string, List, Partial<Product>]>([
    ['featured', featured, { isFeatured: true }],
    ['new arrivals', newArrivals, { isNew: true }],
    ['best sellers with equal sales', bestSellers, { isBestSeller: true }],
    ['on sale', onSale, { isOnSale: true }],
  ])('%s are the first 8 products marked as such, in catalogue order', (_, list, fields) => {
    const products = [aProduct({ id: 'plain' }), ...many(10, fields)];
    expect(ids(list(products))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  });

  test('of the featured products, each tab of a carousel has the first 8 with its flag', () => {
    const products = [
      ...many(9, { isFeatured: true }),
      aProduct({ id: 'not featured', isOnSale: true }),
      ...Array.from({ length: 9 }, (_, index) =>
        aProduct({ id: `sale ${index + 1}`, isFeatured: true, isOnSale: true }),
      ),
      aProduct({ id: 'hot', isFeatured: true, isHot: true }),
    ];
    const shown = featured(products);
    expect(ids(inTab(shown))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(ids(inTab(shown, 'isOnSale'))).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => `sale ${id}`),
    );
    expect(ids(inTab(shown, 'isHot'))).toEqual(['hot']);
    expect(inTab(shown, 'isNew')).toEqual([]);
    expect(shown).toHaveLength(8 + 8 + 1);
  });

  test('best sellers are the 8 with the highest sales', () => {
    const products = [5, 90, 40, 30, 31, 32, 33, 34, 35].map((soldQuantity) =>
      aProduct({ id: `sold ${soldQuantity}`, soldQuantity, isBestSeller: true }),
    );
    const best = [90, 40, 35, 34, 33, 32, 31, 30].map((soldQuantity) => `sold ${soldQuantity}`);
    expect(ids(bestSellers(products))).toEqual(best);
  });
});

describe('of a product with versions, one that is marked', () => {
  const family = { id: 'cup', title: 'Cup', options: ['Colour'] };
  const blue = aProduct({ id: 'blue', family, price: 900 });
  const red = aProduct({ id: 'red', family, price: 1200, soldQuantity: 3 });

  test.each<[string, List, Partial<Product>]>([
    ['featured', featured, { isFeatured: true }],
    ['new arrivals', newArrivals, { isNew: true }],
    ['best sellers', bestSellers, { isBestSeller: true }],
    ['on sale', onSale, { isOnSale: true }],
    ['more deals', (products) => moreDeals(products, { id: 'deal' }), { isOnSale: true }],
  ])('opens from the card of all in %s', (_, list, fields) => {
    const marked = { ...red, ...fields };
    const card = (isLowestPrice: boolean) => ({ ...marked, versions: { count: 3, isLowestPrice } });
    const dear = aProduct({ id: 'green', family, price: 1500 });
    expect(list([blue, marked, dear])).toEqual([card(false)]);
    expect(list([{ ...blue, soldOut: true }, marked, dear])).toEqual([card(true)]);
  });

  test('opens from the card of all unless it is sold out and another one is not', () => {
    const gone = { ...red, isFeatured: true, soldOut: true };
    expect(ids(featured([gone, blue]))).toEqual(['blue']);
    expect(ids(featured([gone, { ...blue, soldOut: true }]))).toEqual(['red']);
    expect(
      ids(featured([gone, { ...blue, isFeatured: true, price: 5000 }, aProduct({ id: 'green', family })])),
    ).toEqual(['blue']);
  });
});

describe('dealOfTheDay', () => {
  test('is the first product on sale that has a discount', () => {
    const noDiscount = aProduct({ id: 'no-discount', isOnSale: true });
    const notOnSale = aProduct({ id: 'not-on-sale', originalPrice: 2999 });
    const deal = aProduct({ id: 'deal', ...SALE });
    expect(dealOfTheDay([noDiscount, notOnSale, deal])?.id).toBe('deal');
  });

  test('is none if no product on sale is reduced', () => {
    const products = [aProduct({ id: 'first' }), ...many(2, { isOnSale: true })];
    expect(dealOfTheDay(products)).toBeUndefined();
  });
});

describe('moreDeals', () => {
  test('returns the other products on sale, then featured ones, without sold-out ones', () => {
    const products = [
      aProduct({ id: 'deal', ...SALE }),
      aProduct({ id: 'plain' }),
      aProduct({ id: 'featured', isFeatured: true }),
      aProduct({ id: 'sold-out', ...SALE, soldOut: true }),
      aProduct({ id: 'both', ...SALE, isFeatured: true }),
      aProduct({ id: 'sale', ...SALE }),
    ];
    expect(ids(moreDeals(products, { id: 'deal' }))).toEqual(['both', 'sale', 'featured']);
  });

  test('shows no other version of the deal', () => {
    const family = { id: 'cup', title: 'Cup', options: ['Colour'] };
    const products = ['deal', 'blue', 'red'].map((id) => aProduct({ id, ...SALE, family }));
    expect(
      moreDeals([...products, aProduct({ id: 'other', ...SALE })], { id: 'deal', family }).map(
        ({ id }) => id,
      ),
    ).toEqual(['other']);
  });

  test('returns at most four products in stock, without the deal and without duplicates', () => {
    fc.assert(
      fc.property(anyProducts, (products) => {
        const deal = dealOfTheDay(products);
        if (!deal) return;
        const deals = moreDeals(products, deal);
        const candidates = products.filter(
          (product) => product !== deal && !product.soldOut && (product.isOnSale || product.isFeatured),
        );
        expect(deals).toHaveLength(Math.min(4, candidates.length));
        expect(candidates).toEqual(expect.arrayContaining([...deals]));
        expect(new Set(deals).size).toBe(deals.length);
      }),
    );
  });
});

describe('relatedProducts', () => {
  test('returns up to four products of the same category, those closest in price', () => {
    fc.assert(
      fc.property(anyProducts, (products) => {
        for (const product of products) {
          const others = products.filter((other) => other.category === product.category && other !== product);
          const related = relatedProducts(products, product);
          const priceDistance = ({ price }: Product): number => Math.abs(price - product.price);
          expect(related).toHaveLength(Math.min(4, others.length));
          expect(others).toEqual(expect.arrayContaining([...related]));
          expect(related.map(priceDistance)).toEqual(
            others
              .map(priceDistance)
              .toSorted((a, b) => a - b)
              .slice(0, 4),
          );
        }
      }),
    );
  });

  test('keeps the catalogue’s order of products that are equally close in price', () => {
    const products = [300, 200, 100].map((price) => aProduct({ id: String(price), price }));
    expect(ids(relatedProducts(products, aProduct({ id: '200', price: 200 })))).toEqual(['300', '100']);
  });
});
