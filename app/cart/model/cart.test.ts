import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantityCap } from '#app/lib/quantity.ts';
import { inShopWith } from '#app/catalogue/in-shop-with.fixture.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import {
  addLines,
  addMissingProducts,
  addProduct,
  applyCurrentPrices,
  type Cart,
  type CurrentPrice,
  EMPTY_CART,
  lineItem,
  orderSummary,
  refreshCart,
  removeLines,
  orderableCart,
  setLineQuantity,
  subtotal,
  subtractLines,
  taxPercentOf,
  totalItems,
  undoChange,
  type WantedLine,
} from './cart.ts';
import type { Offer } from '#app/offer/model/product.ts';

test('taxPercentOf returns 18, or undefined if a back end charges a different amount of tax', () => {
  const summary = orderSummary(10_000);
  expect(taxPercentOf(summary)).toBe(18);
  expect(taxPercentOf({ ...summary, tax: 2000, total: 16_999 })).toBeUndefined();
});

describe('orderSummary', () => {
  test('charges $49.99 for shipping and 18% tax on the subtotal, and nothing for an empty cart', () => {
    expect(orderSummary(10000)).toEqual({ subtotal: 10000, shipping: 4999, tax: 1800, total: 16799 });
    expect(orderSummary(0)).toEqual({ subtotal: 0, shipping: 0, tax: 0, total: 0 });
  });

  test.each([
    [
      'adds no tax that prices include',
      { taxPercent: 7, pricesIncludeTax: true },
      { subtotal: 10000, shipping: 4999, tax: 0, total: 14999 },
    ],
    [
      'charges no shipping from an amount',
      { shippingFee: 4.9, freeShippingFrom: 100, freeShippingOnRequest: undefined },
      { subtotal: 10000, shipping: 0, tax: 1800, total: 11800 },
    ],
    [
      'charges shipping below the amount',
      { shippingFee: 4.9, freeShippingFrom: 100.01, freeShippingOnRequest: undefined },
      { subtotal: 10000, shipping: 490, tax: 1800, total: 12290 },
    ],
  ])('%s', async (_, settings, expected) => {
    const cart = await inShopWith(settings, () => import('./cart.ts'));
    expect(cart.orderSummary(10000)).toEqual(expected);
  });

  test('rounds half a cent of tax up', () => {
    expect(orderSummary(25).tax).toBe(5);
    expect(orderSummary(24).tax).toBe(4);
  });
});

const camera = anOffer({ id: '1', title: 'Dome camera', price: 1999 });
const radio = anOffer({ id: '2', title: 'Radio', price: 10_050, maxQuantity: 3 });
const sensor = anOffer({ id: '3', title: 'Sensor', price: 1499, availableQuantity: 4 });
const sold = anOffer({ id: '4', title: 'Headset', soldOut: true });

/** A cart with these quantities of camera, radio and sensor. */
function cartOf(cameras: number, radios: number, sensors: number): Cart {
  const lines = [lineItem(camera, cameras), lineItem(radio, radios), lineItem(sensor, sensors)];
  return { items: lines.filter(({ quantity }) => quantity > 0) };
}

function byId(...offers: readonly Offer[]): ReadonlyMap<string, Offer> {
  return new Map(offers.map((offer) => [offer.id, offer]));
}

const anyId = fc.constantFrom('1', '2', '3', '4');
const anyOffers = fc.uniqueArray(
  fc.tuple(anyOffer, anyId).map(([offer, id]) => anOffer({ ...offer, id })),
  { selector: ({ id }) => id, minLength: 1 },
);

test('totals count units and add up prices', () => {
  expect(totalItems(cartOf(3, 1, 2))).toBe(6);
  expect(subtotal(cartOf(3, 1, 2))).toBe(3 * 1999 + 10_050 + 2 * 1499);
  expect([totalItems(EMPTY_CART), subtotal(EMPTY_CART)]).toEqual([0, 0]);
});

