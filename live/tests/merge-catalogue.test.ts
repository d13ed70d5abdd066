import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EngineProduct, mergeCatalogue } from '../scripts/merge-catalogue.ts';

const engineProduct = (changes: Partial<EngineProduct> = {}): EngineProduct => ({
  id: '1',
  title: 'Radio',
  description: 'A radio.',
  brand: 'Icom',
  category: 'radios',
  price: 10_000,
  stock: 5,
  isWithdrawn: false,
  ...changes,
});
const product = {
  id: '1',
  title: 'Radio',
  price: 100,
  originalPrice: 200,
  discount: 50,
  availableQuantity: 5,
  isSoldOut: false,
};

test('leaves an unchanged product as it is', () => {
  assert.deepEqual(mergeCatalogue([product], [engineProduct()]), {
    products: [product],
    changed: 0,
    added: 0,
    withdrawn: 0,
    incomplete: [],
  });
});

test('adopts price and stock of the engine, and corrects the discount', () => {
  const { products, changed } = mergeCatalogue([product], [engineProduct({ price: 15_050, stock: 0 })]);
  assert.deepEqual(products, [
    {
      ...product,
      price: 150.5,
      discount: 25,
      availableQuantity: 0,
      isSoldOut: true,
    },
  ]);
  assert.equal(changed, 1);
});

test('removes the discount of a price that is no longer reduced', () => {
  const { products } = mergeCatalogue([{ ...product, isOnSale: true }], [engineProduct({ price: 20_000 })]);
  assert.deepEqual(products, [
    {
      id: '1',
      title: 'Radio',
      price: 200,
      availableQuantity: 5,
      isSoldOut: false,
    },
  ]);
});

test('offers a product whose stock the engine does not count, whatever the catalogue says', () => {
  const soldOut = { id: '1', price: 100, availableQuantity: 0, isSoldOut: true, isAvailable: false };
  const { products, changed } = mergeCatalogue([soldOut], [engineProduct({ stock: null })]);
  assert.deepEqual(products, [{ id: '1', price: 100, isSoldOut: false, isAvailable: true }]);
  assert.equal(changed, 1);
});

test('marks a withdrawn product as sold out, and keeps one that the engine does not know', () => {
  const other = { id: '2', price: 1 };
  const { products, withdrawn } = mergeCatalogue([product, other], [engineProduct({ isWithdrawn: true })]);
  assert.deepEqual(products, [{ ...product, isSoldOut: true, availableQuantity: 0 }, other]);
  assert.equal(withdrawn, 1);
});

test('adds new products that are complete, names what incomplete ones lack, and ignores withdrawn ones', () => {
  const { products, added, incomplete } = mergeCatalogue(
    [],
    [
      engineProduct(),
      engineProduct({ id: '3', brand: null, description: '' }),
      engineProduct({ id: '4', isWithdrawn: true }),
    ],
  );
  assert.deepEqual(
    products.map(({ id }) => id),
    ['1'],
  );
  assert.equal(added, 1);
  assert.deepEqual(incomplete, [{ id: '3', missing: ['brand', 'description'] }]);
});
