import * as fc from 'fast-check';
import { expect } from 'vitest';
import { addLines, EMPTY_CART, wantedLines } from '#app/cart/model/cart.ts';
import { cartLinkPath, readCartLink } from '#app/cart/model/cart-link.ts';
import { comparePath, readComparedIds } from '#app/compare/model/compare-address.ts';
import { activeFilters } from '#app/listing/model/listing-filter.ts';
import { facetsOf, filterProducts } from '#app/listing/model/listing.ts';
import { DEFAULT_FILTER } from '#app/listing/model/listing-filter.ts';
import { parseListingQuery, selectionOf, toListingQuery } from '#app/listing/model/listing-query.ts';
import { pageLinks, pageOf } from '#app/listing/model/paging.ts';
import { withoutInvisible } from '#app/lib/normalize-text.ts';
import { findByPlainWords } from '#app/plain-words/model/find-by-plain-words.ts';
import { VOCABULARY } from '#app/plain-words/model/plain-words.fixture.ts';
import { queryWithout, readPlainWords } from '#app/plain-words/model/read-plain-words.ts';
import { parsePlan, toPlanQuery } from '#app/planner/model/plan-inputs.ts';
import type { Offer } from '#app/offer/model/product.ts';
import { quantityCap } from '#app/lib/quantity.ts';
import { findWithAllWords, foldTexts, matchRank, searchTerm } from '#app/search/model/search.ts';
import { highlightParts, suggest, suggestionIndex } from '#app/search/model/suggestion.ts';
import { addSearch } from '#app/search/model/recent-searches.ts';
import { preferredList, resultsPath, searchPath } from '#app/search/model/search-path.ts';
import { parseCheckInputs, toCheckQuery } from '#app/system-check/model/check-inputs.ts';
import { unknownProducts } from '#app/offer/unknown-products-texts.ts';
import { manyProducts, scopeWithFigures } from '#tests/support/a-listing.ts';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { anyOffer } from '#tests/support/an-offer.ts';
import { fuzz } from '#tests/support/fuzz.ts';
import { hostileQuery, hostileText } from '#tests/support/hostile.ts';

const PRODUCTS = manyProducts(60);
const SCOPE = scopeWithFigures(PRODUCTS);

const listingQuery = hostileQuery(
  [
    'sort',
    'order',
    'brand',
    'stock',
    'min',
    'max',
    'view',
    'page',
    'f.ip',
    'f.night-range',
    'f.outdoor',
    'q',
  ],
  fc.constantFrom(
    'price-asc',
    'ip-desc',
    'Axis',
    'in',
    '100',
    '900',
    'table',
    '2',
    'IP66',
    '10-40',
    '-',
    'not-stated',
  ),
);

fuzz(
  'the filter read from any listing query is the same after it is written and read again',
  listingQuery,
  (params) => {
    const filter = parseListingQuery(params, SCOPE);
    const query = toListingQuery(filter, DEFAULT_FILTER, params);
    expect(parseListingQuery(query, SCOPE)).toEqual(filter);
    expect(filter.page).toSatisfy(Number.isSafeInteger);
    expect(query.getAll('q')).toEqual(params.getAll('q'));
    // A query may become longer when written: a price range with one bound, for example, is written with both.
    expect(query.toString().length).toBeLessThanOrEqual(params.toString().length + 2000);
    selectionOf(filter);
  },
);

fuzz(
  'a listing with any query has consistent pages, counts and active filters',
  listingQuery,
  (params) => {
    const filter = parseListingQuery(params, SCOPE);
    const shown = filterProducts(PRODUCTS, filter, SCOPE);
    const { start, end, page, pageCount } = pageOf(shown.length, filter.page);
    expect(0 <= start && start <= end && end <= shown.length).toBe(true);
    expect(pageLinks(page, pageCount).length).toBeLessThanOrEqual(7);
    const facets = facetsOf(PRODUCTS, SCOPE, filter);
    expect([...facets.brands, ...facets.figures.flatMap(({ options }) => options)]).toSatisfy(
      (counts: readonly { count: number }[]) =>
        counts.every(({ count }) => count >= 0 && count <= PRODUCTS.length),
    );
    for (const { criterion, filterWithout } of activeFilters(filter, SCOPE)) {
      const others = filterProducts(PRODUCTS, filterWithout, SCOPE);
      // If one of several selected brands or options is removed, fewer products may be listed.
      const isAlternative = ['brand', 'figure'].includes(criterion.kind);
      if (!isAlternative) expect(others.length).toBeGreaterThanOrEqual(shown.length);
    }
  },
  { cost: 5 },
);

const linkPart = fc.oneof(
  {
    arbitrary: fc
      .tuple(fc.constantFrom('1', '45', '999', 'a-b'), fc.integer({ min: 1, max: 99 }))
      .map(([id, quantity]) => `${id}:${quantity}`),
    weight: 3,
  },
  { arbitrary: hostileText, weight: 2 },
  {
    arbitrary: fc.constantFrom(
      '1:1.5',
      '1:-2',
      ':3',
      '1:2:3',
      '1:1e3',
      '1:٣',
      ' 1 : 2 ',
      '1:99999999999999999999',
    ),
    weight: 1,
  },
);
const linkQuery = fc.oneof(
  fc.array(linkPart, { maxLength: 12 }).map((parts) => new URLSearchParams([['items', parts.join(',')]])),
  hostileQuery(['items'], linkPart),
);

