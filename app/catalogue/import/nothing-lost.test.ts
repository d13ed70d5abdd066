import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mistakesIn, validCatalogue } from '#app/catalogue/valid-catalogue.fixture.ts';
import { importReport, OpenQuestion, planImport } from './plan-import.server.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const EMPTY: Readonly<Record<string, string>> = {
  ...validCatalogue({ shop: { currency: 'EUR' } }),
  'products.json': '{"products": []}',
  'categories.json': '{"categories": []}',
  'attributes.json': '{"attributes": []}',
  'banners.json': '{"banners": []}',
};

const file = (content: string | Buffer, name = 'a.csv') => ({ name, read: () => Buffer.from(content) });
const fixture = (name: string) => file(readFileSync(`tests/fixtures/imports/from-the-field/${name}`), name);
const plan = (of: ReturnType<typeof file>, own = EMPTY) => planImport([of], own, NOW);
const products = (...args: Parameters<typeof plan>) => plan(...args).products;
const report = (...args: Parameters<typeof plan>) => importReport(plan(...args)).join('\n');

/** What an owner is asked to complete in `import.json`. */
function question(
  of: ReturnType<typeof file>,
  own = EMPTY,
): { columns: Record<string, object>; text: string } {
  try {
    plan(of, own);
  } catch (error) {
    if (error instanceof OpenQuestion) return { ...JSON.parse(error.mapping), text: error.message };
    throw error;
  }
  throw new Error('nothing was asked');
}

/** Imports with the answer that all open numbers have this decimal sign. */
function answered(of: ReturnType<typeof file>, decimalSign: string, own = EMPTY): ReturnType<typeof plan> {
  try {
    return plan(of, own);
  } catch (error) {
    if (!(error instanceof OpenQuestion)) throw error;
    const mapping = error.mapping.replaceAll('"decimalSign": ""', `"decimalSign": "${decimalSign}"`);
    return plan(of, { ...own, 'import.json': mapping });
  }
}

const withCondition = (condition: string) =>
  file(`id,title,price,availability,condition\nA,Lamp,5,in stock,${condition}`);

const inCategories = (...paths: readonly string[]) =>
  file(
    `id,title,price,availability,product type\n${paths.map((path, index) => `${index},T${index},5,in stock,${path}`).join('\n')}`,
  );

const rowsOf = (text: string) => {
  const { read, products: sold, merged, leftOut } = plan(file(text)).reconciliation;
  return [read, sold, merged, leftOut].map((sum) => sum.rows);
};

const withColumns = (columns: object) => ({ ...EMPTY, 'import.json': JSON.stringify({ columns }) });

