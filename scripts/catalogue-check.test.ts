import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueFolder } from '#app/catalogue/catalogue-files.server.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  cpSync(catalogueFolder(), folder, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

const check = () =>
  spawnSync(process.execPath, ['scripts/catalogue-check.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CATALOGUE_DIR: folder },
  });

test('a sound catalogue is counted', () => {
  const { status, stdout, stderr } = check();
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\d+ products, \d+ categories: no mistakes\n$/);
  expect(status).toBe(0);
});

test('a broken one fails, with a line for each mistake', () => {
  const path = join(folder, 'products.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"price": 5495', '"price": 0'));
  const { status, stdout, stderr } = check();
  expect(stdout).toBe('');
  expect(stderr).toMatch(
    /products\.json: product 45: price: must be above 0 — write the price in dollars, like 199\.99\n$/,
  );
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
});
