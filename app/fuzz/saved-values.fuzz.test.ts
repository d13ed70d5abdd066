import * as fc from 'fast-check';
import { expect } from 'vitest';
import { MAX_COMPARED, readSavedComparison } from '#app/compare/model/comparison.ts';
import { MAX_LISTS, MAX_NAME_LENGTH, MAX_PRODUCTS, savedLists } from '#app/lists/model/lists.ts';
import {
  CHECKOUT_RULES,
  EMPTY_CHECKOUT_DRAFT,
  fromDraft,
  readDraft,
} from '#app/commerce/model/checkout-form.ts';
import { readRecentlyViewed } from '#app/product/model/recently-viewed.ts';
import * as quoteDraft from '#app/quote/model/quote-draft.ts';
import { readRecentSearches } from '#app/search/model/recent-searches.ts';
import { serializeTexts } from '#app/lib/saved-value.ts';
import { isRecord } from '#app/lib/type-guards.ts';
import { validate } from '#app/lib/validation.ts';
import { anyCheckout } from '#tests/support/a-checkout.ts';
import { anyDetails, anyQuoteLines } from '#tests/support/a-quote.ts';
import { anyOffer } from '#tests/support/an-offer.ts';
import { fuzz } from '#tests/support/fuzz.ts';
import { amongBroken, hostileJson, mutated, toJson } from '#tests/support/hostile.ts';

const idOf = (entry: unknown) => (isRecord(entry) ? entry['id'] : undefined);

const word = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() !== '');
const anyCompared = fc.record({ id: word, title: word, image: fc.string() });

fuzz(
  'a saved comparison is rejected, or is the same after it is written and read again',
  hostileJson(fc.array(anyCompared, { maxLength: 6 }).map((items) => ({ items }))),
  (text) => {
    const saved = readSavedComparison(text);
    if (!saved) return;
    expect(saved.items.length).toBeLessThanOrEqual(MAX_COMPARED);
    expect(readSavedComparison(JSON.stringify(saved))).toEqual(saved);
  },
);

/** A list whose name is cut to the permitted length, perhaps in the middle of a grapheme. */
const anyList = fc.record({
  id: fc.uuid(),
  name: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: MAX_NAME_LENGTH, size: 'max' })
    .map((name) => name.trim().slice(0, MAX_NAME_LENGTH).toWellFormed().trim())
    .filter((name) => name !== ''),
  items: fc.uniqueArray(
    anyOffer.map(({ id, title, image, price }) => ({ id, title, image, price: price / 100, quantity: 3 })),
    { selector: ({ id }) => id, maxLength: 4 },
  ),
});

fuzz(
  'saved lists are rejected, or are valid and the same after they are written and read again',
  hostileJson(fc.array(anyList, { maxLength: 4 }).map((items) => ({ items }))),
  (text) => {
    const saved = savedLists.parse(text);
    if (!saved) return;
    const { items: lists } = saved;
    expect(lists.length).toBeLessThanOrEqual(MAX_LISTS);
    expect(new Set(lists.map(({ name }) => name.toLowerCase())).size).toBe(lists.length);
    for (const { name, items } of lists) {
      expect(name.length).toBeLessThanOrEqual(MAX_NAME_LENGTH);
      expect(items.length).toBeLessThanOrEqual(MAX_PRODUCTS);
      expect(items.every(({ price }) => Number.isSafeInteger(price) && price >= 0)).toBe(true);
    }
    expect(savedLists.parse(savedLists.serialize(saved))).toEqual(saved);
  },
);

fuzz(
  'valid lists among broken ones keep their names and products',
  amongBroken(anyList, idOf),
  ({ valid, all }) => {
    const names = new Set(valid.map(({ name }) => name.toLowerCase()));
    fc.pre(names.size === valid.length);
    const saved = savedLists.parse(toJson({ items: all }));
    if (!saved) throw new Error('not readable');
    for (const { id, name, items } of valid) {
      const list = saved.items.find((list) => list.id === id);
      // A broken list that is still readable may come first and have the name.
      const isTaken = saved.items.some(
        (other) => other !== list && other.name.toLowerCase() === name.toLowerCase(),
      );
      if (!isTaken) expect(list?.name).toBe(name);
      expect(list?.items.map(idOf)).toEqual(items.map(idOf));
    }
  },
);

fuzz(
  'saved ids and searches are rejected, or are the same after they are written and read again',
  hostileJson(fc.array(word, { maxLength: 12 }).map((items) => ({ items }))),
  (text) => {
    for (const read of [readRecentlyViewed, readRecentSearches]) {
      const saved = read(text);
      if (!saved) continue;
      expect(saved.every((item) => item.trim() !== '' && item.isWellFormed())).toBe(true);
      expect(read(serializeTexts(saved))).toEqual(saved);
    }
  },
);

fuzz('a saved checkout form has every field, and can be checked', mutated(anyCheckout), (stored) => {
  const draft = readDraft(stored);
  expect(Object.keys(draft)).toEqual(Object.keys(EMPTY_CHECKOUT_DRAFT));
  for (const [field, initial] of Object.entries(EMPTY_CHECKOUT_DRAFT)) {
    expect(new Map<string, unknown>(Object.entries(draft)).get(field)).toBeTypeOf(typeof initial);
  }
  validate(fromDraft(draft), CHECKOUT_RULES);
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

const anyQuoteDraft = fc
  .tuple(anyDetails, anyQuoteLines)
  .map(([details, lines]): unknown =>
    JSON.parse(
      quoteDraft.writeDraft(quoteDraft.withDocument({ ...quoteDraft.EMPTY_DRAFT, details }, 'Q-1', lines)),
    ),
  );

fuzz(
  'a saved quote has every detail, and a new quote gets another number',
  mutated(anyQuoteDraft),
  (stored) => {
    const draft = quoteDraft.readDraft(stored);
    expect(Object.keys(draft.details)).toEqual(Object.keys(quoteDraft.EMPTY_DRAFT.details));
    for (const text of Object.values(draft.details)) expect(text.isWellFormed()).toBe(true);
    const now = new Date(2026, 10, 25);
    expect(quoteDraft.newQuote(draft, now).details.number).not.toBe(draft.details.number);
    // Must not throw, whatever was stored.
    quoteDraft.isUsedForOtherLines(draft, draft.details.number, []);
    expect(quoteDraft.readDraft(JSON.parse(quoteDraft.writeDraft(draft)))).toEqual(draft);
  },
);
