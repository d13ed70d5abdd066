import * as fc from 'fast-check';
import { expect } from 'vitest';
import {
  addProduct,
  type LineItem,
  orderSummary,
  refreshCart,
  removeLines,
  parseCart,
  serializeCart,
  setLineQuantity,
  subtotal,
  totalItems,
  undoChange,
} from '#app/cart/model/cart.ts';
import { refreshWishlist, savedWishlist } from '#app/wishlist/model/wishlist.ts';
import { isRecord } from '#app/lib/type-guards.ts';
import { DEFAULT_MAX_QUANTITY, quantityCap } from '#app/lib/quantity.ts';
import { anyOffer } from '#tests/support/an-offer.ts';
import { amongBroken, hostileJson, hostileNumber, toJson } from '#tests/support/hostile.ts';
import { fuzz } from '#tests/support/fuzz.ts';

const anyLine = anyOffer.chain((offer) => {
  const buyable = { ...offer, soldOut: false, availableQuantity: Math.max(1, offer.availableQuantity ?? 1) };
  return fc
    .integer({ min: 1, max: quantityCap(buyable) })
    .map((quantity): LineItem => Object.assign({ quantity }, buyable));
});

/** A line as it is stored. */
const anySavedLine = anyLine.map((line): unknown => JSON.parse(serializeCart({ items: [line] })).items[0]);

const anySavedItem = fc
  .tuple(anyOffer, fc.option(fc.string(), { nil: undefined }))
  .map(([offer, brand]): unknown => {
    const item = brand === undefined ? offer : { ...offer, brand };
    return JSON.parse(savedWishlist.serialize({ items: [item] })).items[0];
  });

const anySavedCart = fc
  .array(anySavedLine, { maxLength: 5 })
  .map((items) => ({ items, totalItems: 1, totalPrice: 1 }));

const idOf = (entry: unknown) => (isRecord(entry) ? entry['id'] : undefined);

/** Computes with `BigInt`, because a sum that is too large for a `number` would be rounded. */
function exactSummary(lines: readonly LineItem[]) {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n);
  const shipping = subtotal > 0n ? 4999n : 0n;
  const tax = (subtotal * 18n + 50n) / 100n;
  return { subtotal, shipping, tax, total: subtotal + shipping + tax };
}

function expectExactTotals(lines: readonly LineItem[]): void {
  const { subtotal: sum, shipping, tax, total } = orderSummary(subtotal({ items: lines }));
  expect({
    subtotal: BigInt(sum),
    shipping: BigInt(shipping),
    tax: BigInt(tax),
    total: BigInt(total),
  }).toEqual(exactSummary(lines));
  expect(totalItems({ items: lines })).toBe(lines.reduce((count, { quantity }) => count + quantity, 0));
}

function expectSound(lines: readonly LineItem[]): void {
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  for (const { id, title, price, quantity, ...line } of lines) {
    // What has sold out keeps its quantity.
    const cap = line.soldOut ? (line.maxQuantity ?? DEFAULT_MAX_QUANTITY) : quantityCap(line);
    expect(id.isWellFormed() && title.trim() !== '').toBe(true);
    expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
    expect(Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= cap).toBe(true);
  }
  expectExactTotals(lines);
}

fuzz('a saved cart is read or rejected, and its totals are exact', hostileJson(anySavedCart), (text) => {
  const saved = parseCart(text);
  if (!saved) return;
  expectSound(saved.next.items);
  expect(parseCart(serializeCart(saved.next))).toMatchObject({ next: saved.next, capped: [] });
});

fuzz(
  'valid lines of a saved cart are read among broken ones, and its totals are exact',
  amongBroken(anyLine, idOf),
  ({ valid, all }) => {
    // `valid` has lines of a cart, because they are compared with what is read. Here they get their stored form.
    const items = all.map((entry) => {
      const line = valid.find((line) => line === entry);
      return line ? JSON.parse(serializeCart({ items: [line] })).items[0] : entry;
    });
    const saved = parseCart(toJson({ items, totalItems: 0, totalPrice: 0 }));
    if (!saved) throw new Error('not readable');
    expect(saved.next.items).toEqual(expect.arrayContaining([...valid]));
    expectSound(saved.next.items);
  },
);

fuzz(
  'the largest prices and quantities that a saved cart may have add up exactly',
  fc.array(
    fc.record({
      price: fc.oneof(
        hostileNumber,
        fc.integer({ min: 0, max: 100_000_000_000 }).map((cents) => cents / 100),
      ),
      quantity: fc.oneof(hostileNumber, fc.constant(10_000)),
      maxQuantity: fc.constant(10_000),
    }),
    { maxLength: 60 },
  ),
  (lines) => {
    const items = lines.map((line, index) => ({ ...line, id: `${index}`, title: 'A' }));
    const saved = parseCart(toJson({ items, totalItems: 0, totalPrice: 0 }));
    if (!saved) throw new Error('not readable');
    expectSound(saved.next.items);
  },
);

fuzz(
  'a cart that was read stays sound when it is changed and brought up to date',
  fc.tuple(hostileJson(anySavedCart), fc.array(anyOffer, { maxLength: 4 }), fc.integer({ min: 1 }), fc.nat()),
  ([text, offers, quantity, at]) => {
    const saved = parseCart(text);
    if (!saved) return;
    let cart = saved.next;
    for (const offer of offers) cart = addProduct(cart, offer).next;
    const id = cart.items[at % Math.max(1, cart.items.length)]?.id ?? '';
    cart = setLineQuantity(cart, id, quantity).next;
    expectSound(cart.items);
    const { next } = removeLines(cart, [id]);
    expect(undoChange(next, cart, next).next).toEqual(cart);
    expectSound(refreshCart(cart, new Map(offers.map((offer) => [offer.id, offer]))).next.items);
  },
);

fuzz(
  'a saved wishlist is rejected, or is the same after it is written and read again',
  hostileJson(fc.array(anySavedItem, { maxLength: 5 }).map((items) => ({ items, totalItems: 2 }))),
  (text) => {
    const saved = savedWishlist.parse(text);
    if (!saved) return;
    expect(new Set(saved.items.map(({ id }) => id)).size).toBe(saved.items.length);
    expect(saved.items.every(({ price }) => Number.isSafeInteger(price) && price >= 0)).toBe(true);
    expect(savedWishlist.parse(savedWishlist.serialize(saved))).toEqual(saved);
    expect(refreshWishlist(saved, new Map()).next).toEqual(saved);
  },
);

fuzz(
  'valid items of a saved wishlist are read among broken ones',
  amongBroken(anySavedItem, idOf),
  ({ valid, all }) => {
    const saved = savedWishlist.parse(toJson({ items: all, totalItems: 0 }));
    if (!saved) throw new Error('not readable');
    expect(saved.items.map(idOf)).toEqual(expect.arrayContaining(valid.map(idOf)));
  },
);
