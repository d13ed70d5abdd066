import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './support/source-files.ts';

const TOKENS = 'app/styles/tokens.css';

/** A colour that is not a token. `transparent` and `currentColor` are allowed. */
const RAW_COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*[\d.]|:\s*(?:black|white|red|green|blue|gr[ae]y|orange|yellow)\b/gi;

const sheets = sourceFiles('app', ['.css']);
const components = sourceFiles('app', ['.tsx']).filter(({ path }) => !path.includes('.test.'));

test('only tokens.css defines colours', () => {
  const raw = [...sheets, ...components]
    .filter(({ path }) => path !== TOKENS)
    .flatMap(({ path, text }) => (text.match(RAW_COLOUR) ?? []).map((colour) => `${path}: ${colour}`));
  expect(raw).toEqual([]);
});

test('every used token is defined, and every defined token is used', () => {
  const css = sheets.map(({ text }) => text).join('\n');
  const componentCode = components.map(({ text }) => text).join('\n');
  const defined = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name));
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  const unused = [...defined].filter(
    (name) =>
      !used.has(name) &&
      !componentCode.includes(name) &&
      // Read by PhotoSwipe's own style sheet.
      !name.startsWith('--pswp-'),
  );
  expect(unused).toEqual([]);
});

test('no component sets a style attribute, which the content security policy blocks', () => {
  expect(components.filter(({ text }) => /\sstyle=\{/.test(text)).map(({ path }) => path)).toEqual([]);
});

test('every class name that a component uses is in its style sheet', () => {
  const missing = components.flatMap(({ path, text }) => {
    const sheet = /import styles from '([^']+\.module\.css)'/.exec(text)?.[1] ?? '';
    const sheetPath = sheet.startsWith('#') ? sheet.slice(1) : join(dirname(path), sheet);
    const css = sheets.find((file) => file.path === sheetPath)?.text ?? '';
    return [...text.matchAll(/styles\.(\w+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !new RegExp(`\\.${name}\\b`).test(css))
      .map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});

/**
 * The CSS rules outside `@supports (animation-timeline …)` whose scroll-driven animation keeps its last state.
 * A browser without scroll-driven animations would show that state from the start.
 */
function unguardedScrollAnimations(sheet: string): readonly string[] {
  const supportsBlock = /@supports \(animation-timeline[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
  return (sheet.replaceAll(supportsBlock, '').match(/\{[^{}]*\}/g) ?? []).filter(
    (rule) =>
      rule.includes('animation-timeline:') && /animation(-fill-mode)?:[^;]*\b(both|forwards)\b/.test(rule),
  );
}

test('scroll-driven animations that keep their last state are inside @supports', () => {
  expect(sheets.flatMap(({ text }) => unguardedScrollAnimations(text))).toEqual([]);
});