describe('exports as they are:', () => {
  test('items of a feed on one line are one product each', () => {
    const shown = products(fixture('feed-on-one-line.xml'));
    expect(shown.map(({ id, image, images }) => [id, image, images])).toEqual(
      ['C-1', 'C-2', 'C-3'].map((id) => [id, `https://x.example/${id}.jpg`, undefined]),
    );
  });

  test('an empty element of a feed is an empty text', () => {
    expect(products(fixture('feed-with-empty-element.xml')).map(({ id }) => id)).toEqual(['C-1', 'C-2']);
    const cut = '<rss><channel><item><g:id>1</g:id><g:mpn/>';
    expect(() => plan(file(cut))).toThrow('the file ends within an element');
  });

  test('a used product is used, and versions keep their group, size and colour', () => {
    expect(products(fixture('feed-used.xml'))).toMatchObject([
      { condition: 'used', family: { id: 'L' }, specifications: { Size: 'M', Color: 'Red' } },
    ]);
    expect(products(withCondition('used_like_new'))).toMatchObject([{ condition: 'used' }]);
    expect(products(withCondition('certified refurbished'))).toMatchObject([{ condition: 'refurbished' }]);
    expect(products(withCondition('new'))[0]).not.toHaveProperty('condition');
    expect(report(withCondition('dented'))).toContain(
      '1 × is no known condition, so the product counts as new',
    );
    const own = { ...EMPTY, ...plan(withCondition('used')).texts(products(withCondition('used'))) };
    expect(products(withCondition('new'), own)[0]).not.toHaveProperty('condition');
  });

  test('versions are joined by what tells them apart, with the colours that the export has', () => {
    const rows = 'T;Shirt;x;#1b2a49:Navy;S;T-NS;9\nT;;;#d8c8a8:Sand;S;T-SS;9';
    const heads = 'Handle;Title;Vendor;Option1 Value;Option2 Value;Variant SKU;Variant Price';
    const named = `${heads.replace('Option1 Value', 'Option1 Name;Option1 Value')}\n${rows.replace(';x;', ';x;Colour;').replace(';;;', ';;;;')}`;
    expect(products(file(named.replaceAll(';', ',')))).toMatchObject([
      {
        id: 'T-NS',
        title: 'Shirt, Navy',
        family: { id: 'T', title: 'Shirt', options: ['Colour'], swatch: '#1b2a49' },
        specifications: { Colour: 'Navy' },
      },
      { id: 'T-SS', family: { id: 'T', title: 'Shirt', options: ['Colour'], swatch: '#d8c8a8' } },
    ]);
  });

  test('sizes with one SKU are all taken, with ids of SKU and size', () => {
    const shown = products(fixture('shopify-one-sku-for-all-sizes.csv'));
    expect(shown.map(({ id, availableQuantity }) => [id, availableQuantity])).toEqual([
      ['LD-7-S', 1],
      ['LD-7-M', 2],
      ['LD-7-L', 3],
    ]);
    const list = 'Code,Name,Price,Size\nT1,Shirt,10,S\nT1,Shirt,11,M\nT2,Sock,3,S';
    const columns = {
      Code: { field: 'id' },
      Name: { field: 'title' },
      Price: { field: 'price' },
      Size: { field: 'specification' },
    };
    expect(products(file(list), withColumns(columns))).toMatchObject([
      { id: 'T1-S', title: 'Shirt, S', price: 10 },
      { id: 'T1-M', title: 'Shirt, M', price: 11 },
      { id: 'T2', title: 'Sock', price: 3 },
    ]);
  });

  test('only the picture of a variant is its own', () => {
    const rows = [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Variant Image',
      'cup,Cup,Colour,White,W,5,https://x.example/1.jpg,',
      'cup,,,Blue,B,5,https://x.example/2.jpg,https://x.example/blue.jpg',
      'cup,,,Red,R,5,https://x.example/3.jpg,',
    ];
    expect(products(file(rows.join('\n'))).map(({ image }) => image)).toEqual([
      'https://x.example/1.jpg',
      'https://x.example/blue.jpg',
      'https://x.example/1.jpg',
    ]);
  });

  test('a version with a picture of its own has none of the other versions', () => {
    const rows = [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src,Variant Image',
      'cup,Cup,Colour,White,W,5,https://x.example/all.jpg,https://x.example/white.jpg',
      'cup,,,Blue,B,5,https://x.example/white.jpg,https://x.example/blue.jpg',
      'cup,,,Red,R,5,https://x.example/blue.jpg,',
    ];
    const all = ['all', 'white', 'blue'].map((name) => `https://x.example/${name}.jpg`);
    expect(products(file(rows.join('\n')))).toMatchObject([
      { image: 'https://x.example/white.jpg', images: ['https://x.example/all.jpg'] },
      { image: 'https://x.example/blue.jpg', images: ['https://x.example/all.jpg'] },
      { image: all[0], images: all.slice(1) },
    ]);
  });

  test('fields of apps and themes are no specifications', () => {
    expect(products(fixture('shopify-metafields-of-apps.csv'))).toMatchObject([
      { specifications: { Fabric: 'Wool' } },
    ]);
    const category =
      'Handle,Title,Variant Price,Neckline (product.metafields.shopify.neckline)\ns,Scarf,5,Round';
    expect(products(file(category))[0]?.['specifications']).toEqual({ Neckline: 'Round' });
    const heads = [
      'judgeme.badge',
      'global.title_tag',
      'custom.related_products',
      'tea.origin',
      'specs.weave',
    ];
    const text = `Handle,Title,Variant Price,${heads.map((key) => `${key} (product.metafields.${key})`).join(',')}\ns,Scarf,5,${heads.map(() => 'x').join(',')}`;
    expect(products(file(text))[0]?.['specifications']).toEqual({ 'Specs.weave': 'x' });
    const origin = 'tea.origin (product.metafields.tea.origin)';
    expect(report(file(text))).toContain(`  "${origin}": 1 × such as "x"`);
    const chosen = products(file(text), withColumns({ [origin]: { field: 'specification' } }))[0];
    expect(chosen?.['specifications']).toMatchObject({ 'Tea.origin': 'x' });
  });

  test('a standard metafield of Shopify that repeats an option is no specification, and is counted', () => {
    const heads = ['Color', 'Shoe size', 'Color temperature', 'Target gender'].map(
      (label) => `${label} (product.metafields.shopify.${label.toLowerCase().replace(' ', '-')})`,
    );
    const own = 'Colour (product.metafields.custom.colour-range)';
    const rows = [
      `Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,${heads.join(',')},${own}`,
      's,Sneaker,Colour,Ivory,Size,36,A,5,ivory; navy,36; 37,warm,female,pale',
      's,,,Navy,,37,B,5,,,,,',
    ];
    const others = { 'Color temperature': 'warm', 'Target gender': 'female' };
    expect(products(file(rows.join('\n')))).toMatchObject([
      { specifications: { Colour: 'Ivory', Size: '36', ...others } },
      { specifications: { Colour: 'Navy', Size: '37', ...others } },
    ]);
    expect(products(file(rows.join('\n')))[0]?.['specifications']).not.toHaveProperty('Color');
    expect(products(file(rows.join('\n')))[0]?.['specifications']).not.toHaveProperty('Shoe size');
    expect(report(file(rows.join('\n')))).toContain(
      '  4 × a standard field of Shopify repeats an option, such as "Color: ivory; navy", so it was left out (first: a.csv: line 2',
    );
  });

  test('hidden products are left out, and so are those of a product that is', () => {
    expect(
      products(fixture('woocommerce-meta-and-hidden.csv')).map(({ id, specifications }) => [
        id,
        specifications,
      ]),
    ).toEqual([['W-1', undefined]]);
    expect(report(fixture('woocommerce-meta-and-hidden.csv'))).toContain(
      'Left out:\n  1 × the product is hidden there; show it there, or add it by hand (woocommerce-meta-and-hidden.csv: line 3: Visibility in catalog: "hidden"), prices 1.00',
    );
    const woo = `ID,Type,SKU,Name,Published,Visibility in catalog,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)
1,variable,A,Cup,-1,visible,,,Size,S
2,variation,A-S,Cup - S,1,visible,5,A,Size,S
3,variable,B,Mug,1,hidden,,,Size,S
4,variation,B-S,Mug - S,1,visible,5,id:3,Size,S`;
    expect([products(file(woo)), plan(file(woo)).reconciliation.leftOut.rows]).toEqual([[], 4 - 2]);
    const magento = 'sku,product_type,name,price,visibility\nA,simple,Cup,5,Not Visible Individually';
    expect(products(file(magento))).toEqual([]);
  });

  test("Magento's stock counts if the setting of the shop counts it", () => {
    const shown = fixture('magento-stock-by-config.csv');
    expect(products(shown)).toMatchObject([
      { availableQuantity: 4, category: 'candles', specifications: { Scent: 'Pine' } },
    ]);
    expect(Object.keys(products(shown)[0]?.['specifications'] ?? {})).toEqual(['Scent']);
    expect(report(shown)).toContain('1 × of its 3 categories one was taken, such as "Home > Candles"');
  });

  test('a price list without codes has ids from its names', () => {
    const list = fixture('price-list-without-codes.csv');
    const { columns } = question(list);
    expect(columns).toMatchObject({
      Name: { field: 'title' },
      Group: { field: 'category' },
      Price: { field: 'price' },
    });
    expect(products(list, withColumns(columns))).toMatchObject([
      { id: 'Tin-cup', price: 5, category: 'cups' },
      { id: 'Oak-cup', price: 7.5 },
    ]);
  });

  test.each([
    [readFileSync('tests/fixtures/imports/from-the-field/error-page.csv'), 'a web page'],
    ['<table><tr><td>1</td></tr></table>', 'a web page'],
    ['<?xml version="1.0"?>\n<!DOCTYPE html><html/>', 'a web page'],
    ['%PDF-1.7\n\u00e2', 'a PDF'],
    ['{"products": [{"id": 1}]}', 'JSON'],
    ['[\n  {"id": 1}]', 'JSON'],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'a spreadsheet of an old form'],
    [Buffer.from([0x1f, 0x8b, 8]), 'a packed file'],
  ])('something else is named as what it is (%#)', (content, kind) => {
    expect(() => plan(file(content))).toThrow(`a.csv: is ${kind}, not an export; export the products as CSV`);
  });

  test('comments above the heads are skipped, and heads with a number sign are not', () => {
    expect(products(fixture('facebook-template.csv'))).toMatchObject([{ id: 'C-1', price: 5 }]);
    const commented = '# exported on Monday, by Anna\n#\nid,title,price,availability\nA,Lamp,5,in stock';
    expect(report(file(`${commented}\nB,,5,in stock`))).toContain('(a.csv: line 5: title: "")');
    expect(question(file('# Artikel;Text;VK\n1;Lampe;5,00')).columns).toHaveProperty(['# Artikel']);
  });

  test('a list without heads is a product in each line', () => {
    const list = file('Tin cup;Cups;5,00\nOak cup;Cups;7,50');
    const { columns } = question(list);
    expect(columns).toMatchObject({ 'Column 1': { samples: ['Tin cup', 'Oak cup'] }, 'Column 3': {} });
    const answers = { 'Column 1': { field: 'title' }, 'Column 3': { field: 'price' } };
    expect(products(list, withColumns(answers))).toMatchObject([
      { title: 'Tin cup', price: 5 },
      { title: 'Oak cup', price: 7.5 },
    ]);
  });

  test("Wix's versions have the price and discount of their product with their surcharge", () => {
    expect(products(fixture('wix.csv'))).toMatchObject([
      {
        id: 'LD-S',
        price: 60,
        originalPrice: 80,
        availableQuantity: 4,
        image: 'https://static.wixstatic.com/media/abc_1~mv2.jpg',
      },
      { id: 'LD-M', price: 63.75, originalPrice: 85, availableQuantity: 0 },
    ]);
    expect(report(fixture('wix.csv'))).toContain('1 × the product is not published;');
  });

  test('WooCommerce writes prices in the language of the shop, and weights with a point', () => {
    expect(products(fixture('woocommerce-german.csv'))).toMatchObject([
      { price: 9.5, weight: '250 g', specifications: { Länge: '12.5 cm' } },
      { price: 39, originalPrice: 49, weight: '1.5 kg' },
    ]);
    const heads = 'ID,Typ,Artikelnummer,Name,Veröffentlicht,"Gewicht (kg)","Regulärer Preis"';
    expect(products(file(`${heads}\n1,simple,A,Kiste,1,1.250,"9,50"`))).toMatchObject([
      { weight: '1.25 kg', price: 9.5 },
    ]);
  });

  test('a number with a comma changes no other', () => {
    expect(products(fixture('feed-weight-with-comma.xml'))).toMatchObject([
      { price: 12.5, weight: '500 g' },
      { price: 7.5, weight: '400 g' },
    ]);
    const mixed = 'id,title,price,availability\nA,Lamp,9.50,in stock\nB,Bell,"9,50",in stock';
    expect(products(file(mixed)).map(({ price }) => price)).toEqual([9.5, 9.5]);
  });

  test('a column that can be read in two ways is asked about, and read as the owner says', () => {
    const list = file('id,title,price,availability\nA,Lamp,1.299,in stock\nB,Bell,5,in stock');
    const { columns, text } = question(list);
    expect(text).toBe(
      'a.csv: price: "1.299" can mean 1.299 or 1299. import.json lists it after a run without --dry-run: write "." or "," as its decimalSign, whichever stands before the decimals, then run the import again',
    );
    expect(columns).toEqual({ price: { decimalSign: '', samples: ['1.299'] } });
    expect(answered(list, ',').products.map(({ price }) => price)).toEqual([1299, 5]);
    // The answer "." means thousandths, of which the owner is told.
    expect(answered(list, '.').products.map(({ price }) => price)).toEqual([1.3, 5]);
    expect(importReport(answered(list, '.')).join('\n')).toContain(
      '1 × has more decimals than cents, so it was rounded (a.csv: line 2: price: "1.299")',
    );
  });

  test('a renamed category leaves no empty one, and the owner is told', () => {
    const first = plan(fixture('category-before.csv'));
    const own = { ...EMPTY, ...first.texts(first.products) };
    const next = plan(fixture('category-after.csv'), own);
    expect(next.categories).toEqual(first.categories);
    expect(importReport(next).join('\n')).toContain(
      '1 × is now in "Headwear" in the file, and stays where it is here; to move it, change its category in products.json',
    );
  });

  test('a category in two spellings is one, and categories with the same name are told apart', () => {
    const twice = inCategories('Men > T-Shirts', 'men > T shirts');
    expect(products(twice).map(({ category }) => category)).toEqual(['t-shirts', 't-shirts']);
    expect(report(twice)).toContain('1 × the category is also written "Men > T-Shirts", and both are one');
    const same = inCategories('A > X > New', 'B > X > New', 'C > X > New', 'New', 'C > New');
    const titles = plan(same).categories.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(products(same).map(({ category }) => category)).size).toBe(5);
    const gone = { ...EMPTY, 'import.json': '{"categories": {"Men": "men"}}' };
    expect(() => plan(inCategories('Men'), gone)).toThrow(
      'import.json: categories: "Men" goes to "men", but',
    );
  });

  test('messages name the line at which a row begins', () => {
    const text =
      'id,title,description,price,availability\r\n\r\nA,Lamp,"x\r\ny\r\nz",5,in stock\r\nB,Bell,"x\ny",,in stock\r\nC,Cup,x,,in stock';
    const places = plan(file(text)).notes.map(({ place }) => place);
    expect(places).toEqual(['a.csv: line 6: price: ""', 'a.csv: line 8: price: ""']);
  });

  test('what columns held that went nowhere is told', () => {
    const text =
      'id,title,price,availability,Meta,Meta: _edit_lock\nA,Lamp,5,in stock,Red,1\nB,Bell,5,in stock,,2';
    expect(report(file(text))).toMatch(
      /Columns of which nothing was taken.*\n {2}"Meta": 1 × such as "Red"\nNot shown, .*: 1 of the columns, "Meta: _edit_lock"$/,
    );
  });

  test.each([
    ['Image Alt Text', 'Handle,Title,Variant Price,Image Src,Image Alt Text\nlamp,Lamp,5,/a.jpg,A lamp'],
    [
      'Image alt texts (x,y,z...)',
      'id,title,price,availability,"Image alt texts (x,y,z...)"\nA,Lamp,5,in stock,A lamp',
    ],
    ['base_image_label', 'id,title,price,availability,base_image_label\nA,Lamp,5,in stock,A lamp'],
  ])('texts of pictures in %s are told to be left out, and why', (head, text) => {
    expect(report(file(text))).toContain(
      `Not taken, as the shop describes each picture by the title of its product: 1 of the columns, "${head}"`,
    );
    expect(report(file(text))).not.toContain('nothing was taken');
  });
});

