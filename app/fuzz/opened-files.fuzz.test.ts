import * as fc from 'fast-check';
import { expect } from 'vitest';
import { readListFile, toListFile } from '#app/lists/model/list-file.ts';
import { MAX_QUANTITY } from '#app/lib/quantity.ts';
import { isPrice } from '#app/lib/money.ts';
import { decodeList } from '#app/quick-order/model/decode-list.ts';
import { checkOrder, matchLine } from '#app/quick-order/model/match-order.ts';
import { readOrderList, replaceSpan, withPart } from '#app/quick-order/model/order-list.ts';
import { INDEX, isCode, OFFERS, PRODUCTS } from '#app/quick-order/model/quick-order.fixture.ts';
import { quoteLinkPath, RECORD_PREFIX, writeRecord } from '#app/quote/model/quote-record.ts';
import { lastValidDay, orderableItems, quoteLines, quoteOf, reviewLines } from '#app/quote/model/quote.ts';
import { cartLinkPath } from '#app/cart/model/cart-link.ts';
import { formatDay } from '#app/lib/day.ts';
import { isRecord } from '#app/lib/type-guards.ts';
import { nearMissesIn } from '#app/offer/model/near-misses.ts';
import { type ReadQuote, readQuoteFile, readQuoteText } from '#app/quote/read-quote.ts';
import { SHOP_URL } from '#app/base-path.ts';
import { anyDetails, anyQuoteLines } from '#tests/support/a-quote.ts';
import { fuzz } from '#tests/support/fuzz.ts';
import { amongBroken, hostileJson, hostileText, toJson } from '#tests/support/hostile.ts';

const anyQuote = fc
  .tuple(anyDetails, anyQuoteLines)
  .map(([details, lines]) => quoteOf(details, lines, '2026-11-25'));

/** The content of a record, decoded. */
const anyRecord = anyQuote.map((quote): unknown =>
  JSON.parse(
    Buffer.from(
      writeRecord(quote, SHOP_URL, { titles: true }).slice(RECORD_PREFIX.length),
      'base64url',
    ).toString(),
  ),
);

function encoded(json: string): string {
  return RECORD_PREFIX + Buffer.from(json).toString('base64url');
}

/** Expects that the page can show, order and save a quote that it has read. */
function expectUsable(quote: ReadQuote | undefined): void {
  if (quote?.kind !== 'read') return;
  const { record } = quote;
  const { day, details, lines } = record;
  expect(lines.every(({ price, quantity }) => isPrice(price) && Number.isSafeInteger(quantity))).toBe(true);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(formatDay(day)).toMatch(/\d{4}$/);
  expect(formatDay(lastValidDay(details, day))).toMatch(/\d{4}$/);
  const reviewed = reviewLines(lines, OFFERS);
  cartLinkPath(orderableItems(reviewed), '/quote');
  cartLinkPath(lines);
  const items = lines.map(({ id, quantity, price, title = id }) => ({
    id,
    title,
    image: '',
    price,
    quantity,
    soldOut: false,
  }));
  const again = quoteOf(details, quoteLines(items, new Map()), day);
  const total = lines.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n);
  expect(BigInt(again.summary.subtotal)).toBe(total);
  expectSameLines(readQuoteText(quoteLinkPath(again, SHOP_URL)), lines);
}

