import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourTokens, contrast } from './support/colour-contrast.ts';
import { sourceFiles } from './support/source-files.ts';

const SHEET = readFileSync('app/styles/tokens.css', 'utf8');

type Pairs = {
  readonly what: string;
  /** WCAG 2.2: 4.5 for text, 7 for text at AAA, 3 for what a control is recognised by and for the focus. */
  readonly least: number;
  readonly on: readonly string[];
  readonly inks: readonly string[];
};

const GROUNDS = ['surface', 'surface-sunk', 'surface-raised', 'surface-hover'];
const STAGES = ['stage', 'stage-harbour', 'stage-slate', 'stage-raised'];

/** Every ink and mark with the grounds that it stands on somewhere in the shop. */
const PAIRS: readonly Pairs[] = [
  { what: 'text', least: 4.5, on: GROUNDS, inks: ['ink', 'ink-muted', 'good', 'warn', 'bad'] },
  // brand.md: text in tables AAA. Specifications, facts, the wishlist with its stock.
  { what: 'text in tables', least: 7, on: ['surface'], inks: ['ink', 'ink-muted', 'good', 'warn', 'bad'] },
  { what: 'the summary of errors', least: 4.5, on: ['bad-ground'], inks: ['ink', 'bad'] },
  { what: 'a button while it is pressed', least: 4.5, on: ['line'], inks: ['ink'] },
  { what: 'the number of active filters', least: 4.5, on: ['ink'], inks: ['ink-inverse'] },
  { what: 'text on the stage', least: 4.5, on: STAGES, inks: ['stage-ink', 'stage-muted'] },
  {
    what: 'the call to act, a selection, a count',
    least: 4.5,
    on: ['action', 'action-hover', 'action-pressed'],
    inks: ['on-action'],
  },
  { what: 'the discount', least: 4.5, on: ['deal'], inks: ['on-deal'] },
  { what: 'the mark of what is new', least: 4.5, on: ['new'], inks: ['on-new'] },
  {
    what: 'the heart on a picture, and its focus',
    least: 4.5,
    on: ['tile', 'tile-raised'],
    inks: ['tile-ink'],
  },
  {
    what: 'the frame of a control',
    least: 3,
    on: ['surface', 'surface-raised'],
    inks: ['line-control', 'bad'],
  },
  {
    what: 'what is chosen or current',
    least: 3,
    on: ['surface', 'surface-raised', 'surface-hover'],
    inks: ['mark', 'ink'],
  },
  { what: 'the focus', least: 3, on: GROUNDS, inks: ['focus'] },
  { what: 'the focus on the stage', least: 3, on: STAGES, inks: ['action'] },
  { what: 'a bar and what is left of it', least: 3, on: ['line'], inks: ['ink'] },
  { what: 'the stars of a rating', least: 3, on: ['surface'], inks: ['warn'] },
];

/** Used where nothing depends on seeing it: hairlines, the drawn map, separators, markers of lists, what is disabled. */
const DECORATIVE: readonly string[] = ['line', 'line-control', 'stage-line', 'mark', 'scrim'];

describe.each(['light', 'dark'] as const)('H4: in the %s scheme', (scheme) => {
  const tokens = colourTokens(SHEET, scheme);
  const pairs = PAIRS.flatMap(({ what, least, on, inks }) =>
    inks.flatMap((ink) => on.map((ground) => ({ what, least, ink, ground }))),
  );

  test.each(pairs)('H4: $what: $ink on $ground is at least $least to 1', ({ ink, ground, least }) => {
    const [one, other] = [tokens.get(ink), tokens.get(ground)];
    expect(one && other && contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});

/** The colours of the rules of every sheet: which property takes which token. */
const rules = sourceFiles('app', ['.css'])
  .filter(({ path }) => !path.endsWith('tokens.css'))
  .flatMap(({ path, text }) =>
    [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', declarations = '']) => ({
        where: `${path} ${selector.trim()}`,
        inks: tokensOf(declarations, /^(color|fill)$/),
        grounds: tokensOf(declarations, /^background(-color)?$/),
        outlines: tokensOf(declarations, /^outline(-color)?$/),
      }),
    ),
  );

function tokensOf(declarations: string, property: RegExp): readonly string[] {
  const known = colourTokens(SHEET, 'light');
  return declarations.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(/:(.*)/s);
    if (!property.test(name.trim())) return [];
    return [...value.matchAll(/var\(--([\w-]+)/g)].flatMap(([, token = '']) =>
      known.has(token) ? token : [],
    );
  });
}

const isPair = (ink: string, ground: string) =>
  PAIRS.some(({ inks, on }) => inks.includes(ink) && on.includes(ground));

test('H4: every pair that one rule sets is in the table', () => {
  const missing = rules.flatMap(({ where, inks, grounds }) =>
    inks.flatMap((ink) =>
      grounds.filter((ground) => !isPair(ink, ground)).map((ground) => `${where}: ${ink} on ${ground}`),
    ),
  );
  expect(missing).toEqual([]);
});

test('H4: every colour of text, ground and focus is in the table', () => {
  const inks = new Set(PAIRS.flatMap((pairs) => pairs.inks));
  const grounds = new Set([...PAIRS.flatMap((pairs) => pairs.on), ...inks]);
  const decorative = new Set(DECORATIVE);
  const listed = (token: string) => inks.has(token) || grounds.has(token) || decorative.has(token);
  const missing = rules.flatMap((rule) =>
    [...rule.inks, ...rule.outlines, ...rule.grounds]
      .filter((token) => !listed(token))
      .map((token) => `${rule.where}: ${token}`),
  );
  expect(missing).toEqual([]);
});

/** Of two colours in the words of `oklch()`. */
function contrastOf(one: string, other: string): number | undefined {
  const tokens = colourTokens(`:root { --one: oklch(${one}); --other: oklch(${other}); }`, 'light');
  const [a, b] = [tokens.get('one'), tokens.get('other')];
  return a && b && contrast(a, b);
}

describe('the contrast', () => {
  test('of black and white is 21, of a colour and itself 1', () => {
    expect(contrastOf('0 0 0', '1 0 0')).toBeCloseTo(21, 1);
    expect(contrastOf('0.6 0.2 42', '0.6 0.2 42')).toBe(1);
  });

  test('of pure red and white is 4.0, of pure blue 8.6, as WCAG reckons #f00 and #00f', () => {
    expect(contrastOf('0.62796 0.25768 29.234', '1 0 0')).toBeCloseTo(4, 1);
    expect(contrastOf('0.45201 0.31321 264.052', '1 0 0')).toBeCloseTo(8.59, 1);
  });

  test('the second of a pair of colours is the dark scheme’s', () => {
    const sheet =
      ':root { --ink: light-dark(oklch(0.2 0 0), oklch(0.9 0.01 250)); --float: 0 8px oklch(0 0 0 / 0.2); }';
    expect(colourTokens(sheet, 'dark')).toEqual(
      new Map([['ink', { lightness: 0.9, chroma: 0.01, hue: 250 }]]),
    );
  });
});