describe('rows that are no product of their own', () => {
  test.each([
    [
      'a second product with the same number',
      'ID,Type,SKU,Name,Published,Regular price\n1,simple,A,Cup,1,5\n1,simple,B,Mug,1,6\n1,simple,B,Jug,1,7',
      [3, 2, 0, 1],
    ],
    [
      'a product whose versions are not in the file',
      'ID,Type,SKU,Name,Published,Regular price\n1,variable,A,Cup,1,5',
      [1, 0, 0, 1],
    ],
    [
      'a version that stands before its product, and one that names none',
      'ID,Type,SKU,Name,Published,Regular price,Parent\n2,variation,A-1,Cup 1,1,5,A\n3,variation,X,Lid,1,1,\n1,variable,A,Cup,1,,',
      [3, 2, 1, 0],
    ],
    [
      'a translation whose product is not in the file',
      'sku,store_view_code,product_type,name,price\nA,,simple,Cup,5\nA,de,,Tasse,\nB,de,,Krug,',
      [3, 1, 1, 1],
    ],
    [
      'the same SKU twice, and a product of versions that are absent',
      'sku,product_type,name,price,configurable_variations\nA,simple,Cup,5,\nA,simple,Mug,6,\nC,configurable,Jug,7,"sku=Z,size=S"',
      [3, 1, 0, 2],
    ],
    [
      'a picture before any product',
      'Item,ID,Name,SKU,Inventory Tracking,Price\nImage,,,,,\nProduct,1,Cup,A,none,5\nRule,,,,,1',
      [3, 1, 0, 2],
    ],
    [
      'a version without a price, and a handle with pictures only',
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src\ncup,Cup,Size,S,5,\ncup,,,M,,\njug,,,,,https://x.example/1.jpg',
      [3, 1, 0, 2],
    ],
    [
      'versions that a spreadsheet has sorted before the title',
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\ncup,,,M,M,6\ncup,Cup,Size,S,S,5',
      [2, 2, 0, 0],
    ],
  ])('are counted: %s', (_, text, expected) => {
    expect(rowsOf(text)).toEqual(expected);
  });
});

