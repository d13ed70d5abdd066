import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mistakesIn, validCatalogue } from '#app/catalogue/valid-catalogue.fixture.ts';
import { importReport, planImport, OpenQuestion } from './plan-import.server.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const EMPTY = {
  ...validCatalogue(),
  'products.json': '{"products": []}',
  'categories.json': '{"categories": []}',
  'attributes.json': '{"attributes": []}',
};

const fixture = (name: string) => ({ name, read: () => readFileSync(`tests/fixtures/imports/${name}`) });
const table = (text: string, name = 'a.csv') => ({ name, read: () => Buffer.from(text) });
const plan = (files: readonly ReturnType<typeof table>[], own: Readonly<Record<string, string>> = EMPTY) =>
  planImport(files, own, NOW);
const reportOf = (...args: Parameters<typeof plan>) => importReport(plan(...args)).join('\n');

type ExportCase = [format: string, heads: string, row: (id: number) => string];

describe('an export', () => {
  test.each([
    'shopify-2025.csv',
    'woocommerce-de.csv',
    'google.xml',
    'google.tsv',
    'bigcommerce-v3.csv',
    'bigcommerce.csv',
    'magento.csv',
    'prestashop.csv',
  ])('%s becomes products', (name) => {
    const expected: unknown = JSON.parse(
      readFileSync(`tests/fixtures/imports/expected/${name}.json`, 'utf8'),
    );
    expect(plan([fixture(name)]).products).toEqual(expected);
  });

  test.each([
    ['tea-shopify.csv', 80, 2],
    ['workshop-woocommerce.csv', 300, 38],
  ])('%s makes a shop without mistakes', (name, products, categories) => {
    const { texts, ...result } = plan([fixture(name)]);
    expect([result.products.length, result.categories.length, result.notes]).toEqual([
      products,
      categories,
      [],
    ]);
    const { 'import.json': _, ...data } = texts(result.products);
    const others = { 'banners.json': '{"banners": []}' };
    expect(mistakesIn({ ...EMPTY, ...others, ...data })).toEqual([]);
  });

  test.each<ExportCase>([
    ['Shopify', 'Handle,Title,Variant SKU,Variant Price', (id: number) => `h${id},T${id},S${id},${id}.50`],
    ['Shopify', 'Title,URL handle,SKU,Price', (id: number) => `T${id},h${id},S${id},${id}.50`],
    [
      'WooCommerce',
      'ID,Type,SKU,Name,Published,Regular price',
      (id: number) => `${id},simple,S${id},T${id},1,${id}.50`,
    ],
    ...[
      'ID,Type,UGS,Nom,Publié,Tarif régulier',
      'ID,Tipo,SKU,Nombre,Publicado,Precio normal',
      'ID,Tipo,COD.,Nome,Pubblicato,Prezzo di listino',
      'ID,Type,Artikelnummer,Naam,Gepubliceerd,Reguliere prijs',
      'Kimlik,Tür,Stok kodu (SKU),İsim,Yayımlanmış,Normal fiyat',
    ].map(
      (heads): ExportCase => [
        'WooCommerce',
        heads,
        (id: number) => `${id},simple,S${id},T${id},1,"${id},50"`,
      ],
    ),
    [
      'Google Merchant',
      'id,title,link,price,availability',
      (id: number) => `S${id},T${id},x,${id}.50 USD,in_stock`,
    ],
    [
      'BigCommerce',
      'Item Type,Product Name,Product Code/SKU,Price',
      (id: number) => `Product,T${id},S${id},${id}.50`,
    ],
    [
      'BigCommerce',
      'Item,ID,Name,SKU,Inventory Tracking,Price',
      (id: number) => `Product,${id},T${id},S${id},none,${id}.50`,
    ],
    ['Magento', 'sku,product_type,name,price', (id: number) => `S${id},simple,T${id},${id}.5000`],
    [
      'PrestaShop',
      'Product ID,Active (0/1),Name *,Reference #,Price tax excluded',
      (id: number) => `${id},1,T${id},S${id},${id}.500000`,
    ],
    [
      'PrestaShop',
      'Product ID;Image;Name;Reference;Price (tax excl.);Price (tax incl.);Quantity;Position',
      (id: number) => `${id};https://x.example/a.jpg;T${id};S${id};${id}.500000;${id}.600000;3;1`,
    ],
    [
      'PrestaShop',
      'Product ID;Image;Nom;Référence;Prix (HT);Prix (TTC);Quantité;État;Position',
      (id: number) => `${id};https://x.example/a.jpg;T${id};S${id};${id}.500000;${id}.600000;3;1;1`,
    ],
  ])('of %s with the columns %s and 300 products is read', (format, heads, row) => {
    const rows = Array.from({ length: 300 }, (_, index) => row(index + 1));
    const { products, formats } = plan([table([heads, ...rows].join('\n'))]);
    expect(formats).toEqual([`a.csv: ${format}, 300 rows`]);
    expect(products).toHaveLength(300);
    expect(products[299]).toMatchObject({
      id: 'S300',
      title: 'T300',
      price: 300.5,
      category: 'other-products',
    });
  });
});

