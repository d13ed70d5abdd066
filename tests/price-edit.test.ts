import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProjectCopy } from './support/project-copy.ts';
import { sourceFiles } from './support/source-files.ts';

const THIS_FILE = 'tests/price-edit.test.ts';

/**
 * The folders whose code may import the catalogue, so that a price could reach their unit tests. `tests/architecture.test.ts`
 * forbids it everywhere else.
 */
const CATALOGUE_READERS = ['app/catalogue/', 'app/routes', 'bench/', 'scripts/', 'tests/'];

/** Raises the price of the first product without an original price by a dollar, as README describes. */
function raiseFirstPrice(products: string): string {
  return products.replace(
    /"price": ([\d.]+),(?!\s*"(?:originalPrice|oldPrice)")/,
    (_, price) => `"price": ${Number(price) + 1},`,
  );
}

test('a price edit breaks neither the catalogue check nor any unit test that a price could reach', {
  timeout: 240_000,
}, async () => {
  // In a copy, so that an interrupted run cannot leave a wrong price in the shop.
  await inProjectCopy('.', (copy) => {
    const file = join(copy, 'app/catalogue/data/products.json');
    const original = readFileSync(file, 'utf8');
    const edited = raiseFirstPrice(original);
    expect(edited).not.toBe(original);
    writeFileSync(file, edited);
    // Otherwise the unit tests would start this test again.
    rmSync(join(copy, THIS_FILE));

    const run = (...args: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
      expect(status, `${stdout}${stderr}`).toBe(0);
    };
    run('scripts/catalogue-check.ts');
    run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...CATALOGUE_READERS);
  });
});

const OWN_DATA_OR_READER =
  /catalogue\/data|catalogueFolder|#app\/(?:routes\/|catalogue\/(?!catalogue-files\.server|valid-catalogue\.fixture))\w/;

test('outside app/catalogue/, no test of app/ or tests/ names the shop’s own data or a module that could read them', () => {
  const tests = [...sourceFiles('app', ['.test.ts', '.test.tsx']), ...sourceFiles('tests', ['.ts', '.tsx'])];
  const readers = tests.filter(
    ({ path, text }) =>
      path !== THIS_FILE && !path.startsWith('app/catalogue/') && OWN_DATA_OR_READER.test(text),
  );
  expect(readers.map(({ path }) => path)).toEqual([]);
});
