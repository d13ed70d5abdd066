import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highlightParts } from './highlight.ts';

const marked = (text: string, typed: string): string =>
  highlightParts(text, typed)
    .map((part) => (part.kind === 'typed' ? `[${part.text}]` : part.text))
    .join('');

describe('highlighting', () => {
  test.each([
    ['Dome Camera', 'cam', 'Dome [Cam]era'],
    ['Dome Camera', 'CAMERA do', '[Do]me [Camera]'],
    ['Dome Camera', 'do dome', '[Dome] Camera'],
    ['TCIV-6+ (PoE)', '6+ (poe)', 'TCIV-[6+] [(PoE)]'],
    ['Dome Camera', '.*', 'Dome Camera'],
    ['Dome Camera', ' ', 'Dome Camera'],
    ['', 'dome', ''],
  ])('%j, typed %j, shows %j', (text, typed, shown) => {
    expect(marked(text, typed)).toBe(shown);
  });

  test('the pieces put together are the text, typed and added in turn', () => {
    const unit = fc.constantFrom('a', 'A', 'b', ' ', '+', '(', '\\', 'İ', '-', '[');
    fc.assert(
      fc.property(fc.string({ unit }), fc.string({ unit, maxLength: 4 }), (text, typed) => {
        const parts = highlightParts(text, typed);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });
});
