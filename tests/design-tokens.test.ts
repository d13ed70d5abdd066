import { expect, test } from 'vitest';
import { sourceFiles } from './support/source-files.ts';

const TOKENS = 'app/styles/tokens.css';

/** A colour that does not come from a token; `transparent` and `currentColor` take what is there. */
const RAW_COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*[\d.]|:\s*(?:black|white|red|green|blue|gr[ae]y|orange|yellow)\b/gi;

const sheets = sourceFiles('app', ['.css']);
const components = sourceFiles('app', ['.tsx']).filter(({ path }) => !path.includes('.test.'));

test('colours stand in the tokens and nowhere else', () => {
  const raw = [...sheets, ...components]
    .filter(({ path }) => path !== TOKENS)
    .flatMap(({ path, text }) => (text.match(RAW_COLOUR) ?? []).map((colour) => `${path}: ${colour}`));
  expect(raw).toEqual([]);
});

test('a raw colour would be found', () => {
  expect('color: #fff; background: oklch(0.5 0 0); border-color: red'.match(RAW_COLOUR)).toHaveLength(3);
});

test('every token that is used is defined, and every one defined is used', () => {
  const all = sheets.map(({ text }) => text).join('\n');
  const scripts = components.map(({ text }) => text).join('\n');
  const defined = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name));
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  const unused = [...defined].filter(
    (name) =>
      !used.has(name) &&
      !scripts.includes(name) &&
      !name.startsWith('--cart-button') &&
      !name.startsWith('--pswp-'),
  );
  expect(unused).toEqual([]);
});

test('no component writes a style attribute: the content security policy would refuse it', () => {
  expect(components.filter(({ text }) => /\sstyle=\{/.test(text)).map(({ path }) => path)).toEqual([]);
});

test('every class name that a component takes from its sheet stands there', () => {
  const missing = components.flatMap(({ path, text }) => {
    const sheet = /import styles from '\.\/([\w-]+\.module\.css)'/.exec(text)?.[1];
    const css = sheets.find((each) => each.path === path.replace(/[^/]+$/, sheet ?? ''))?.text ?? '';
    return [...text.matchAll(/styles\.(\w+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !new RegExp(`\\.${name}\\b`).test(css))
      .map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});

/** Rules that hold the last state of an animation driven by scrolling, outside of a question whether the browser can. */
function heldWithoutAsking(sheet: string): readonly string[] {
  const asked = /@supports \(animation-timeline[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
  return (sheet.replaceAll(asked, '').match(/\{[^{}]*\}/g) ?? []).filter(
    (rule) =>
      rule.includes('animation-timeline:') && /animation(-fill-mode)?:[^;]*\b(both|forwards)\b/.test(rule),
  );
}

test('an animation driven by scrolling holds its end only where the browser knows such a thing', () => {
  // Elsewhere it takes no time, and is at its end for good.
  expect(sheets.flatMap(({ text }) => heldWithoutAsking(text))).toEqual([]);
  const held = '.a { animation: away linear both; animation-timeline: scroll(); }';
  expect(heldWithoutAsking(held)).toHaveLength(1);
  expect(heldWithoutAsking(`@supports (animation-timeline: scroll()) { ${held} }`)).toHaveLength(0);
});