function expectSameLines(quote: ReadQuote | undefined, lines: readonly { readonly id: string }[]): void {
  if (quote?.kind !== 'read') throw new Error(`The quote is ${quote?.reason ?? 'absent'}.`);
  expect(quote.record.lines.map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
}

fuzz('a quote in a link is refused, or read and usable', hostileJson(anyRecord), (json) => {
  expectUsable(readQuoteText(`#${encoded(json)}`));
});

fuzz(
  'a damaged fragment is read or refused',
  fc.tuple(anyQuote, fc.nat(), hostileText),
  ([quote, at, inserted]) => {
    const text = writeRecord(quote, SHOP_URL, { titles: false });
    const position = at % (text.length + 1);
    expectUsable(readQuoteText(text.slice(0, position) + inserted + text.slice(position)));
  },
);

fuzz(
  'a file of any bytes is opened as a quote or refused',
  fc.tuple(
    fc.constantFrom('%PDF-1.7\n', '', '%PDF-\0'),
    fc.oneof(hostileText, hostileJson(anyRecord).map(encoded)),
    fc.uint8Array({ maxLength: 50 }),
  ),
  async ([head, text, bytes]) => {
    expectUsable(await readQuoteFile(new Blob([head, bytes.slice(), text, bytes.slice()])));
  },
);

const anyListFile = fc
  .array(
    fc.record({
      id: fc.uuid(),
      name: fc.string({ minLength: 1, maxLength: 12 }),
      items: fc.array(
        fc.record({ id: fc.constantFrom('1', '45', '__proto__'), quantity: fc.integer({ min: 1, max: 99 }) }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 3 },
  )
  .map((lists): unknown =>
    JSON.parse(
      toListFile(
        lists.map((list) => ({
          ...list,
          items: list.items.map((item) => ({ ...item, title: 'A', image: '', price: 1, soldOut: false })),
        })),
      ),
    ),
  );

fuzz('a file of lists is read or refused', hostileJson(anyListFile), (text) => {
  const read = readListFile(text);
  if (read.kind === 'problem') return;
  for (const { name, items } of read.lists) {
    expect(name.trim() !== '' && name.isWellFormed()).toBe(true);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.every(({ quantity }) => quantity >= 1 && quantity <= MAX_QUANTITY)).toBe(true);
  }
});

fuzz(
  'valid entries of a file of lists are read among broken ones',
  amongBroken(
    fc.record({ sku: fc.uuid(), title: fc.string(), quantity: fc.integer({ min: 1, max: 99 }) }),
    (entry) => (isRecord(entry) ? entry['sku'] : undefined),
  ),
  ({ valid, all }) => {
    const file = { format: 'watchpost-lists', version: 1, lists: [{ name: 'A', items: all }] };
    const read = readListFile(toJson(file));
    if (read.kind === 'problem') throw new Error(read.problem);
    const quantities = new Map(read.lists[0]?.items.map(({ id, quantity }) => [id, quantity]));
    for (const { sku, quantity } of valid) expect(quantities.get(sku)).toBe(quantity);
  },
);

const CODES = PRODUCTS.flatMap(({ id, codes }) => [id, codes].flat());
const nearMisses = nearMissesIn(INDEX);

const orderLine = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...CODES),
      fc.constantFrom(' ', ';', '\t', ' x ', ': '),
      fc.integer({ min: 1, max: 9 }),
    )
    .map((parts) => parts.join('')),
  hostileText,
  fc.tuple(hostileText, fc.constantFrom('\t', ';', ',', ' '), hostileText).map((parts) => parts.join('')),
  fc
    .array(
      fc.constantFrom(
        '"',
        ',',
        ' ',
        'x',
        '×',
        ':',
        '1',
        '45',
        '(',
        ')',
        'e',
        '+',
        '-',
        '.',
        'pcs',
        'DS-2CD2087G2-LU',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join('')),
);

fuzz(
  'any list of a quick order is read line by line, and every span is within the list',
  fc.array(orderLine, { maxLength: 8 }),
  (lines) => {
    const text = lines.join('\n');
    const matched = [...readOrderList(text, isCode)].map((entry) => matchLine(entry, INDEX));
    for (const match of matched) {
      const { start, end, text: part } = (match.kind === 'left-out' ? match : match.line).span;
      expect(text.slice(start, end)).toBe(part);
      if (match.kind === 'problem' && match.problem.kind === 'unknown') {
        nearMisses(match.problem.code.text);
        replaceSpan(text, match.line.span, withPart(match.problem.code, 'TCIV-6+'));
      }
    }
    const { good, problems, leftOut } = checkOrder(matched, OFFERS);
    expect(good.length + problems.length + leftOut.length).toBe(matched.length);
    expect(good.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity >= 1)).toBe(true);
  },
);

/** A line with a code and a quantity. Other lines change its meaning only if they contain a quotation mark. */
const validLine = fc.tuple(
  fc.constantFrom('PD785G', 'M4308-PLE', 'DS-2CD2387G2-LU', '9155101C'),
  fc.integer({ min: 1, max: 3 }),
);

fuzz(
  'valid lines of a quick order are matched among broken ones',
  fc.tuple(
    fc.uniqueArray(validLine, { selector: ([code]) => code, minLength: 1, maxLength: 4 }),
    fc.array(
      fc.tuple(
        hostileText.filter((text) => !/["\n]/.test(text)),
        fc.nat(),
      ),
      { maxLength: 6 },
    ),
  ),
  ([valid, broken]) => {
    const lines = valid.map(([code, quantity]) => `${code} ${quantity}`);
    for (const [text, at] of broken) lines.splice(at % (lines.length + 1), 0, text);
    const matched = [...readOrderList(lines.join('\n'), isCode)].map((entry) => matchLine(entry, INDEX));
    const found = matched.flatMap((line) => (line.kind === 'matched' ? [line.line.span.text] : []));
    for (const [code, quantity] of valid) expect(found).toContain(`${code} ${quantity}`);
  },
);

fuzz(
  'an uploaded file of any bytes is decoded or refused',
  fc.oneof(
    fc.uint8Array({ maxLength: 600 }),
    hostileText.map((text) => Buffer.from(text, 'utf16le')),
    hostileText.map((text) => Buffer.from(text)),
  ),
  (bytes) => {
    const decoded = decodeList(Uint8Array.from(bytes));
    if (decoded.kind === 'text') expect(decoded.text).not.toContain('\0');
  },
);