describe('the combinations of PrestaShop', () => {
  const combinations = fixture('prestashop-combinations.csv');

  test('become variants of the products in the other file', () => {
    const both = plan([combinations, fixture('prestashop.csv')]);
    expect(both.products.slice(0, 4)).toMatchObject([
      {
        id: 'PS-1-R',
        title: 'Small pot, Red, Thin rim',
        price: 12.5,
        availableQuantity: 4,
        weight: '500 g',
        gtin: '4006381333931',
        category: 'pots',
        description: 'Small pot of clay.\n\nProof against frost.',
        image: 'https://files.example/1.jpg',
        specifications: { Colour: 'Red', Rim: 'Thin rim', Height: '20 cm' },
      },
      {
        id: 'PS-1-Blue-Thick-rim',
        title: 'Small pot, Blue, Thick rim',
        price: 15,
        availableQuantity: 0,
        weight: '750 g',
        image: 'https://files.example/1-2.jpg',
      },
      {
        id: 'PS-2-R',
        title: 'Large pot, Red',
        price: 19.3,
        originalPrice: 24.12,
        availableQuantity: 0,
        image: 'https://files.example/2-red.jpg',
      },
      { id: 'PS-3' },
    ]);
    expect(both.products[1]).not.toHaveProperty('gtin');
    expect(importReport(both).join('\n')).toContain(
      '1 × the product of the combination is in none of the files; export it, too (prestashop-combinations.csv: line 6: Product ID: "99")',
    );
  });

  test('are refused without their products', () => {
    expect(() => plan([combinations])).toThrow(
      'prestashop-combinations.csv: has combinations, whose products are in another file; export the products, too, and import the folder with both files',
    );
  });

  test('are refused if the prices of the products include tax, unlike theirs', () => {
    const products = table(
      'Product ID;Active (0/1);Name *;Reference #;Price tax included\n1;1;Pot;P;14.00\n',
    );
    expect(() => plan([products, combinations])).toThrow(
      'prestashop-combinations.csv: line 3: "2,50" is a price impact without tax, but the prices of the products include it; export the products with "Price tax excluded"',
    );
  });
});

test('in a shop of a German-speaking country, addresses of categories spell umlauts with an e', () => {
  const { categories, mapping } = plan(
    [table('id,title,link,price,availability,product type\nA,Pot,x,2,in_stock,Töpfe > Ku\u0308bel & Maße')],
    { ...EMPTY, 'shop.json': '{"country": "AT"}' },
  );
  expect(categories.map(({ slug }) => slug)).toEqual(['toepfe', 'kuebel-masse']);
  expect(mapping.categories).toEqual({ Töpfe: 'toepfe', 'Töpfe > Ku\u0308bel & Maße': 'kuebel-masse' });
});

test('a tax class other than the usual one is named, because the shop has one rate', () => {
  const rows = 'Typ,Artikelnummer,Name,Veröffentlicht,Steuerklasse,Regulärer Preis';
  const text = `${rows}\nsimple,A,Rake,1,,5\nsimple,B,Seeds,1,reduced-rate,2\nsimple,C,Spade,1,standard,9`;
  expect(reportOf([table(text)])).toContain(
    '1 × is in another tax class, but the shop has one rate (taxPercent in shop.json) for all products (a.csv: line 3: Steuerklasse: "reduced-rate")',
  );
});

