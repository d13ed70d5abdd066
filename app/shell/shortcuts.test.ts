import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

type Flags = Partial<
  Record<'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'altGraph', boolean>
>;

function press(key: string, { altGraph = false, ...flags }: Flags = {}) {
  return {
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    isComposing: false,
    ...flags,
    getModifierState: (modifier: string) => modifier === 'AltGraph' && altGraph,
  };
}

describe('a key press', () => {
  test.each(['/', '?'])('of %s is a shortcut, on every layout', (key) => {
    expect(shortcutOf(press(key))).toBe(key);
    // German and Turkish keyboards have the slash on Shift and 7.
    expect(shortcutOf(press(key, { shiftKey: true }))).toBe(key);
    // AltGr on Windows.
    expect(shortcutOf(press(key, { ctrlKey: true, altKey: true, altGraph: true }))).toBe(key);
  });

  test('with Ctrl, Alt or Meta, or while text is composed, is not a shortcut', () => {
    const anyFlags = fc.record({
      ctrlKey: fc.boolean(),
      altKey: fc.boolean(),
      metaKey: fc.boolean(),
      shiftKey: fc.boolean(),
      isComposing: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.constantFrom('/', '?'), anyFlags, (key, { shiftKey, ...flags }) => {
        const isPlain = !Object.values(flags).includes(true);
        expect(shortcutOf(press(key, { shiftKey, ...flags }))).toBe(isPlain ? key : undefined);
      }),
    );
  });

  test('of another key is not a shortcut', () => {
    const otherKeys = fc
      .oneof(fc.string(), fc.constantFrom('Enter', 'Escape', '7', 'Dead', 'Divide'))
      .filter((key) => key !== '/' && key !== '?');
    fc.assert(
      fc.property(otherKeys, (key) => {
        expect(shortcutOf(press(key))).toBeUndefined();
      }),
    );
  });
});
