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
    problems: [],
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

test('removes the discount of a price that is no longer reduced, or is almost nothing', () => {
  for (const price of [20_000, 1]) {
    const { products } = mergeCatalogue([{ ...product, isOnSale: true }], [engineProduct({ price })]);
    assert.deepEqual(products, [
      {
        id: '1',
        title: 'Radio',
        price: price / 100,
        availableQuantity: 5,
        isSoldOut: false,
      },
    ]);
  }
});

test('offers a product whose stock the engine does not count, whatever the catalogue says', () => {
  const soldOut = { id: '1', price: 100, availableQuantity: 0, isSoldOut: true, isAvailable: false };
  const { products, changed } = mergeCatalogue([soldOut], [engineProduct({ stock: null })]);
  assert.deepEqual(products, [{ id: '1', price: 100, isSoldOut: false, isAvailable: true }]);
  assert.equal(changed, 1);
});

const soldOut = { ...product, isSoldOut: true, availableQuantity: 0 };

for (const [what, engine, line] of [
  ['that is withdrawn', [engineProduct({ isWithdrawn: true })], /^Shown as sold out: id 1: it is disabled/],
  ['that was deleted', [], /^Shown as sold out: id 1: the engine does not have it/],
  [
    'whose SKU another variant has',
    [engineProduct(), engineProduct({ price: 1 })],
    /^Shown as sold out: id 1: 2 variants have this SKU/,
  ],
] as const) {
  test(`shows a product ${what} as sold out, and the others as they are`, () => {
    const other = { id: '2', price: 1, availableQuantity: 5 };
    const merged = mergeCatalogue([product, other], [...engine, engineProduct({ id: '2', price: 100 })]);
    assert.deepEqual(merged.products, [soldOut, other]);
    assert.equal(merged.problems.length, 1);
    assert.match(merged.problems[0] ?? '', line);
  });
}

test('takes the variant that is for sale if another with its SKU is withdrawn', () => {
  const withdrawn = engineProduct({ isWithdrawn: true, price: 1 });
  for (const engine of [
    [engineProduct(), withdrawn],
    [withdrawn, engineProduct()],
  ])
    assert.deepEqual(mergeCatalogue([product], engine).products, [product]);
});

test('adopts nothing that the check of the shop refuses', () => {
  const refused = new Map([
    ['1', 'price: must be above 0'],
    ['3', 'category: there is no category "radio"'],
  ]);
  const engine = [engineProduct({ price: 0 }), engineProduct({ id: '3', category: 'radio' })];
  const { products, added, changed, problems } = mergeCatalogue([product], engine, refused);
  assert.deepEqual([products, added, changed], [[soldOut], 0, 0]);
  assert.deepEqual(problems, [
    'Shown as sold out: id 1: price: must be above 0',
    'Not published: id 3: category: there is no category "radio"',
  ]);
});

test('adds new products, names those that have no address or share one, and ignores withdrawn ones', () => {
  const { products, added, problems } = mergeCatalogue(
    [],
    [
      engineProduct(),
      engineProduct({ id: '', title: 'No SKU' }),
      engineProduct({ id: ' ', title: 'Blank SKU' }),
      engineProduct({ id: 'twice' }),
      engineProduct({ id: 'twice' }),
      engineProduct({ id: 'x'.repeat(101) }),
      engineProduct({ id: '4', isWithdrawn: true }),
      engineProduct({ id: '', isWithdrawn: true }),
    ],
  );
  assert.deepEqual(
    products.map(({ id }) => id),
    ['1'],
  );
  assert.equal(added, 1);
  assert.deepEqual(
    problems.map((problem) =>
      problem
        .replace(/(x)x+/, '$1')
        .split(/[:;,] /, 3)
        .slice(0, 3)
        .join(': '),
    ),
    [
      'Not published: "No SKU": it has no variant with a SKU',
      'Not published: "Blank SKU": it has no variant with a SKU',
      'Not published: id twice: 2 variants have this SKU',
      'Not published: id x: the SKU is longer than 100 characters',
    ],
  );
});

for (const [html, text] of [
  ['<p>One &amp; two.</p><p>Three&nbsp;&lt;&nbsp;4</p>', 'One & two.\n\nThree < 4'],
  ['<h2>A</h2><ul><li><p>b</p></li><li><strong>c</strong><br/>d</li></ul>', 'A\nb\n\nc\nd'],
  ['<p></p>', ''],
  [' 5 < 6 and 7 > 4 ', '5 < 6 and 7 > 4'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
] as const) {
  test(`publishes the description ${html} as text`, () => {
    const { products } = mergeCatalogue([], [engineProduct({ description: html })]);
    assert.equal(products[0]?.['description'], text);
  });
}
