// What a start of the engine does with products that leave the catalogue's files and return.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Owner } from './owner.ts';
import { startBeforeTests } from './support.ts';

const IDS = ['1', '2', '3', '4'];
const { stack, guest } = startBeforeTests({
  engine: 'tests/run-engine-with-catalogue.ts',
  prepare: ({ dataFolder }) => writeCatalogue(dataFolder, IDS),
});

function writeCatalogue(dataFolder: string, ids: readonly string[]): void {
  const folder = join(dataFolder, 'shop/app/catalogue/data');
  mkdirSync(folder, { recursive: true });
  const products = ids.map((id) => ({
    id,
    title: `Product ${id}`,
    brand: 'Brand',
    category: 'radios',
    description: 'A product.',
    price: 10,
  }));
  writeFileSync(join(folder, 'products.json'), JSON.stringify({ products }));
}

async function restartWith(ids: readonly string[]): Promise<void> {
  await stack.engine.stop();
  writeCatalogue(stack.settings.dataFolder, ids);
  await stack.engine.start();
}

async function onSale(): Promise<readonly string[]> {
  const { body } = await guest.ask('POST', '/api/prices', {
    lines: IDS.map((productId) => ({ productId, quantity: 1 })),
  });
  return body.lines.flatMap(({ productId, price }: { productId: string; price: number | null }) =>
    price === null ? [] : [productId],
  );
}

async function setEnabled(sku: string, enabled: boolean): Promise<void> {
  const { rows } = await stack.database.query('SELECT id FROM product_variant WHERE sku = $1', [sku]);
  const owner = await Owner.signIn(stack.settings);
  await owner.ask(
    'mutation ($input: [UpdateProductVariantInput!]!) { updateProductVariants(input: $input) { id } }',
    {
      input: [{ id: String(rows[0].id), enabled }],
    },
  );
}

test('a product that returns to the files is sold again, unless the owner has withdrawn it', async () => {
  assert.deepEqual(await onSale(), IDS);
  await setEnabled('2', false);
  await restartWith(['4']);
  assert.deepEqual(await onSale(), ['4']);
  // Product 3 was withdrawn because it left the files. The owner now enables it, then withdraws it.
  await setEnabled('3', true);
  assert.deepEqual(await onSale(), ['3', '4']);
  await setEnabled('3', false);
  await restartWith(IDS);
  assert.deepEqual(await onSale(), ['1', '4']);
  // The same once more.
  await restartWith(['4']);
  await restartWith(IDS);
  assert.deepEqual(await onSale(), ['1', '4']);
});
