import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

function run(script: string, argument: string, environment: NodeJS.ProcessEnv) {
  return spawnSync(process.execPath, [script, ...(argument === '' ? [] : [argument])], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
}

function parentFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'new-shop-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const makeShop = (argument: string, calledIn: string) =>
  run('scripts/shop-new.ts', argument, { INIT_CWD: calledIn });

test('makes a shop that passes the check and names the JSON Schemas of the program', () => {
  const parent = parentFolder();
  expect(makeShop('my-shop', parent)).toMatchObject({ status: 0, stderr: '' });
  const folder = join(parent, 'my-shop');
  const { status, stdout, stderr } = run('scripts/catalogue-check.ts', '', {
    SHOP_DIR: folder,
    INIT_CWD: '',
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '1 product, 1 category: no mistakes\n' });
  expect(stderr).not.toContain('public/');
  expect(stderr).toContain('shop.json: still as in the example: name, tagline, url, ');
  expect(stderr).toContain('products.json: still has the example product');
  expect(stderr).toMatch(/^pages\/privacy-policy\.md: line 14: to do: add what you do with orders/m);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const { $schema }: { readonly $schema: string } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    expect(existsSync(resolve(folder, $schema)), file).toBe(true);
  }
});

test.each([
  ['no folder', '', /^Name the folder: npm run shop:new -- \.\.\/my-shop\n$/],
  ['a file', 'file', /file is a file\. Name another folder\.\n$/],
  ['a folder with files', '.', /is not empty\. Nothing was changed; name another folder\.\n$/],
])('refuses %s', (_, argument, line) => {
  const parent = parentFolder();
  writeFileSync(join(parent, 'file'), '');
  const { status, stderr } = makeShop(argument, parent);
  expect(status).toBe(1);
  expect(stderr).toMatch(line);
  expect(readdirSync(parent)).toEqual(['file']);
});
