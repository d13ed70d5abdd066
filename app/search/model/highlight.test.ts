import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlightParts } from './highlight.ts';

/** The text with its typed parts in brackets. */
const highlighted = (text: string, typed: string): string =>
  highlightParts(text, typed)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('');

describe('highlightParts', () => {
  test.each([
    ['Dome Camera', 'cam', 'Dome [Cam]era'],
    ['Dome Camera', 'CAMERA do', '[Do]me [Camera]'],
    ['Dome Camera', 'do dome', '[Dome] Camera'],
    ['TCIV-6+ (PoE)', '6+ (poe)', 'TCIV-[6+] [(PoE)]'],
    ['İstanbul Ağrı', 'ist agri', '[İst]anbul [Ağrı]'],
    ['I\u0307stanbul', 'i', '[I\u0307]stanbul'],
    ['Cafe\u0301 bar', 'CAFÉ', '[Cafe\u0301] bar'],
    ['ＤＳ‑2\u00adC', 'ds-2c', '[ＤＳ‑2\u00adC]'],
    ['7″ ﬁlm', '7" fi', '[7″] [ﬁ]lm'],
    ['½″', '1', '[½]″'],
    ['Dome Camera', '.*', 'Dome Camera'],
    ['Dome Camera', ' ', 'Dome Camera'],
    ['', 'dome', ''],
  ])('in %j, highlights the words of %j: %j', (text, typed, expected) => {
    expect(highlighted(text, typed)).toBe(expected);
  });

  test('returns non-empty parts that join to the text', () => {
    const unit = fc.constantFrom(
      'a',
      'A',
      'b',
      ' ',
      '+',
      '(',
      '\\',
      'İ',
      '-',
      '[',
      '″',
      'ﬁ',
      '\u00ad',
      '\u0301',
    );
    fc.assert(
      fc.property(fc.string({ unit }), fc.string({ unit, maxLength: 4 }), (text, typed) => {
        const parts = highlightParts(text, typed);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });
});