describe('addLines', () => {
  test('adds up quantities and appends new lines', () => {
    const wanted = [
      { offer: camera, quantity: 2 },
      { offer: sensor, quantity: 3 },
    ];
    expect(addLines(cartOf(4, 1, 0), wanted)).toEqual({
      next: cartOf(6, 1, 3),
      added: [lineItem(camera, 2), lineItem(sensor, 3)],
      capped: [],
      soldOut: [],
    });
  });

  test('adds no more than the cap allows, nothing of a sold-out product, and reports both', () => {
    const wanted = [radio, sold].map((offer) => ({ offer, quantity: 9 }));
    expect(addLines(cartOf(4, 1, 0), wanted)).toEqual({
      next: cartOf(4, 3, 0),
      added: [lineItem(radio, 2)],
      capped: [lineItem(radio, 3)],
      soldOut: [sold],
    });
  });

  test('does not report a quantity that reaches the cap exactly', () => {
    expect(addLines(EMPTY_CART, [{ offer: camera, quantity: 10 }]).capped).toEqual([]);
  });

  test('updates the price, title and stock of an existing line, and stores only the properties of an offer', () => {
    const updated = { ...camera, title: 'Dome camera 2', price: 2499, availableQuantity: 2 };
    const product = { ...updated, brand: 'Pelco', description: 'A long text' };
    const { next, capped } = addLines(cartOf(5, 0, 0), [{ offer: product, quantity: 1 }]);
    expect(next.items).toEqual([{ ...updated, quantity: 2 }]);
    expect(capped).toEqual(next.items);
  });
});

describe('addProduct', () => {
  test('adds one unit if the quantity is 1, and otherwise sets the quantity', () => {
    expect(addProduct(cartOf(2, 1, 1), camera).next).toEqual(cartOf(3, 1, 1));
    expect(addProduct(cartOf(2, 1, 1), camera, 1).next).toEqual(cartOf(3, 1, 1));
    expect(addProduct(cartOf(0, 1, 0), camera, 3).next.items.at(-1)).toEqual(lineItem(camera, 3));
    expect(addProduct(cartOf(8, 1, 1), camera, 3)).toMatchObject({ next: cartOf(3, 1, 1), capped: [] });
    expect(addProduct(cartOf(10, 1, 1), camera, 3).capped).toEqual([]);
  });

  test('reports a quantity above the cap and a sold-out product', () => {
    expect(addProduct(cartOf(1, 1, 1), camera, 11)).toMatchObject({
      next: cartOf(10, 1, 1),
      capped: [lineItem(camera, 10)],
    });
    expect(addProduct(EMPTY_CART, sold, 2)).toMatchObject({ next: EMPTY_CART, soldOut: [sold] });
  });
});

test('addMissingProducts adds one of each product that is in stock and not in the cart', () => {
  const { next, added } = addMissingProducts(cartOf(0, 2, 0), [camera, radio, sold, sensor]);
  expect(next.items).toEqual([lineItem(radio, 2), lineItem(camera, 1), lineItem(sensor, 1)]);
  expect(added).toEqual(next.items.slice(1));
  expect(addMissingProducts(next, [camera, sensor])).toMatchObject({ next, added: [] });
});

test('setLineQuantity sets the quantity of a line, at most to the cap', () => {
  expect(setLineQuantity(cartOf(6, 1, 1), '1', 2)).toMatchObject({ next: cartOf(2, 1, 1), capped: [] });
  expect(setLineQuantity(cartOf(1, 1, 1), '3', 50)).toMatchObject({
    next: cartOf(1, 1, 4),
    capped: [lineItem(sensor, 4)],
  });
  expect(setLineQuantity(cartOf(5, 1, 1), 'unknown', 5).next).toEqual(cartOf(5, 1, 1));
});

describe('subtractLines', () => {
  test('keeps products and units that were added after the order was sent', () => {
    expect(subtractLines(cartOf(5, 2, 3), cartOf(2, 2, 0).items).next).toEqual(cartOf(3, 0, 3));
  });

  test('ignores ordered units that are no longer in the cart', () => {
    const ordered = [lineItem(camera, 9), lineItem(anOffer({ id: 'removed' }), 1)];
    expect(subtractLines(cartOf(5, 2, 3), ordered).next).toEqual(cartOf(0, 2, 3));
  });
});

