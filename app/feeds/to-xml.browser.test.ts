import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toXml } from './to-xml.server.ts';

function parse(xml: string): Element {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed.documentElement;
}

const anyText = fc.string({ unit: 'binary', maxLength: 30 });
const markup = fc.constantFrom('<b>', '</title>', ']]>', '&amp;', '&', '"', "'", '<!--', '\u0000', '\uFFFE');
const hostileText = fc.array(fc.oneof(anyText, markup)).map((parts) => parts.join(''));

/** The text without characters that XML forbids, with line breaks as XML parsers normalise them. */
const readable = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replace(/\r\n?/g, '\n');

test('every text is read back with normalised line breaks and without characters that XML forbids, otherwise unchanged', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const feed = parse(toXml({ feed: { title: text, entry: [{ id: text }, { id: 'last' }] } }));
      expect(feed.querySelector('title')?.textContent).toBe(readable(text));
      expect([...feed.querySelectorAll('entry id')].map(({ textContent }) => textContent)).toEqual([
        readable(text),
        'last',
      ]);
    }),
    { numRuns: 500 },
  );
});

test('attributes keep quotes and markup', () => {
  const feed = parse(toXml({ feed: { link: [{ '@href': 'https://a.example/?a="1"&b=<2>' }] } }));
  expect(feed.querySelector('link')?.getAttribute('href')).toBe('https://a.example/?a="1"&b=<2>');
});
