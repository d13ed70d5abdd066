import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createOwn from '#app/ui/lucide-runtime.ts';
import { drawingAlone } from './own-lucide-runtime.ts';

/** What `app/ui/icon.tsx` asks for. */
const ASKED = { 'aria-hidden': true, size: 18, strokeWidth: 1.5, absoluteStrokeWidth: true } as const;

/** The attributes of each element. Lucide's name of the class styles nothing here, and HTML needs no namespace. */
function drawing(markup: string) {
  return [...markup.matchAll(/<(\w+)([^>]*)>/g)].map(([, tag = '', inside = '']) => ({
    tag,
    attributes: (inside.match(/[\w-]+="[^"]*"/g) ?? [])
      .filter((attribute) => !/^(class|xmlns)=/.test(attribute))
      .toSorted(),
  }));
}

test('an icon of a build is drawn as the library draws it', () => {
  const library = createLucideIcon('minus', [['path', { d: 'M5 12h14', key: 'a' }]]);
  const own = createOwn({ size: 24, node: [['path', { d: 'M5 12h14', key: 'a' }]] });
  expect(drawing(renderToStaticMarkup(createElement(own, { ...ASKED })))).toEqual(
    drawing(renderToStaticMarkup(createElement(library, ASKED))),
  );
});

test("of an icon's data only what is drawn is published", () => {
  const path = fileURLToPath(import.meta.resolve('lucide-react/dist/esm/icons/circle-check.mjs'));
  const published = drawingAlone(readFileSync(path, 'utf8'));
  expect(published).toContain('["circle", { cx: "12", cy: "12", r: "10" }]');
  expect(published).not.toMatch(/name:|key:|aliases:/);
});