describe('undoChange', () => {
  const before = cartOf(4, 1, 0);

  test('restores a replaced cart, and keeps what was added afterwards', () => {
    const after = cartOf(1, 3, 0);
    expect(undoChange(after, before, after).next).toEqual(before);
    expect(undoChange(cartOf(2, 3, 1), before, after).next).toEqual(cartOf(5, 1, 1));
  });

  test('puts a removed line back in its place', () => {
    const { next } = removeLines(before, ['1']);
    expect(next).toEqual(cartOf(0, 1, 0));
    expect(undoChange(next, before, next).next).toEqual(before);
  });

  test.each([
    ['another line', cartOf(6, 0, 0), cartOf(4, 0, 0)],
    ['the line', cartOf(0, 1, 0), cartOf(0, 1, 0)],
    ['units of the line', cartOf(1, 1, 0), cartOf(1, 1, 0)],
  ])('does not bring back what was removed after an addition: %s', (_, now, expected) => {
    expect(undoChange(now, before, cartOf(6, 1, 0)).next).toEqual(expected);
  });
});

test('any change leaves unique ids, quantities from 1 to the cap and an exact subtotal, and can be undone', () => {
  const anyQuantity = fc.integer({ min: 1, max: 40 });
  const changesOf = (offers: readonly Offer[]) => {
    const wanted = fc.array(fc.record({ offer: fc.constantFrom(...offers), quantity: anyQuantity }));
    return fc.array(
      fc.oneof(
        wanted.map((lines: readonly WantedLine[]) => (cart: Cart) => addLines(cart, lines)),
        wanted.map((lines: readonly WantedLine[]) => () => addLines(EMPTY_CART, lines)),
        fc.tuple(anyId, anyQuantity).map((change) => (cart: Cart) => setLineQuantity(cart, ...change)),
        anyId.map((id) => (cart: Cart) => removeLines(cart, [id])),
      ),
      { maxLength: 10 },
    );
  };
  fc.assert(
    fc.property(anyOffers.chain(changesOf), (changes) => {
      let cart = EMPTY_CART;
      for (const change of changes) {
        const { next } = change(cart);
        expect(undoChange(next, cart, next).next).toEqual(cart);
        cart = next;
        for (const line of cart.items) {
          expect(line.quantity >= 1 && line.quantity <= quantityCap(line)).toBe(true);
        }
        expect(new Set(cart.items.map(({ id }) => id)).size).toBe(cart.items.length);
        expect(subtotal(cart)).toBe(cart.items.reduce((sum, line) => sum + line.price * line.quantity, 0));
      }
    }),
  );
});

