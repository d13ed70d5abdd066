import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { THEME_COLOURS } from '#app/shell/theme-colours.ts';
import { colourTokens, toHex } from './support/colour-contrast.ts';

const SHEET = readFileSync('app/styles/tokens.css', 'utf8');

test.each(['light', 'dark'] as const)('the theme colours are those of the tokens: %s', (scheme) => {
  const tokens = colourTokens(SHEET, scheme);
  for (const [name, colours] of Object.entries(THEME_COLOURS)) {
    const token = tokens.get(name);
    expect(token && toHex(token), name).toBe(colours[scheme]);
  }
});
