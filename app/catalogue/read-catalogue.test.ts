import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from './read-catalogue.server.ts';
import { mistakesIn, pictureExists, validCatalogue } from './valid-catalogue.fixture.ts';

function file(...products: readonly object[]): string {
  return JSON.stringify({ products }, null, 2);
}

test('reads a valid catalogue', () => {
  const catalogue = readCatalogue(validCatalogue(), pictureExists);
  expect(catalogue.products.map(({ id }) => id)).toEqual(['45', 'radio_12']);
  expect(catalogue.categories.map(({ slug, parent }) => [slug, parent])).toEqual([
    ['cctv-systems', undefined],
    ['thermal-cameras', 'cctv-systems'],
  ]);
  expect(catalogue.banners.map(({ callouts }) => callouts.length)).toEqual([2, 0]);
  expect(catalogue.deals?.endsAt).toBe('2026-12-20T23:59:59-05:00');
  expect(catalogue.samples).toEqual({ testimonials: true, news: true });
  expect(catalogue.testimonials).toHaveLength(2);
  expect(catalogue.news).toHaveLength(2);
  expect([...catalogue.textPages.keys()]).toEqual(['/faqs']);
});

test.each([
  ['composed and decomposed accents', 'Pe\u0301lco', 'P\u00e9lco', 'P\u00e9lco'],
  ['two kinds of hyphen and space', 'Pelco-Co\u00a0Ltd', 'Pelco\u2011Co Ltd', 'Pelco-Co\u00a0Ltd'],
  ['and without an invisible character', 'Pel\u00adco', 'Pelco', 'Pelco'],
])('reads a brand with %s as one brand, as it is first written', (_, first, other, read) => {
  const texts = validCatalogue({ camera: { brand: first }, radio: { brand: other } });
  const { products } = readCatalogue(texts, pictureExists);
  expect(products.map(({ brand }) => brand)).toEqual([read, read]);
});

test('composes the accents of names', () => {
  const camera = {
    title: 'Cafe\u0301',
    specifications: { 'Gro\u0308\u00dfe': 'u\u0308ber 2', Resolution: '8 MP' },
  };
  const cctv = { keySpecifications: ['Gr\u00f6\u00dfe'] };
  const { products, categories } = readCatalogue(validCatalogue({ camera, cctv }), pictureExists);
  expect(products[0]?.title).toBe('Caf\u00e9');
  expect(products[0]?.specifications).toMatchObject({ 'Gr\u00f6\u00dfe': '\u00fcber 2' });
  expect(categories[0]?.keySpecifications).toEqual(['Gr\u00f6\u00dfe']);
});

describe('the versions of a product', () => {
  const family = { id: 'x', title: 'Set', options: ['Resolution'] };

  test('are joined by the specifications that tell them apart', () => {
    const texts = validCatalogue({
      camera: { family },
      radio: { family, specifications: { Resolution: '4 MP' } },
    });
    expect(readCatalogue(texts, pictureExists).products).toMatchObject([
      { family, itemGroup: 'x' },
      { family, itemGroup: 'x' },
    ]);
  });

  test.each([
    [
      'the same values',
      { Resolution: '8 MP' },
      family,
      'has the values of id 45, 8 MP; correct one, or add an option',
    ],
    [
      'no such specification',
      { Band: 'L' },
      family,
      'the product has no specification "Resolution"; add it or change the options',
    ],
    [
      'another title',
      { Resolution: '4 MP' },
      { ...family, title: 'Kit' },
      'title and options differ from those of another version; write them the same',
    ],
  ])('cannot have %s', (_, specifications, own, problem) => {
    const texts = validCatalogue({ camera: { family }, radio: { family: own, specifications } });
    expect(mistakesIn(texts)).toEqual([`products.json: line 1: id radio_12: family: ${problem}`]);
  });
});

describe('a file that cannot be read', () => {
  test('is reported if it is missing', () => {
    const { 'categories.json': _categories, ...others } = validCatalogue();
    expect(mistakesIn(others)).toContain('categories.json: is missing');
  });

  test.each([
    ['an extra comma', '{"id": "45",}', 'line 2, column 14'],
    ['a thousands separator', '{"id": "45",\n"price": 5,495}', 'line 3, column 12'],
    ['curly quotes', '{"id": “45”}', 'line 2, column 9'],
    ['an early end', '{"id": "45', 'line 2, column 14'],
  ])('is reported with the line of %s', (_, entry, place) => {
    expect(mistakesIn({ ...validCatalogue(), 'products.json': `{"products": [\n ${entry}]}` })).toEqual([
      `products.json: is not valid JSON at ${place}; look there and just before for a missing or extra comma, quote or bracket`,
    ]);
  });

  test('is reported if an object has a field twice', () => {
    const texts = validCatalogue();
    const products = texts['products.json']?.replace('"price":880', '"price":880,\n"price":1') ?? '';
    expect(mistakesIn({ ...texts, 'products.json': products })).toEqual([
      'products.json: line 2: "price" is already set in the same entry; remove one of them',
    ]);
  });

  test('is reported if it lacks its list', () => {
    expect(mistakesIn({ ...validCatalogue(), 'news.json': '{"sample": true}' })).toEqual([
      'news.json: line 1: news: is missing',
    ]);
  });

  test('is reported if it is not an object', () => {
    expect(mistakesIn({ ...validCatalogue(), 'deals.json': '7' })).toEqual([
      'deals.json: must be an object between { and }, not 7',
    ]);
  });
});