test('the report names each reason once, with the number of products and the first place', () => {
  expect(reportOf([fixture('prestashop.csv')])).toBe(`prestashop.csv: PrestaShop, 6 rows
Rows read: 6 = 5 in products + 0 merged + 1 left out
Sum of their prices: 75.52 = 74.52 of those in products + 0.00 of those merged + 1.00 of those left out
  The products cost 69.50 together: sale prices take 5.02 off
Products: 5 new, 0 changed, 0 unchanged
New categories: Garden, Pots
Changed on the way:
  5 × the SKU has signs that an address cannot have; the id is PS-1 (first: prestashop.csv: line 2: Reference #: "PS 1")
  1 × has more decimals than cents, so it was rounded (prestashop.csv: line 3: Price tax excluded: "25.123970")
Left out:
  1 × the product is not published; publish it there, or add it by hand (prestashop.csv: line 7: Active (0/1): "0"), prices 1.00`);
});

const HEAD = 'id,title,description,link,price,availability,brand,quantity,product type';

const saleTable = (lamp: string, bell: string) =>
  table(
    `id,title,link,price,sale price,availability\nA,Lamp,x,12.00,${lamp},in_stock\nB,Bell,x,5.00,${bell},in_stock`,
  );

const coloursOfCup = (code: string) =>
  [
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
    `cup,Cup,Colour,${code}Red,C-R,9`,
    'cup,,,Blue,C-B,9',
  ].join('\n');

const metafieldRow = (id: number, type: string, ...texts: readonly string[]) =>
  `p${id},P,${type},S${id},9,${texts.join(',')},Own ${id % 2}`;

