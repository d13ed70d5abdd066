import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
mkdirSync(join(folder, 'deep'));
const one = join(folder, 'one.module.css');
const two = join(folder, 'deep', 'two.module.css');
writeFileSync(one, '/* .no */ .card, .title:hover { color: red } @keyframes turn { to { rotate: 1turn } }');
writeFileSync(two, '.card > .title { margin: 0.5rem }');

test('every class of every sheet has a short name of its own, the same each time', () => {
  const name = shortClassNames(folder);
  const names = [
    name('card', one),
    name('title', one),
    name('turn', one),
    name('card', two),
    name('title', two),
  ];
  expect(new Set(names).size).toBe(names.length);
  for (const each of names) expect(each).toMatch(/^[a-z][a-z0-9]{1,2}$/);
  const again = shortClassNames(folder);
  expect(again('title', `${two}?used`)).toBe(name('title', two));
});

test('a class that is in no sheet is an error, not a silent new name', () => {
  expect(() => shortClassNames(folder)('no', one)).toThrow('no was not found');
});

test('no name is one that advertisement blockers hide', () => {
  const many = join(folder, 'many.module.css');
  writeFileSync(many, Array.from({ length: 900 }, (_, at) => `.c${at}{top:0}`).join(''));
  const name = shortClassNames(folder);
  const names = Array.from({ length: 900 }, (_, at) => name(`c${at}`, many));
  expect(new Set(names).size).toBe(900);
  expect(names).not.toContain('ad');
});