fuzz('all valid items of a cart link are read, or none', fc.array(linkPart, { maxLength: 12 }), (parts) => {
  const params = new URLSearchParams([['items', parts.join(',')]]);
  const link = readCartLink(params);
  if (link.kind !== 'read') {
    expect(link.kind).toBe('too-many');
    return;
  }
  const quantities = new Map(link.items.map(({ id, quantity }) => [id, quantity]));
  expect(quantities.size).toBe(link.items.length);
  for (const part of params.get('items')?.split(',') ?? []) {
    const [, id = '', quantity = ''] = /^(1|45|999|a-b):([1-9]\d?)$/.exec(part) ?? [];
    if (id !== '') expect(quantities.get(id)).toBeGreaterThanOrEqual(Number(quantity));
  }
  // 40 characters and an ellipsis.
  expect(link.problems.every(({ text }) => text.length <= 41)).toBe(true);
});

fuzz(
  'the items of any cart link are added with quantities from 1 to the cap',
  fc.tuple(linkQuery, fc.array(anyOffer, { maxLength: 3 })),
  ([params, [first, second]]) => {
    const link = readCartLink(params);
    if (link.kind !== 'read') return;
    const offers = new Map<string, Offer>([
      ...(first ? [['1', { ...first, id: '1' }] as const] : []),
      ...(second ? [['45', { ...second, id: '45' }] as const] : []),
    ]);
    for (const line of addLines(EMPTY_CART, wantedLines(link.items, offers)).next.items) {
      expect(line.quantity >= 1 && line.quantity <= quantityCap(line)).toBe(true);
    }
    cartLinkPath(link.items, '/quote');
    const sentence = unknownProducts(link.items.map(({ id }) => id));
    expect(sentence.length).toBeLessThan(200);
  },
);

fuzz(
  'the ids of any comparison link are read without duplicates',
  hostileQuery(['ids'], fc.constantFrom('1', '45', ',')),
  (params) => {
    const ids = readComparedIds(params);
    if (!ids) return;
    expect(new Set(ids).size).toBe(ids.length);
    comparePath(ids);
  },
);

const plannerNames = Object.keys(parsePlan(new URLSearchParams()).inputs);

fuzz(
  'the corrected inputs of any plan link are the same after they are written and read again',
  hostileQuery(plannerNames, fc.constantFrom('4', '0.5', '1e3', 'awg24', 'watts', '3', '-1', '1e999')),
  (params) => {
    const { inputs } = parsePlan(params);
    expect(parsePlan(toPlanQuery(inputs))).toEqual({ inputs, corrections: [] });
  },
);

fuzz(
  'the inputs read from any system check link are the same after they are written and read again',
  hostileQuery(
    ['days', 'hours', 'mbps', 'ports', 'watts', 'standard', 'site', 'own', 'outside', 'items'],
    fc.constantFrom('30', '0.5', '802.3bt', 'zone-1', '1,45', '1e9'),
  ),
  (params) => {
    const inputs = parseCheckInputs(params);
    expect(parseCheckInputs(toCheckQuery(inputs, params))).toEqual(inputs);
  },
);

const words = fc.oneof(
  {
    arbitrary: fc.constantFrom(
      'dome',
      'camera',
      '-30',
      '°c',
      'under',
      '500',
      '€500',
      'between',
      '30 m',
      'without',
      'ip66',
      '<',
      '$',
    ),
    weight: 5,
  },
  { arbitrary: hostileText, weight: 1 },
);
const query = fc.oneof(
  hostileText,
  fc.array(words, { maxLength: 8 }).map((parts) => parts.join(' ')),
);

const ENTRIES = PRODUCTS.slice(0, 20).map((product) => {
  const entry = aSearchEntry({
    ...product,
    specifications: ['IP66', `<b>${product.title}</b>`],
    description: 'A dome.',
  });
  return Object.assign(entry, { texts: foldTexts(entry), figures: product.stated });
});
const INDEX = suggestionIndex(ENTRIES, [{ title: 'CCTV Systems', slug: 'cctv-systems' }]);

fuzz('the path of any search contains its query', query, (text) => {
  const path = searchPath(text);
  if (path === undefined) {
    expect(withoutInvisible(text).trim()).toBe('');
    return;
  }
  const params = new URL(path, 'http://localhost').searchParams;
  expect(params.get('q')).toBe(text.trim().toWellFormed());
  const results = new URL(resultsPath(text, 'meaning', params), 'http://localhost');
  expect(preferredList(results.searchParams)).toBe('meaning');
});

fuzz(
  'any query can be searched for, has at most eight suggestions, and can be added to the recent searches',
  query,
  (text) => {
    const term = searchTerm(text);
    for (const { texts } of ENTRIES) expect(matchRank(texts, term)).toBeGreaterThanOrEqual(-1);
    const suggestions = suggest(INDEX, text);
    expect(suggestions.length).toBeLessThanOrEqual(8);
    findWithAllWords(ENTRIES, text);
    addSearch(['dome'], text);
  },
);

fuzz(
  'the highlighted and other parts of any suggestion add up to its text',
  fc.tuple(hostileText, query),
  ([text, typed]) => {
    const parts = highlightParts(text, typed);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.map((part) => part.text)).not.toContain('');
  },
);

const wordCount = (text: string) => text.split(' ').filter((word) => word !== '').length;

fuzz('any query in plain words is read, and each of its parts can be removed', query, (text) => {
  const reading = readPlainWords(text, VOCABULARY);
  const { products } = findByPlainWords(ENTRIES, reading, VOCABULARY);
  expect(ENTRIES).toEqual(expect.arrayContaining([...products]));
  // Even without a part to remove, queryWithout drops words such as `;` and puts spaces around `<` and `>`.
  const wordsBefore = wordCount(queryWithout(text, []));
  for (const condition of reading.conditions) {
    const wordsOfCondition = condition.spans.reduce((words, { start, end }) => words + (end - start), 0);
    expect(wordsOfCondition).toBeGreaterThan(0);
    expect(wordCount(queryWithout(text, [condition]))).toBe(wordsBefore - wordsOfCondition);
  }
});