test('counts the products while it checks them', () => {
  const counts: (readonly number[])[] = [];
  readCatalogue(validCatalogue(), pictureExists, (...progress) => counts.push(progress));
  expect(counts).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

describe('reports all mistakes at once', () => {
  test('in one product, with one line per field', () => {
    const camera = {
      title: undefined,
      brand: 7,
      category: 'cctv',
      price: -1.001,
      rating: 9,
      image: 'none.svg',
      colour: 'grey',
    };
    const fields = mistakesIn(validCatalogue({ camera })).map((line) => line.split(': ')[3]);
    expect(fields).toEqual(['title', 'brand', 'category', 'price', 'image', 'rating', 'colour']);
  });

  test('in several files', () => {
    const lines = mistakesIn(
      validCatalogue({
        radio: { price: 0 },
        thermal: { parent: 'drones' },
        otherNewsItem: { id: 'winter' },
      }),
    );
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'products.json',
      'categories.json',
      'news.json',
    ]);
  });
});

test('reports a page in another encoding than UTF-8', () => {
  const texts = { ...validCatalogue(), 'pages/faqs.md': '---\ntitle: G\uFFFDzetim\ndescription: x\n---\n' };
  expect(mistakesIn(texts)).toEqual([expect.stringMatching(/^pages\/faqs\.md: line 2: is not UTF-8/)]);
});

const row = (id: string, ...own: readonly string[]) =>
  `${id},Case ${id},Icom,cctv-systems,9,,,,A case.,L band,${own.join(',')}`;

