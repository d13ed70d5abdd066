import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourTokens, contrast } from './support/colour-contrast.ts';
import { sourceFiles } from './support/source-files.ts';

const SHEET = readFileSync('app/styles/tokens.css', 'utf8');

type Pairs = {
  readonly what: string;
  /** WCAG 2.2: 4.5 for text, 7 for text at AAA, 3 for parts of a control and for the focus ring. */
  readonly minimum: number;
  readonly backgrounds: readonly string[];
  readonly foregrounds: readonly string[];
};

const SURFACES = ['surface', 'surface-sunk', 'surface-raised', 'surface-hover'];
const STAGES = ['stage', 'stage-harbour', 'stage-slate', 'stage-raised'];

/** Every foreground colour with the backgrounds on which the shop shows it. */
const PAIRS: readonly Pairs[] = [
  {
    what: 'text',
    minimum: 4.5,
    backgrounds: SURFACES,
    foregrounds: ['ink', 'ink-muted', 'good', 'warn', 'bad'],
  },
  // The tables (specifications, facts, the wishlist with its stock) reach AAA.
  {
    what: 'text in tables',
    minimum: 7,
    backgrounds: ['surface'],
    foregrounds: ['ink', 'ink-muted', 'good', 'warn', 'bad'],
  },
  { what: 'the error summary', minimum: 4.5, backgrounds: ['bad-surface'], foregrounds: ['ink', 'bad'] },
  { what: 'a pressed button', minimum: 4.5, backgrounds: ['line'], foregrounds: ['ink'] },
  { what: 'the number of active filters', minimum: 4.5, backgrounds: ['ink'], foregrounds: ['ink-inverse'] },
  { what: 'text on the stage', minimum: 4.5, backgrounds: STAGES, foregrounds: ['stage-ink', 'stage-muted'] },
  {
    what: 'the primary button, a selection, a count',
    minimum: 4.5,
    backgrounds: ['action', 'action-hover', 'action-pressed'],
    foregrounds: ['on-action'],
  },
  { what: 'the discount', minimum: 4.5, backgrounds: ['deal'], foregrounds: ['on-deal'] },
  { what: 'the New badge', minimum: 4.5, backgrounds: ['new'], foregrounds: ['on-new'] },
  {
    what: 'the wishlist button on a picture, and its focus ring',
    minimum: 4.5,
    backgrounds: ['tile', 'tile-raised'],
    foregrounds: ['tile-ink'],
  },
  {
    what: 'the border of a control',
    minimum: 3,
    backgrounds: ['surface', 'surface-raised'],
    foregrounds: ['line-control', 'bad'],
  },
  {
    what: 'a chosen or current item',
    minimum: 3,
    backgrounds: ['surface', 'surface-raised', 'surface-hover'],
    foregrounds: ['accent', 'ink'],
  },
  { what: 'the focus ring', minimum: 3, backgrounds: SURFACES, foregrounds: ['focus'] },
  { what: 'the focus ring on the stage', minimum: 3, backgrounds: STAGES, foregrounds: ['action'] },
  { what: 'a meter bar on its track', minimum: 3, backgrounds: ['line'], foregrounds: ['ink'] },
  { what: 'the stars of a rating', minimum: 3, backgrounds: ['surface'], foregrounds: ['warn'] },
];

/** Tokens that only decorate: hairlines on the stage, and the shade behind a dialog and at the edges of a table that can be scrolled. */
const DECORATIVE: readonly string[] = ['stage-line', 'scrim'];

describe.each(['light', 'dark'] as const)('H4: in the %s scheme', (scheme) => {
  const tokens = colourTokens(SHEET, scheme);
  const pairs = PAIRS.flatMap(({ what, minimum, foregrounds, backgrounds }) =>
    foregrounds.flatMap((foreground) =>
      backgrounds.map((background) => ({ what, minimum, foreground, background })),
    ),
  );

  test.each(pairs)(
    'H4: $what: $foreground on $background has a contrast of at least $minimum',
    ({ foreground, background, minimum }) => {
      const [first, second] = [tokens.get(foreground), tokens.get(background)];
      expect(first && second && contrast(first, second)).toBeGreaterThanOrEqual(minimum);
    },
  );
});

/** The colour tokens that each CSS rule uses, by property. */
const rules = sourceFiles('app', ['.css'])
  .filter(({ path }) => !path.endsWith('tokens.css'))
  .flatMap(({ path, text }) =>
    [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', declarations = '']) => ({
        location: `${path} ${selector.trim()}`,
        foregrounds: tokensIn(declarations, /^(color|fill)$/),
        backgrounds: tokensIn(declarations, /^background(-color)?$/),
        outlines: tokensIn(declarations, /^outline(-color)?$/),
      }),
    ),
  );

function tokensIn(declarations: string, property: RegExp): readonly string[] {
  const known = colourTokens(SHEET, 'light');
  return declarations.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(/:(.*)/s);
    if (!property.test(name.trim())) return [];
    return [...value.matchAll(/var\(--([\w-]+)/g)].flatMap(([, token = '']) =>
      known.has(token) ? token : [],
    );
  });
}

const isListed = (foreground: string, background: string) =>
  PAIRS.some(
    ({ foregrounds, backgrounds }) => foregrounds.includes(foreground) && backgrounds.includes(background),
  );

test('H4: PAIRS has every pair of colours that a single CSS rule sets', () => {
  const missing = rules.flatMap(({ location, foregrounds, backgrounds }) =>
    foregrounds.flatMap((foreground) =>
      backgrounds
        .filter((background) => !isListed(foreground, background))
        .map((background) => `${location}: ${foreground} on ${background}`),
    ),
  );
  expect(missing).toEqual([]);
});

test('H4: PAIRS or DECORATIVE has every colour of text, background and focus ring', () => {
  const listed = new Set([
    ...PAIRS.flatMap(({ foregrounds }) => foregrounds),
    ...PAIRS.flatMap(({ backgrounds }) => backgrounds),
    ...DECORATIVE,
  ]);
  const missing = rules.flatMap(({ location, foregrounds, backgrounds, outlines }) =>
    [...foregrounds, ...outlines, ...backgrounds]
      .filter((token) => !listed.has(token))
      .map((token) => `${location}: ${token}`),
  );
  expect(missing).toEqual([]);
});
