import sheet from '#app/styles/tokens.css?raw';

export type Token = { readonly name: string; readonly value: string };

const COMMENT = /^\s*\/\* (.*?)\.? \*\/$/;
const DECLARATION = /^\s*(--[\w-]+): (.*);$/;
const COLOUR = /^(light-dark|oklch)\(/;

/** Every token as `tokens.css` first states it, under the comment that it stands below. */
function read(): readonly (Token & { readonly heading: string })[] {
  let heading = '';
  const tokens = new Map<string, Token & { readonly heading: string }>();
  for (const line of sheet.split('\n')) {
    heading = COMMENT.exec(line)?.[1] ?? heading;
    const [, name, value] = DECLARATION.exec(line) ?? [];
    if (name !== undefined && value !== undefined && !tokens.has(name)) {
      tokens.set(name, { name, value, heading });
    }
  }
  return [...tokens.values()];
}

const tokens = read();

/** The roles of colours, in the groups of `tokens.css`. */
export const colours: ReadonlyMap<string, readonly Token[]> = Map.groupBy(
  tokens.filter(({ value }) => COLOUR.test(value)),
  ({ heading }) => heading,
);

/** A colour in the light scheme and in the dark one. */
export function schemes({ value }: Token): readonly [light: string, dark: string] {
  const [, light = value, dark = value] = /^light-dark\((\w+\(.*?\)), (\w+\(.*?\))\)$/.exec(value) ?? [];
  return [light, dark];
}

const sizes = tokens.filter(({ value }) => !COLOUR.test(value));
const KINDS = ['text', 'weight', 'space', 'radius'];
const KIND = new RegExp(`^--(${KINDS.join('|')})-`);

/** The tokens of one scale: `text` → `--text-xs`, `--text-sm`, … */
export function scale(kind: string): readonly Token[] {
  return sizes.filter(({ name }) => name.startsWith(`--${kind}-`));
}

export const durations = sizes.filter(({ value }) => /^[\d.]+ms$/.test(value));

/** What belongs to no scale. */
export const others = sizes.filter((token) => !KIND.test(token.name) && !durations.includes(token));