type Style = {
  readonly decimal: '.' | ',';
  readonly group: string;
  readonly currency: string;
  readonly isWhole: boolean;
};

/** `129900` cents in a way in which people and programs write it. */
function written(cents: number, { decimal, group, currency, isWhole }: Style): string {
  const whole = String(Math.floor(cents / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  const rest = cents % 100;
  const number = isWhole && rest === 0 ? whole : `${whole}${decimal}${String(rest).padStart(2, '0')}`;
  return currency === '€' ? `${currency}${number}` : `${number}${currency}`;
}

const styles = fc
  .record({
    decimal: fc.constantFrom('.' as const, ',' as const),
    group: fc.constantFrom('', '.', ',', ' ', '\u00a0', "'"),
    currency: fc.constantFrom('', ' EUR', '€', ' €'),
    isWhole: fc.boolean(),
  })
  .filter(({ decimal, group }) => decimal !== group);

const records = fc.array(
  fc.record({
    cents: fc.oneof(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.integer({ min: 1, max: 9999 }).map((whole) => whole * 100),
    ),
    grams: fc.integer({ min: 1, max: 99_999 }),
    stock: fc.integer({ min: 0, max: 5000 }),
    isOutside: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const table = (rows: readonly (readonly string[])[], delimiter: string) =>
  rows.map((cells) => cells.map(quoted).join(delimiter)).join('\r\n');
const feed = (rows: readonly (readonly string[])[], newLine: string) => {
  const [heads = [], ...others] = rows;
  const items = others.map(
    (cells) =>
      `<item>${heads.map((head, at) => (cells[at] === '' ? `<g:${head}/>` : `<g:${head}>${cells[at]}</g:${head}>`)).join(newLine)}</item>`,
  );
  return `<rss><channel>${items.join(newLine)}</channel></rss>`;
};

/** A file of each kind, with a title, price, weight in kilograms and stock in each row. */
const FORMS = {
  feed: {
    heads: ['id', 'title', 'price', 'shipping_weight', 'quantity', 'availability', 'mpn'],
    kind: 'in stock',
  },
  WooCommerce: {
    heads: ['SKU', 'Name', 'Regular price', 'Weight (kg)', 'Stock', 'Type', 'Published'],
    kind: 'simple',
  },
  Magento: { heads: ['sku', 'name', 'price', 'weight', 'qty', 'product_type', 'x'], kind: 'simple' },
  own: { heads: ['Nr', 'Name', 'VK', 'kg', 'Lager', 'Regal', 'x'], kind: 'A' },
} as const;
const OWN_COLUMNS = {
  Nr: { field: 'id' },
  Name: { field: 'title' },
  VK: { field: 'price' },
  kg: { field: 'weight' },
  Lager: { field: 'stock' },
};

const shownWeight = (grams: number) => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`);

describe('random files:', () => {
  test('no number changes its value', () => {
    fc.assert(
      fc.property(
        records,
        styles,
        fc.constantFrom('.', ','),
        fc.constantFrom(...(['feed', 'WooCommerce', 'Magento', 'own'] as const)),
        fc.constantFrom(',', ';', '\t', '\n', ''),
        (items, style, weightSign, form, separator) => {
          const { heads, kind } = FORMS[form];
          const rows = items.map(({ cents, grams, stock }, index) => [
            `S${index}`,
            `T${index}`,
            written(cents, style),
            (grams / 1000).toFixed(4).replace('.', weightSign),
            String(stock),
            kind,
            form === 'WooCommerce' ? '1' : '',
          ]);
          const isFeed = form === 'feed' && separator.trim() === '' && separator !== '\t';
          const content = isFeed
            ? feed([heads, ...rows], separator)
            : table([heads, ...rows], separator.trim() === '' ? '\t' : separator);
          const own = form === 'own' ? withColumns(OWN_COLUMNS) : EMPTY;
          const { products: shown, reconciliation } = answered(file(content), style.decimal, own);
          expect(shown.map(({ price, weight, availableQuantity: stock }) => [price, weight, stock])).toEqual(
            items.map(({ cents, grams, stock }) => [
              cents / 100,
              shownWeight(grams),
              form === 'Magento' || form === 'WooCommerce' || form === 'feed' || form === 'own'
                ? stock
                : undefined,
            ]),
          );
          expect(reconciliation.products.cents).toBe(items.reduce((sum, { cents }) => sum + cents, 0));
        },
      ),
    );
  });

  const HEADS = [
    'Handle,Title,Type,Status,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Variant Image,Tags,SEO Title',
    'ID,Type,SKU,Name,Published,Visibility in catalog,Regular price,Sale price,Weight (kg),Stock,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Meta: a',
    'id,title,price,sale price,availability,item group id,condition,product type,shipping weight,color,size,image link,gtin,mpn',
    'Item,ID,Name,SKU,Options,Inventory Tracking,Current Stock,Price,Sale Price,Categories,Weight,Is Visible,Condition',
    'sku,store_view_code,product_type,categories,name,price,special_price,weight,qty,additional_attributes,configurable_variations,visibility,product_online',
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Discount amount;Discount percent;Reference #;Weight;Quantity;Condition',
    'handleId,fieldType,name,productImageUrl,collection,sku,price,surcharge,visible,discountMode,discountValue,inventory,weight,productOptionName1,productOptionDescription1',
  ] as const;
  const CELLS = [
    '',
    '',
    '',
    'A',
    'B',
    'a',
    'A-1',
    'Cup',
    'cup',
    '<b>Mug</b>',
    'Größe',
    '#',
    ' ',
    '12,50',
    '9.50',
    '1.299',
    '1,299,00',
    '0',
    '1',
    '-1',
    '0.004',
    '99999999999',
    '1E+05',
    'abc',
    '12.5 EUR',
    '€ 7',
    '1.299,00 €',
    'draft',
    'active',
    'true',
    'false',
    'hidden',
    'visible',
    'simple',
    'variable',
    'variation',
    'configurable',
    'grouped',
    'Product',
    'Variant',
    'SKU',
    'Image',
    'id:1',
    '1',
    '2',
    'de',
    'sku=A,size=S|sku=B,size=M',
    'size=S,color=Red',
    'a:1:{i:0;s:1:"x";}',
    'X > Y',
    'x > y',
    'X/Y,X/Z',
    'X; Z',
    'used',
    'new',
    'PERCENT',
    'AMOUNT',
    'InStock',
    'https://x.example/1.jpg',
    'https://x example/ü%.jpg',
    'pot.jpg',
    '4006381333931',
    'S',
    'M',
    'Size',
    'line\nbreak',
    'Default Title',
    '🙂',
  ] as const;

  test('no row vanishes uncounted, and the shop that is made has no mistakes', () => {
    const texts = fc.constantFrom(...HEADS).chain((line) => {
      const delimiter = line.includes(';') ? ';' : ',';
      const heads = line.split(delimiter);
      const row = fc.array(fc.constantFrom(...CELLS), { minLength: heads.length, maxLength: heads.length });
      const rows = fc.array(row, { minLength: 1, maxLength: 8 });
      return rows.map((cells) => ({ text: table([heads, ...cells], delimiter), rows: cells }));
    });
    fc.assert(
      fc.property(texts, ({ text, rows }) => {
        const { reconciliation, texts: filesOf, products: shown } = answered(file(text), '.');
        const { read, products: sold, merged, leftOut } = reconciliation;
        expect(read.rows).toBe(rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).length);
        expect(sold.rows + merged.rows + leftOut.rows).toBe(read.rows);
        expect(sold.cents + merged.cents + leftOut.cents).toBe(read.cents);
        expect(shown).toHaveLength(sold.rows);
        const { 'import.json': _, ...data } = filesOf(
          shown.map(({ image: _image, images: _images, ...product }) => product),
        );
        expect(mistakesIn({ ...EMPTY, ...data })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
