// What the engine does when it starts and products in the catalogue's files were changed, removed or added again.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Owner } from './owner.ts';
import { startBeforeTests } from './support.ts';

const IDS = ['1', '2', '3', '4'];
const SHOP = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../tests/fixtures/catalogue/shop.json'), 'utf8'),
);
const { stack, guest } = startBeforeTests({
  engine: 'tests/run-engine-with-catalogue.ts',
  prepare: ({ dataFolder }) => writeCatalogue(dataFolder, IDS),
});

type Changes = Readonly<Record<string, object>>;

/** @param changes other values of products, by id */
function catalogueProducts(ids: readonly string[], changes: Changes = {}) {
  return ids.map((id) => ({
    id,
    title: `Product ${id}`,
    brand: 'Brand',
    category: 'radios',
    description: 'A product.',
    price: 10,
    ...changes[id],
  }));
}

function writeCatalogue(dataFolder: string, ids: readonly string[], changes?: Changes): void {
  const folder = join(dataFolder, 'shop');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
  // Without the sections of its home page, which name categories.
  write('shop', { ...SHOP, home: ['newArrivals'] });
  write('categories', { categories: ['radios', 'cameras'].map((slug) => ({ id: slug, slug, title: slug })) });
  write('products', { products: catalogueProducts(ids, changes) });
}

async function restartWith(ids: readonly string[], changes?: Changes): Promise<void> {
  await stack.engine.stop();
  writeCatalogue(stack.settings.dataFolder, ids, changes);
  await stack.engine.start();
}

async function onSale(): Promise<readonly string[]> {
  const { body } = await guest.prices(...IDS);
  return body.lines.flatMap(({ productId, price }: { productId: string; price: number | null }) =>
    price === null ? [] : [productId],
  );
}

async function setEnabled(sku: string, enabled: boolean): Promise<void> {
  const owner = await Owner.signIn(stack.settings);
  await owner.updateVariant(sku, { enabled });
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

test('title, description, brand and category follow the files, and are written only if they have changed', async () => {
  const changes = {
    1: { title: 'Another title' },
    2: { description: 'Another text.' },
    3: { brand: 'Another brand' },
    4: { category: 'cameras' },
  };
  await restartWith(IDS, changes);
  const products = await productsInEngine();
  assert.deepEqual(
    products.map(({ updatedAt: _time, ...texts }) => texts),
    catalogueProducts(IDS, changes).map(({ price: _price, ...texts }) => texts),
  );
  await restartWith(IDS, changes);
  assert.deepEqual(await productsInEngine(), products);
});

test('what the owner has changed in the back office stays until it changes in the files', async () => {
  const owner = await Owner.signIn(stack.settings);
  await owner.updateVariant('1', {
    translations: [{ languageCode: 'en', name: 'Title of the owner' }],
    customFields: { maxQuantity: 7 },
  });
  const inEngine = async () => {
    const { rows } = await stack.database.query(
      `SELECT name AS title, "customFieldsMaxquantity" AS "maxQuantity"
       FROM product_variant JOIN product_variant_translation ON "baseId" = product_variant.id WHERE sku = '1'`,
    );
    return rows[0];
  };
  const changes = { 1: { title: 'Another title', price: 11 } };
  await restartWith(IDS, changes);
  assert.deepEqual(await inEngine(), { title: 'Title of the owner', maxQuantity: 7 });
  await restartWith(IDS, { 1: { ...changes[1], maxQuantity: 3 } });
  assert.deepEqual(await inEngine(), { title: 'Another title', maxQuantity: 3 });
});

test('a product of the owner whose SKU is that of another stays as it is, and neither is sold', async () => {
  const owner = await Owner.signIn(stack.settings);
  await owner.addProduct({ title: 'Of the owner', sku: '4', price: 1234 });
  await restartWith(IDS, { 4: { title: 'Changed again', price: 20 } });
  const titles = (await productsInEngine()).filter(({ id }) => id === '4').map(({ title }) => title);
  assert.deepEqual(new Set(titles), new Set(['Changed again', 'Of the owner']));
  assert.equal((await onSale()).includes('4'), false);
});

async function productsInEngine() {
  const { rows } = await stack.database.query(
    `SELECT sku AS id, name AS title, "customFieldsBrand" AS brand, "customFieldsCategory" AS category, description,
       product."updatedAt" AS "updatedAt"
     FROM product
     JOIN product_translation ON product_translation."baseId" = product.id
     JOIN product_variant ON product_variant."productId" = product.id
     ORDER BY sku`,
  );
  return rows;
}