describe('a second import', () => {
  const first = plan([
    table(`${HEAD}\nA,Lamp,Old.,x,12.00,in_stock,Luft,5,Lights\nB,Bell,Rings.,x,5.00,in_stock,Luft,1,Bells`),
  ]);
  const owned = first.products.map((product) =>
    product['id'] === 'A'
      ? {
          ...product,
          category: 'bells',
          image: 'mine.jpg',
          isHot: true,
          highlights: ['Bright'],
          specifications: { Power: '3 W' },
        }
      : product,
  );
  const own = { ...EMPTY, ...first.texts(owned) };

  test('takes prices, stock and texts from the file and keeps what the owner wrote', () => {
    const next = plan(
      [
        table(
          `${HEAD},color\nA,Lamp,New.,x,14.00,in_stock,Luft,2,Lights,Red\nC,Pump,New.,x,9,in_stock,LUFT,,Pumps,`,
        ),
      ],
      own,
    );
    expect(next.products).toEqual([
      {
        id: 'A',
        title: 'Lamp',
        brand: 'Luft',
        price: 14,
        availableQuantity: 2,
        description: 'New.',
        category: 'bells',
        image: 'mine.jpg',
        isHot: true,
        highlights: ['Bright'],
        specifications: { Power: '3 W', Color: 'Red' },
      },
      owned[1],
      { id: 'C', title: 'Pump', brand: 'Luft', price: 9, description: 'New.', category: 'pumps' },
    ]);
    expect(importReport(next)).toEqual(
      expect.arrayContaining([
        'Products: 1 new, 1 changed, 0 unchanged',
        '  id A: price: 12 → 14',
        'Not in the file, and kept (delete them in products.json if you no longer sell them): id B',
      ]),
    );
  });

  test('takes what is reduced no longer out of the deals, and puts in what is reduced now', () => {
    const reduced = plan([saleTable('9.00', '')]);
    const next = plan([saleTable('', '4.00')], { ...EMPTY, ...reduced.texts(reduced.products) });
    expect(next.products).toMatchObject([
      { id: 'A', price: 12, isOnSale: false },
      { id: 'B', price: 4, originalPrice: 5, isOnSale: true },
    ]);
    const kept = reduced.products.map((product) => ({ ...product, isOnSale: product['id'] === 'B' }));
    expect(plan([saleTable('9.00', '')], { ...EMPTY, ...reduced.texts(kept) }).products).toEqual(kept);
  });

  test('sells no longer what the file does not publish any more, and sells it again once it does', () => {
    const rows = 'Handle,Title,Status,Variant SKU,Variant Price\nlamp,Lamp,draft,A,14\npump,Pump,draft,C,9';
    const off = plan([table(rows)], own);
    expect(off.products).toEqual([{ ...owned[0], isSoldOut: true }, owned[1]]);
    expect(importReport(off)).toContain('  id A: isSoldOut: none → true');
    const soldOut = { ...own, 'products.json': JSON.stringify({ products: off.products }) };
    expect(plan([table(rows.replaceAll('draft', 'active'))], soldOut).products[0]).not.toHaveProperty(
      'isSoldOut',
    );
  });

  test('puts products where import.json says', () => {
    const mapping = { categories: { Lights: 'bells' }, tags: {} };
    const next = plan([table(`${HEAD}\nD,Torch,New.,x,14.00,in_stock,Luft,2,Lights`)], {
      ...own,
      'import.json': JSON.stringify(mapping),
    });
    expect(next.products.at(-1)).toMatchObject({ id: 'D', category: 'bells' });
    expect(next.newCategories).toEqual([]);
  });

  test('filters by what tells versions apart, and keeps what the owner has written', () => {
    const rows = [
      'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price',
      'cup,Cup,Cups,Size,L,C-L,9',
      'cup,,,,S,C-S,7',
    ];
    const first = plan([table(rows.join('\n'))]);
    const written = first.texts(first.products);
    const values = [
      { id: 's', label: 'S', words: ['S', 'Size S'] },
      { id: 'l', label: 'L', words: ['L', 'Size L'] },
    ];
    const size = {
      id: 'size',
      label: 'Size',
      kind: 'set',
      values,
      readFrom: ['Size'],
      filtersIn: ['cups'],
      comparesIn: [],
    };
    expect(JSON.parse(written['attributes.json'] ?? '')).toEqual({ attributes: [size] });
    const renamed = { attributes: [{ ...size, label: 'Volume' }] };
    const texts = { ...EMPTY, ...written, 'attributes.json': JSON.stringify(renamed) };
    const more = plan([table([...rows, 'cup,,,,M,C-M,8'].join('\n'))], texts);
    expect(JSON.parse(more.texts(more.products)['attributes.json'] ?? '')).toMatchObject({
      attributes: [{ label: 'Volume', values: [values[0], { id: 'm', label: 'M' }, values[1]] }],
    });
    const same = plan([table(rows.join('\n'))], texts);
    expect(same.texts(same.products)).not.toHaveProperty('attributes.json');
    const categories = [
      { id: '1', title: 'Kitchen', slug: 'kitchen', combinedPage: { slug: 'all-kitchen', title: 'All' } },
      { id: '2', title: 'Cups', slug: 'cups', parent: 'kitchen' },
    ];
    const below = plan([table(rows.join('\n'))], {
      ...texts,
      'categories.json': JSON.stringify({ categories }),
    });
    expect(JSON.parse(below.texts(below.products)['attributes.json'] ?? '')).toMatchObject({
      attributes: [{ filtersIn: ['cups', 'kitchen', 'all-kitchen'] }],
    });
  });

  test("filters by Shopify's own fields with a few values, where at least half of the products state them", () => {
    const fields = ['Target gender', 'Age group', 'Neckline', 'Fabric'];
    const heads = fields.map(
      (label) => `${label} (product.metafields.shopify.${label.toLowerCase().replace(' ', '-')})`,
    );
    const file = [
      `Handle,Title,Type,Variant SKU,Variant Price,${heads.join(',')},Cut (product.metafields.custom.cut)`,
      ...['female', 'male; unisex;'].map((gender, id) =>
        metafieldRow(id, 'Shirts', gender, 'adults', 'round', ''),
      ),
      ...Array.from({ length: 3 }, (_, id) =>
        metafieldRow(id + 2, 'Hats', id === 0 ? 'male' : '', '', '', ''),
      ),
      ...Array.from({ length: 13 }, (_, id) => metafieldRow(id + 5, 'Socks', '', '', '', `cloth ${id}`)),
    ].join('\n');
    const first = plan([table(file)]);
    const written = first.texts(first.products);
    const gender = {
      id: 'target-gender',
      label: 'Target gender',
      kind: 'set',
      values: ['Female', 'Male', 'Unisex'].map((label) => ({
        id: label.toLowerCase(),
        label,
        words: [label, `Target gender ${label}`],
      })),
      readFrom: ['Target gender'],
      filtersIn: ['shirts'],
      comparesIn: [],
    };
    expect(JSON.parse(written['attributes.json'] ?? '')).toEqual({ attributes: [gender] });
    const women = { id: 'women', label: 'Women', words: ['female'] };
    const renamed = { ...gender, values: [women, ...gender.values.slice(1)] };
    const texts = { ...EMPTY, ...written, 'attributes.json': JSON.stringify({ attributes: [renamed] }) };
    const same = plan([table(file)], texts);
    expect(same.texts(same.products)).not.toHaveProperty('attributes.json');
  });

  test('keeps the colour that the owner gave a version, as long as the file has none', () => {
    const first = plan([table(coloursOfCup(''))]);
    const coloured = first.products.map((product) => {
      const { family } = product;
      return { ...product, family: { ...(typeof family === 'object' && family), swatch: '#aa0000' } };
    });
    const own = { ...EMPTY, ...first.texts(coloured) };
    const swatches = (code: string) =>
      plan([table(coloursOfCup(code))], own).products.map(({ family }) => family);
    expect(swatches('')).toMatchObject([{ swatch: '#aa0000' }, { swatch: '#aa0000' }]);
    expect(swatches('#cc0000:')).toMatchObject([{ swatch: '#cc0000' }, { swatch: '#aa0000' }]);
  });

  test('changes nothing if the file is the same', () => {
    const same = plan([fixture('tea-shopify.csv')], {
      ...EMPTY,
      ...plan([fixture('tea-shopify.csv')]).texts(plan([fixture('tea-shopify.csv')]).products),
    });
    expect([same.added, same.changes, same.unchanged]).toEqual([[], [], 80]);
  });
});