describe('refreshCart', () => {
  const stored: Cart = { items: [lineItem(camera, 5), lineItem(radio, 1)] };

  test('updates title, image, original price and stock, also if the original price no longer applies', () => {
    const updated = {
      ...camera,
      title: 'Dome camera 2',
      image: 'new.webp',
      originalPrice: 2999,
      availableQuantity: 8,
    };
    const { next, changes } = refreshCart(stored, byId(updated, radio));
    expect(next.items).toEqual([lineItem(updated, 5), stored.items[1]]);
    expect(changes).toEqual([]);
    expect(refreshCart(next, byId(camera)).next).toEqual(stored);
  });

  test('keeps lines without an offer', () => {
    expect(refreshCart(stored, byId())).toEqual({ next: stored, changes: [] });
  });

  test('updates prices, lowers quantities to the cap, keeps what has sold out, and reports it in the order of the lines', () => {
    const now = byId({ ...radio, soldOut: true, price: 1 }, { ...camera, price: 2499, maxQuantity: 3 });
    const { next, changes } = refreshCart(stored, now);
    expect(next.items).toMatchObject([
      { id: '1', price: 2499, quantity: 3 },
      { id: '2', quantity: 1, soldOut: true },
    ]);
    expect(orderableCart(next).items).toEqual(next.items.slice(0, 1));
    expect(changes).toEqual([
      { kind: 'quantity-lowered', title: 'Dome camera', quantity: 3 },
      { kind: 'price-changed', id: '1', title: 'Dome camera', from: 1999, to: 2499 },
      { kind: 'sold-out', title: 'Radio' },
    ]);
  });

  test.each([
    ['the saved one', 3, undefined, undefined, 3],
    ['that of the catalogue', 8, 5, undefined, 5],
    ['ten, where the catalogue has none', 25, undefined, undefined, 10],
    ['the stock', 3, 5, 2, 2],
  ])('of a saved maximum, that of the catalogue and the stock, the smallest is the cap: %s', (...row) => {
    const [, kept, own, stock, cap] = row;
    const now = {
      ...camera,
      ...(own !== undefined && { maxQuantity: own }),
      ...(stock !== undefined && { availableQuantity: stock }),
    };
    const refreshed = refreshCart({ items: [lineItem({ ...camera, maxQuantity: kept }, 1)] }, byId(now)).next;
    expect(addLines(refreshed, [{ offer: now, quantity: 99 }]).next.items).toMatchObject([
      { quantity: cap, maxQuantity: Math.min(kept, own ?? 10) },
    ]);
  });

  test('a line that has sold out keeps its quantity, and can be ordered again once it is back', () => {
    const soldOut = refreshCart(stored, byId({ ...camera, soldOut: true })).next;
    expect(refreshCart(soldOut, byId({ ...camera, soldOut: true })).changes).toEqual([]);
    expect(refreshCart(soldOut, byId(camera)).next).toEqual(stored);
    const removed = removeLines(soldOut, ['1', '2']).next;
    expect(removed).toEqual(EMPTY_CART);
    expect(undoChange(removed, soldOut, removed).next).toEqual(soldOut);
  });

  test('brings quantities and prices up to date, and changes nothing the second time', () => {
    fc.assert(
      fc.property(anyOffers, anyOffers, fc.integer({ min: 1, max: 30 }), (before, now, quantity) => {
        const cart: Cart = { items: before.map((offer) => lineItem(offer, quantity)) };
        const offers = byId(...now);
        const refreshed = refreshCart(cart, offers).next;
        for (const line of refreshed.items) {
          const offer = offers.get(line.id);
          if (!offer) continue;
          if (!offer.soldOut) expect(line.quantity).toBeLessThanOrEqual(quantityCap(offer));
          expect(line.price).toBe(offer.price);
        }
        const again = refreshCart(refreshed, offers);
        expect(again.next).toBe(refreshed);
        expect(again.changes).toEqual([]);
      }),
    );
  });
});

describe('applyCurrentPrices', () => {
  const cart: Cart = { items: [lineItem({ ...camera, originalPrice: 2500 }, 5), lineItem(radio, 1)] };
  const radioNow: CurrentPrice = { productId: '2', price: 10_050, available: 9 };
  const changesWith = (cameraNow: Partial<CurrentPrice>) =>
    applyCurrentPrices(cart, [{ productId: '1', price: 1999, available: 9, ...cameraNow }, radioNow]);

  test('reports no change if only the stock is new, and changes nothing the second time', () => {
    const { next, changes } = changesWith({});
    expect(changes).toEqual([]);
    expect(next.items).toEqual(cart.items.map((line) => ({ ...line, availableQuantity: 9 })));
    expect(applyCurrentPrices(next, [{ productId: '1', price: 1999, available: 9 }, radioNow]).next).toBe(
      next,
    );
  });

  test('uses the current price and stock, and keeps the original price only while it is higher', () => {
    expect(changesWith({ price: 2100, available: 3 })).toMatchObject({
      next: { items: [{ id: '1', price: 2100, originalPrice: 2500, quantity: 3 }, { id: '2' }] },
      changes: [
        { kind: 'quantity-lowered', title: 'Dome camera', quantity: 3 },
        { kind: 'price-changed', id: '1', title: 'Dome camera', from: 1999, to: 2100 },
      ],
    });
    expect(changesWith({ price: 2600 }).next.items[0]).not.toHaveProperty('originalPrice');
  });

  test('removes a product that is withdrawn, and keeps one that has sold out', () => {
    expect(changesWith({ price: null })).toMatchObject({
      next: { items: [{ id: '2' }] },
      changes: [{ kind: 'withdrawn', title: 'Dome camera' }],
    });
    expect(changesWith({ available: 0 })).toMatchObject({
      next: { items: [{ id: '1', soldOut: true, quantity: 5 }, { id: '2' }] },
      changes: [{ kind: 'sold-out', title: 'Dome camera' }],
    });
  });

  test('keeps a line that the back end does not mention', () => {
    expect(applyCurrentPrices(cart, []).next).toBe(cart);
  });
});

