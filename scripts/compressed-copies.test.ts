import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { writeCompressedCopies } from './compressed-copies.ts';

const TEXT = 'A camera for ports and bridges. '.repeat(40);

async function namesAfterCompressing(contents: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, name), content);
  await writeCompressedCopies(Object.keys(contents).map((name) => join(folder, name)));
  for (const [name, content] of Object.entries(contents)) {
    if (!readdirSync(folder).includes(`${name}.br`)) continue;
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(content);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(content);
  }
  return readdirSync(folder).toSorted();
}

test('writes a Brotli and a gzip copy of each text file', async () => {
  expect(await namesAfterCompressing({ 'index.html': TEXT, '45.data': TEXT })).toEqual([
    '45.data',
    '45.data.br',
    '45.data.gz',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
});

test('leaves pictures and files of less than 512 bytes as they are', async () => {
  const contents = { '1.webp': TEXT, 'robots.txt': 'User-agent: *' };
  expect(await namesAfterCompressing(contents)).toEqual(Object.keys(contents));
});

test('compresses more files than it opens at once', async () => {
  const contents = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`${n}.html`, TEXT]));
  expect(await namesAfterCompressing(contents)).toHaveLength(120);
});