const mappingOf = (columns: object) => ({ ...EMPTY, 'import.json': JSON.stringify({ columns }) });

describe('a table of another form', () => {
  const own = fixture('own-table.csv');

  test('is listed in import.json, for the owner to complete', () => {
    expect(() => plan([own])).toThrow(
      /^own-table\.csv: is no export of a known shop\. import\.json lists its columns/,
    );
    try {
      plan([own]);
    } catch (error) {
      const { mapping } = error instanceof OpenQuestion ? error : { mapping: '{}' };
      expect(JSON.parse(mapping).columns.VK).toEqual({ field: '', samples: ['1,50', '2,50', '3,50'] });
    }
  });

  test('is read as import.json says', () => {
    const columns = {
      Nr: { field: 'id' },
      Bezeichnung: { field: 'title' },
      Warengruppe: { field: 'category' },
      VK: { field: 'price' },
      Lagerort: { field: '' },
      Farbe: { field: 'specification' },
    };
    expect(plan([own], mappingOf(columns)).products[0]).toEqual({
      id: 'K1',
      title: 'Kerze 1',
      brand: 'Watchpost',
      price: 1.5,
      description: 'Kerze 1',
      category: 'stumpen',
      specifications: { Farbe: 'Rot' },
    });
  });

  test.each([
    [
      { Preis: { field: 'price' }, Bezeichnung: { field: 'title' } },
      /^import\.json: columns: there is no column "Preis" in own-table\.csv; its columns are "Nr", /,
    ],
    [{ VK: { field: 'price' } }, /^import\.json: columns: no column is the title; write "title"/],
    [{ VK: { field: 'cost' } }, /^import\.json: line 1: columns VK field: must be /],
  ])('is refused if import.json says %j', (columns, message) => {
    expect(() => plan([own], mappingOf(columns))).toThrow(message);
  });
});

