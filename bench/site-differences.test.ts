import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteDifferences } from './site-differences.ts';

const root = mkdtempSync(join(tmpdir(), 'sites-'));
const [one, other] = [join(root, 'one'), join(root, 'other')];
mkdirSync(one);
mkdirSync(other);
afterAll(() => rmSync(root, { recursive: true }));

function publish(file: string, first: string | undefined, second: string | undefined): void {
  if (first !== undefined) writeFileSync(join(one, file), first);
  if (second !== undefined) writeFileSync(join(other, file), second);
}

test('the same bytes are no difference', () => {
  publish('same.html', 'é', 'é');
  expect(siteDifferences(one, other, ['same.html'])).toEqual([]);
});

test('a difference is told with where it begins', () => {
  publish('page.html', 'four cards', 'four lists');
  publish('longer.html', 'four', 'four cards');
  expect(siteDifferences(one, other, ['page.html', 'longer.html'])).toEqual([
    { file: 'page.html', how: '10 and 10 bytes, from byte 5: "cards" and "lists"' },
    { file: 'longer.html', how: '4 and 10 bytes, from byte 4: "" and " cards"' },
  ]);
});

test('a file that one site lacks is a difference, one that both lack is none', () => {
  publish('new.js', undefined, '1');
  expect(siteDifferences(one, other, ['new.js', 'nowhere.js'])).toEqual([
    { file: 'new.js', how: 'only in the second site' },
  ]);
});