const line = (price: number, quantity: number, grams?: number) => ({
  price,
  quantity,
  ...(grams !== undefined && { grams }),
});

describe('rates for shipping', () => {
  const table = {
    shippingFee: undefined,
    freeShippingFrom: undefined,
    freeShippingOnRequest: undefined,
    taxPercent: 0,
    countries: [
      { code: 'DE', name: 'Germany' },
      { code: 'AT', name: 'Austria' },
    ],
    shipping: [
      { countries: ['DE'], fromAmount: 60, fee: 0 },
      { countries: ['DE'], fee: 4.9 },
      { countries: ['AT'], upToWeight: '2 kg', fee: 9.9 },
    ],
  };
  test.each([
    ['the first country', [line(1000, 2)], undefined, 490],
    ['an amount just below a free one', [line(5999, 1)], 'DE', 490],
    ['a free amount', [line(3000, 2)], 'DE', 0],
    ['another country', [line(1000, 2, 1000)], 'AT', 990],
    ['too heavy an order', [line(1000, 2, 1000), line(1, 1, 1)], 'AT', undefined],
    ['a product without a weight', [line(1000, 2, 10), line(1, 1)], 'AT', undefined],
    ['a country without a rate', [line(1000, 1, 10)], 'CH', undefined],
    ['nothing', [], 'AT', 0],
  ])('for %s', async (_, lines, country, fee) => {
    const { summaryOf } = await inShopWith(table, () => import('./cart.ts'));
    const sum = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    expect(summaryOf(lines, country)).toEqual({
      subtotal: sum,
      shipping: fee ?? 0,
      tax: 0,
      total: sum + (fee ?? 0),
      country: country ?? 'DE',
      ...(fee === undefined && { isShippingOpen: true }),
    });
  });

  test('are said in texts, data for search engines and feeds, and what none covers is said to be on request', async () => {
    const said = await inShopWith(table, async () => {
      const texts = await import('../texts.ts');
      const { llmsNotes } = await import('#app/feeds/texts.ts');
      const { productData } = await import('#app/shell/structured-data/product-data.ts');
      const { merchantFeedXml } = await import('#app/feeds/merchant-feed.server.ts');
      const { summaryOf } = await import('./cart.ts');
      const product = aProduct({ price: 1000, grams: 3000 });
      const open = summaryOf([line(1000, 1, 3000)], 'AT');
      return {
        rows: [texts.shippingRow(open), texts.totalOf(open), texts.shippingRow(summaryOf([line(1000, 1)]))],
        notes: llmsNotes(false, []).join('\n'),
        fees: productData(product).offers.shippingDetails?.map(({ shippingRate, shippingDestination }) => ({
          value: shippingRate?.value,
          countries: shippingDestination.map(({ addressCountry }) => addressCountry),
        })),
        feed: merchantFeedXml([{ product, categories: [] }]),
      };
    });
    expect(said.rows).toEqual([
      ['Shipping to Austria', 'on request'],
      'Total before shipping',
      ['Shipping to Germany', '$4.90'],
    ]);
    expect(said.notes).toContain(
      'Shipping: Germany, from $60: free; Germany: $4.90; Austria, up to 2 kg: $9.90. The first that fits counts.',
    );
    expect(said.fees).toEqual([{ value: 4.9, countries: ['DE'] }]);
    expect(said.feed).toMatch(
      /<g:country>DE<\/g:country>\s*<g:service>Standard<\/g:service>\s*<g:price>4.90 USD/,
    );
    expect(said.feed).not.toContain('<g:country>AT');
  });
});