describe('bad input is refused or left out, with its place and the cure:', () => {
  test.each([
    [
      'a table that is cut off',
      `${HEAD}\nA,Lamp,"It is`,
      'a.csv: line 2: a quotation mark opens a cell that never ends; close it, or export the file again if it was cut off',
    ],
    [
      'a table that is cut off between two cells',
      `${HEAD}\nA,Lamp,x,x,12,in_stock,Luft,1,Lamps\nB,Torch,x,x,12`,
      'a.csv: line 3: has 5 cells, fewer than every other line, and the file ends within it, as if it was cut off; export it again, or end it with a line break if it is complete',
    ],
    [
      'a feed that is cut off',
      '<rss><channel>\n<item><g:id>1',
      'a.csv: line 2: the file ends within an element; export it again',
    ],
    [
      'another currency',
      `${HEAD}\nA,Lamp,x,x,12.00 EUR,in_stock,Luft,,`,
      'a.csv: line 2: price: "12.00 EUR": is in EUR, but the currency of the shop is USD; export the prices in USD, or change the currency in shop.json',
    ],
    [
      'a workbook',
      'PK\u0003\u0004',
      'a.csv: is a spreadsheet or a packed folder, not an export; export the products as CSV, or save the spreadsheet as "CSV UTF-8"',
    ],
    ['an empty file', '', 'a.csv: is empty; export it again'],
  ])('%s', (_, text, message) => {
    expect(() => plan([table(text)])).toThrow(message);
  });

  test.each([
    [
      'no price',
      'A,Lamp,x,x,,in_stock,Luft,,',
      'the product has no price; give it one (a.csv: line 2: price: "")',
    ],
    [
      'a price in words',
      'A,Lamp,x,x,cheap,in_stock,Luft,,',
      'cannot be read as a price; write it as 1299.00 (a.csv: line 2: price: "cheap")',
    ],
    ['no SKU', ',Lamp,x,x,1,in_stock,Luft,,', 'the product has no SKU; give it one (a.csv: line 2: id: "")'],
  ])('a product with %s', (_, row, line) => {
    expect(reportOf([table(`${HEAD}\n${row}`)])).toContain(`Left out:\n  1 × ${line}`);
  });

  test.each([
    ['ends with a line break', `${HEAD}\nA,Lamp,x,x,12,in_stock,Luft,1,Lamps\nB,Torch,x,x,12\n`],
    ['leaves out empty cells elsewhere, too', `${HEAD}\nA,Lamp,x,x,12\nB,Torch,x,x,12`],
  ])('but no table with a short last line that %s', (_, text) => {
    expect(plan([table(text)]).added).toEqual(['A', 'B']);
  });

  test('the same id in two files', () => {
    const rows = `${HEAD}\nA,Lamp,x,x,1,in_stock,Luft,,`;
    expect(reportOf([table(rows), table(rows.replace('Lamp', 'Torch'), 'b.csv')])).toContain(
      'the id A is already taken by a.csv: line 2: title: "Lamp"; give each its own SKU (b.csv: line 2: title: "Torch")',
    );
  });
});

function redirectsIn(text: string, own = EMPTY) {
  const { texts, products } = plan([table(text)], own);
  return texts(products)['redirects.csv']?.split('\n').slice(1, -1);
}

describe('the old addresses of products', () => {
  test.each([
    [
      'Shopify',
      'Handle,Title,Variant SKU,Variant Price\nblue-tee,Tee,T1,5',
      '/products/blue-tee,/product/T1',
    ],
    [
      'WooCommerce',
      'ID,Type,SKU,Name,Published,Regular price,Permalink\n1,simple,T1,Tee,1,5,https://old.example/product/tee/',
      '/product/tee,/product/T1',
    ],
    [
      'a feed',
      'id,title,link,price,availability\nT1,Tee,https://old.example/p/tee?variant=3,5 USD,in_stock',
      '/p/tee,/product/T1',
    ],
    [
      'Magento',
      'sku,product_type,name,price,url_key\nT1,simple,Tee,5,blue-tee',
      '/blue-tee.html,/product/T1',
    ],
    [
      'BigCommerce',
      'Item Type,Product ID,Product Name,Product Code/SKU,Price,Product URL\nProduct,1,Tee,T1,5,/blue-tee/',
      '/blue-tee,/product/T1',
    ],
  ])('of %s lead to the new ones', (_, text, line) => {
    expect(redirectsIn(text)).toEqual([line]);
  });

  test('lead to the first of several versions', () => {
    const text = `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price
tee,Tee,Size,S,T-S,5
tee,,,M,T-M,5`;
    expect(redirectsIn(text)).toEqual(['/products/tee,/product/T-S']);
  });

  test('that only their query tells apart are named, and cannot be redirected', () => {
    const text = 'id,title,link,price,availability\nT1,Tee,https://old.example/index.php?id=3,5 USD,in_stock';
    expect(redirectsIn(text)).toBeUndefined();
    expect(reportOf([table(text)])).toContain('has an old address that a host cannot redirect');
  });

  test('are added to those of the owner', () => {
    const own = { ...EMPTY, 'redirects.csv': 'from,to\n/p/tee,/collections\n' };
    const rows = ['tee', 'mug'].map((name) => `${name},${name},/p/${name},5 USD,in_stock`).join('\n');
    expect(redirectsIn(`id,title,link,price,availability\n${rows}`, own)).toEqual([
      '/p/tee,/collections',
      '/p/mug,/product/mug',
    ]);
  });
});
