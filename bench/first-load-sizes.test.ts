import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { firstLoadSizes } from './first-load-sizes.ts';
import { fileOf, PAGES } from './pages.ts';

const site = mkdtempSync(join(tmpdir(), 'first-load-'));
afterAll(() => rmSync(site, { recursive: true }));

function publish(file: string, content: string): void {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), content);
}

test('a page weighs its compressed copies, and what its scripts import counts once', () => {
  const html = '<link rel="stylesheet" href="/a.css"><script type="module" src="/a.js"></script>';
  for (const { path } of PAGES) publish(fileOf(path), html);
  publish('index.html.gz', 'x'.repeat(30));
  publish('a.css', 'x'.repeat(400));
  publish('a.css.gz', 'x'.repeat(100));
  publish('a.js', 'import"./b.js";import"./c.js";');
  publish('a.js.gz', 'x'.repeat(2000));
  publish('b.js', 'import"./c.js";import("./later.js")');
  publish('b.js.gz', 'x'.repeat(500));
  publish('c.js', 'import"./a.js"');

  const home = firstLoadSizes(site).measured.filter(({ of }) => of === 'Home');
  expect(home).toEqual([
    { of: 'Home', figure: 'javascript', value: 2.514 },
    { of: 'Home', figure: 'css', value: 0.1 },
    { of: 'Home', figure: 'html', value: 0.03 },
  ]);
});