describe('products in several files', () => {
  const { 'products.json': allProducts = '', ...others } = validCatalogue();
  const { products } = JSON.parse(allProducts);
  const [camera, radio] = products;
  const HEADER =
    'id,title,brand,category,price,availableQuantity,isNew,highlights,description,specifications.Frequency band';
  const SPREADSHEET = readFileSync('tests/fixtures/owner-products-excel-tr.csv', 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(';1E2;', ';100;');
  const CSV = `${HEADER}\nradio_12,Icom IC-SAT100,Icom,cctv-systems,14.99,,t,Small | Light,"A radio, for ships.",L band\n`;

  test('are read in the order of the files', () => {
    const texts = { ...others, 'products/a.json': file(radio), 'products/b.json': file(camera) };
    expect(readCatalogue(texts, pictureExists).products.map(({ id }) => id)).toEqual(['radio_12', '45']);
  });

  test('may be a table, which is read as a JSON file would be', () => {
    const radioWithFields = {
      ...radio,
      isNew: true,
      highlights: ['Small', 'Light'],
      description: 'A radio, for ships.',
      specifications: { 'Frequency band': 'L band' },
    };
    const json = { ...others, 'products/a.json': file(camera, radioWithFields) };
    const csv = { ...others, 'products/a.json': file(camera), 'products/b.csv': CSV };
    expect(readCatalogue(csv, pictureExists)).toEqual(readCatalogue(json, pictureExists));
  });

  test('may be versions of a product in a table', () => {
    const heads = `${HEADER},specifications.Size,family.id,family.title,family.options,family.swatch`;
    const rows = [
      row('c-s', 'S', 'c', 'Case', 'Frequency band | Size', '#1B2A49'),
      row('c-x', 'L', '', '', '', ''),
    ];
    const read = (text: string) =>
      readCatalogue({ ...others, 'products.json': allProducts, 'products/b.csv': text }, pictureExists);
    expect(read([heads, ...rows].join('\n')).products.slice(2)).toMatchObject([
      {
        id: 'c-s',
        specifications: { Size: 'S' },
        family: { id: 'c', title: 'Case', options: ['Frequency band', 'Size'], swatch: '#1B2A49' },
      },
      { id: 'c-x' },
    ]);
    const wrong = [heads, row('c-s', 'S', 'c', '', 'Size', 'navy')].join('\n');
    expect(mistakesIn({ ...others, 'products.json': allProducts, 'products/b.csv': wrong })).toEqual([
      'products/b.csv: line 2: id c-s: family title: is missing',
      'products/b.csv: line 2: id c-s: family swatch: must be a colour of six hexadecimal digits, such as #1b2a49',
    ]);
  });

  test('have their mistakes reported with the file and the line', () => {
    const json = file(camera, { ...radio, price: 0 }, {});
    const lines = json.split('\n');
    const priceLine = lines.findLastIndex((line) => line.includes('"price": 0')) + 1;
    const emptyProductLine = lines.findIndex((line) => line.includes('{}')) + 1;
    const texts = {
      ...others,
      'products/a.json': json,
      'products/b.csv': CSV.replace('radio_12', 'radio_13').replace('14.99', 'cheap'),
    };
    expect(mistakesIn(texts)).toEqual([
      `products/a.json: line ${priceLine}: id radio_12: price: must be above 0, such as 199.99`,
      `products/a.json: line ${emptyProductLine}: products no. 3 id: is missing`,
      ...['title', 'brand', 'category', 'price', 'description'].map(
        (field) => `products/a.json: line ${emptyProductLine}: products no. 3 ${field}: is missing`,
      ),
      'products/b.csv: line 2: id radio_13: price: must be a number without quotes, not "cheap"',
      'products/b.csv: line 2: id radio_13: title: "Icom IC-SAT100" is already used in products/a.json; give each entry its own title',
    ]);
  });

  test('are reported if one is in two files', () => {
    const texts = { ...others, 'products.json': allProducts, 'products/a.json': file(radio) };
    expect(mistakesIn(texts)).toEqual([
      'products/a.json: line 4: id radio_12: id: "radio_12" is already used in products.json; give each entry its own id',
      'products/a.json: line 5: id radio_12: title: "Icom IC-SAT100" is already used in products.json; give each entry its own title',
    ]);
  });

  test('are reported as missing if there is no file', () => {
    expect(mistakesIn(others)).toContain('products.json: is missing');
  });

  test.each([
    [
      'an unknown column',
      'id,colour\n1,red\n',
      'line 1: "colour" is no known field; correct the name or remove the column; "npm run catalogue:import" reads exports of other shops',
    ],
    ['a column twice', 'id,id\n1,2\n', 'line 1: "id" is the name of two columns; remove one of them'],
    [
      'a row with too many cells',
      'id,title\n1,2,3\n',
      'line 2: has 3 cells, but the first line has 2; put a cell that contains "," between quotation marks',
    ],
    [
      'a quote that is not closed',
      'id,title\n1,"A\n',
      'line 2: a quotation mark opens a cell that never ends; close it, or export the file again if it was cut off',
    ],
  ])('are rejected if a table has %s', (_, text, line) => {
    const texts = { ...others, 'products/a.json': file(camera), 'products/b.csv': text };
    expect(mistakesIn(texts)).toEqual([`products/b.csv: ${line}`]);
  });

  test('may be a table in the form of a spreadsheet', () => {
    const texts = { ...others, 'products/a.json': file(camera), 'products/b.csv': SPREADSHEET };
    expect(readCatalogue(texts, pictureExists).products.slice(1)).toMatchObject([
      { id: '0090.750', title: 'Dome camera DX-90', price: 129_900, originalPrice: 144_900, isNew: true },
      { id: '3-4', price: 2490, isNew: false, specifications: { Weight: '0,2\u00a0kg' } },
      { id: '0091', title: 'Wall "quick" mount 7"', brand: 'Northgate & Söhne, Ltd.', availableQuantity: 5 },
    ]);
  });

  test.each([
    ['tabs', SPREADSHEET.replaceAll(';', '\t').replace('Dome\t', 'Dome;')],
    ['a line that names the delimiter', `sep=;\n${SPREADSHEET}`],
  ])('may be a table with %s', (_, table) => {
    const texts = { ...others, 'products/a.json': file(camera), 'products/b.tsv': table };
    expect(readCatalogue(texts, pictureExists).products).toHaveLength(4);
  });

  test.each([
    [
      'a thousand or one',
      '"1,299"',
      'line 2: price: "1,299" can mean 1299 or 1.299; write one of them (and 1 more like this)',
    ],
    [
      'a number in words',
      'cheap',
      'line 2: id r0: price: must be a number without quotes, not "cheap" (and 1 more like this)',
    ],
  ])('are rejected once for all cells that have %s', (_, price, line) => {
    const rows = [0, 1].map((index) => `r${index},Radio ${index},Icom,cctv-systems,${price},,,,A radio.,`);
    const texts = {
      ...others,
      'products/a.json': file(camera),
      'products/b.csv': [HEADER, ...rows].join('\n'),
    };
    expect(mistakesIn(texts)).toContain(`products/b.csv: ${line}`);
  });

  test('are rejected in a table in no encoding, and in files that are not read', () => {
    expect(
      mistakesIn({
        ...others,
        'products/a.json': file(camera),
        'products/b.csv': 'id,title\n1,G\uFFFDzetim\n',
        'products/c.xlsx': '',
      }),
    ).toEqual([
      expect.stringMatching(/^products\/b\.csv: line 2: is neither UTF-8, .* save the file as "CSV UTF-8"$/),
      expect.stringMatching(/^products\/c\.xlsx: is not read: .* save it as CSV/),
    ]);
  });
});

test('home page sections, attributes and plain words are optional', () => {
  const texts = validCatalogue();
  const needed = ['shop.json', 'categories.json', 'products.json', 'pages/faqs.md'];
  const catalogue = readCatalogue(
    Object.fromEntries(needed.map((file) => [file, texts[file] ?? ''])),
    pictureExists,
  );
  expect(catalogue).toMatchObject({
    banners: [],
    testimonials: [],
    news: [],
    attributes: [],
    plainWords: { synonyms: [] },
  });
  expect(catalogue.deals).toBeUndefined();
});
