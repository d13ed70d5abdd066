import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicFileExists, type RawCatalogueFiles, readCatalogueFiles } from './catalogue-files.server.ts';
import { checkCatalogue } from './check-catalogue.server.ts';
import { formatMistake } from './checks/mistake.server.ts';
import { type Changes, pictureExists, soundCatalogue } from './sound-catalogue.fixture.ts';

const FOLDER = join(process.cwd(), 'app/catalogue/data');

const linesFor = (files: RawCatalogueFiles): readonly string[] =>
  checkCatalogue(files, pictureExists).map((mistake) => formatMistake(mistake, FOLDER));

type Row = readonly [rule: string, changes: Changes, line: string];

const PRODUCTS: readonly Row[] = [
  [
    'an id used twice',
    { radio: { id: '45' } },
    'product 45: id: "45" is already used by an earlier one, "Pelco Esprit Compact" — give each its own id',
  ],
  ['an id missing', { radio: { id: undefined } }, 'product "Icom IC-SAT100": id: is missing — add "id"'],
  [
    'an empty id',
    { radio: { id: '' } },
    'product "Icom IC-SAT100": id: must be usable in an address — use letters, digits, - and _ only, like "45" or "pelco-45"',
  ],
  [
    'an id that is no text',
    { radio: { id: 12 } },
    'product "Icom IC-SAT100": id: must be text — write it between double quotes',
  ],
  [
    'an id that an address cannot hold',
    { radio: { id: 'DS-7716/16P' } },
    'product DS-7716/16P: id: must be usable in an address — use letters, digits, - and _ only, like "45" or "pelco-45"',
  ],
  ['a title missing', { radio: { title: undefined } }, 'product radio_12: title: is missing — add "title"'],
  [
    'a blank title',
    { radio: { title: ' ' } },
    'product radio_12: title: must not be empty — write the text, or leave the field out if it is optional',
  ],
  [
    'a title used twice',
    { radio: { title: 'Pelco Esprit Compact' } },
    'product radio_12: title: "Pelco Esprit Compact" is already used by product 45 — give each its own title',
  ],
  ['a brand missing', { radio: { brand: undefined } }, 'product radio_12: brand: is missing — add "brand"'],
  [
    'a brand in another spelling',
    { radio: { brand: 'PELCO' } },
    'product radio_12: brand: "PELCO" is written "Pelco" elsewhere — write "Pelco"',
  ],
  [
    'a category missing',
    { radio: { category: undefined } },
    'product radio_12: category: is missing — add "category"',
  ],
  [
    'an empty category',
    { radio: { category: '' } },
    'product radio_12: category: must not be empty — write the text, or leave the field out if it is optional',
  ],
  [
    'a category misspelt',
    { radio: { category: 'cctv-system' } },
    'product radio_12: category: there is no category "cctv-system" — did you mean "cctv-systems"?',
  ],
  [
    'an unknown category',
    { radio: { category: 'drones' } },
    'product radio_12: category: there is no category "drones" — use a slug of categories.json, or add the category there',
  ],
  ['a price missing', { radio: { price: undefined } }, 'product radio_12: price: is missing — add "price"'],
  [
    'a price of 0',
    { radio: { price: 0 } },
    'product radio_12: price: must be above 0 — write the price in dollars, like 199.99',
  ],
  [
    'a price below 0',
    { radio: { price: -5 } },
    'product radio_12: price: must be above 0 — write the price in dollars, like 199.99',
  ],
  [
    'a price in quotes',
    { radio: { price: '14.99' } },
    'product radio_12: price: must be a number — write it without quotes, signs or separators, like 1299.5',
  ],
  [
    'a price with a fraction of a cent',
    { radio: { price: 14.999 } },
    'product radio_12: price: must have at most two decimals — round it to whole cents, like 199.99',
  ],
  [
    'a discount that does not match the prices',
    { camera: { discount: 15 } },
    'product 45: discount: 15 does not match the prices 880 and 1000 — write 12, or correct a price',
  ],
  [
    'a discount without an original price',
    { camera: { originalPrice: undefined } },
    'product 45: discount: needs an originalPrice — add the price before the discount',
  ],
  [
    'a discount beyond all',
    { camera: { discount: 120 } },
    'product 45: discount: must be between 0 and 99 — write the per cent taken off, like 12',
  ],
  [
    'an original price not above the price',
    { camera: { originalPrice: 880 } },
    'product 45: originalPrice: 880 is not above the price 880 — write the price before the discount, or remove it',
  ],
  [
    'an old price not above the price',
    { radio: { oldPrice: 10 } },
    'product radio_12: oldPrice: 10 is not above the price 14.99 — write the price before the discount, or remove it',
  ],
  [
    'an original price of 0',
    { camera: { originalPrice: 0 } },
    'product 45: originalPrice: must be above 0 — write the price in dollars, like 199.99',
  ],
  [
    'two original prices that disagree',
    { camera: { oldPrice: 1001 } },
    'product 45: originalPrice: is 1000, but oldPrice is 1001 — keep only originalPrice',
  ],
  [
    'two sale flags that disagree',
    { camera: { isSale: false } },
    'product 45: isOnSale: is true, but isSale is false — keep only isOnSale',
  ],
  [
    'two availabilities that disagree',
    { camera: { available: false } },
    'product 45: isAvailable: is true, but available is false — keep only isAvailable',
  ],
  [
    'a main picture without a file',
    { camera: { image: 'camra.svg' } },
    'product 45: image: there is no file public/images/products/camra.svg — add the picture or correct its name',
  ],
  [
    'a picture of the studio without its small files',
    { camera: { image: '45/bare.webp' } },
    'product 45: image: there is no file public/images/products/45/bare-400.avif — add the picture or correct its name',
  ],
  [
    'a gallery picture without a file',
    { camera: { images: ['camera.svg', 'back.svg'] } },
    'product 45: images[1]: there is no file public/images/products/back.svg — add the picture or correct its name',
  ],
  [
    'an empty picture name',
    { camera: { images: [''] } },
    'product 45: images[0]: must not be empty — write the text, or leave the field out if it is optional',
  ],
  [
    'a rating above 5',
    { camera: { rating: 5.1 } },
    'product 45: rating: must be between 0 and 5 — write the stars, like 4.5',
  ],
  [
    'a rating below 0',
    { camera: { rating: -1 } },
    'product 45: rating: must be between 0 and 5 — write the stars, like 4.5',
  ],
  [
    'a flag that is no flag',
    { camera: { isHot: 'yes' } },
    'product 45: isHot: must be true or false — write true or false without quotes',
  ],
  [
    'a stock below 0',
    { camera: { availableQuantity: -1 } },
    'product 45: availableQuantity: must be a whole number, 0 or more — count the pieces, like 12',
  ],
  [
    'a stock in fractions',
    { camera: { availableQuantity: 2.5 } },
    'product 45: availableQuantity: must be a whole number, 0 or more — count the pieces, like 12',
  ],
  [
    'sales below 0',
    { camera: { soldQuantity: -1 } },
    'product 45: soldQuantity: must be a whole number, 0 or more — count the pieces, like 12',
  ],
  [
    'a cap below 1',
    { camera: { maxQuantity: 0 } },
    'product 45: maxQuantity: must be 1 or more — to stop sales set "isSoldOut": true instead',
  ],
  [
    'a cap in fractions',
    { camera: { maxQuantity: 1.5 } },
    'product 45: maxQuantity: must be a whole number — write the most that one cart may hold, like 4',
  ],
  [
    'a description missing',
    { radio: { description: undefined } },
    'product radio_12: description: is missing — add "description"',
  ],
  [
    'an empty description',
    { radio: { description: '' } },
    'product radio_12: description: must not be empty — write the text, or leave the field out if it is optional',
  ],
  [
    'an empty highlight',
    { camera: { highlights: ['4K picture', ''] } },
    'product 45: highlights[1]: must not be empty — write the text, or leave the field out if it is optional',
  ],
  [
    'highlights that are no list',
    { camera: { highlights: '4K picture' } },
    'product 45: highlights: must be a list — write it between [ and ]',
  ],
  [
    'an empty specification label',
    { camera: { specifications: { '': '8 MP' } } },
    'product 45: specifications."": must have a label — name what the value says, like "Operating temperature"',
  ],
  [
    'an empty specification value',
    { camera: { specifications: { Resolution: '' } } },
    'product 45: specifications.Resolution: must not be empty — write the text, or leave the field out if it is optional',
  ],
  [
    'a specification label for programs',
    { camera: { specifications: { itemNumber: 'X' } } },
    'product 45: specifications.itemNumber: must be a label for shoppers — write words, like "Operating temperature", not "operatingTemperature"',
  ],
  [
    'a specification that is a number',
    { camera: { specifications: { Weight: 3 } } },
    'product 45: specifications.Weight: must be text — write it between double quotes',
  ],
  [
    'a field misspelt',
    { radio: { isFeatued: true } },
    'product radio_12: isFeatued: is not a field of this kind — did you mean "isFeatured"?',
  ],
];

const CATEGORIES: readonly Row[] = [
  [
    'an id used twice',
    { thermal: { id: '1' } },
    'category 1: id: "1" is already used by an earlier one, "CCTV Systems" — give each its own id',
  ],
  ['a slug missing', { thermal: { slug: undefined } }, 'category 2: slug: is missing — add "slug"'],
  [
    'a slug used twice',
    { thermal: { slug: 'cctv-systems', parent: undefined } },
    'category 2: slug: "cctv-systems" is already used by category 1 — give each its own slug',
  ],
  [
    'a slug that is not kebab-case',
    { thermal: { slug: 'Thermal_Cameras' } },
    'category 2: slug: must be kebab-case — use small letters and digits joined by single dashes, like "cctv-systems"',
  ],
  [
    'a title used twice',
    { thermal: { title: 'CCTV Systems' } },
    'category 2: title: "CCTV Systems" is already used by category 1 — give each its own title',
  ],
  [
    'a parent that does not exist',
    { thermal: { parent: 'cctv' } },
    'category 2: parent: there is no category "cctv" — did you mean "cctv-systems"?',
  ],
  [
    'a category within itself',
    { thermal: { parent: 'thermal-cameras' } },
    'category 2: parent: "thermal-cameras" leads back to this category — choose a parent outside it',
  ],
  [
    'a featured product that does not exist',
    { cctv: { featuredProducts: ['45', '99'] } },
    'category 1: featuredProducts[1]: there is no product "99" — use the id of a product in products.json',
  ],
  [
    'a featured product named twice',
    { cctv: { featuredProducts: ['45', '45'] } },
    'category 1: featuredProducts[1]: "45" stands here twice — remove one of them',
  ],
  [
    'a decisive specification that no product has',
    { cctv: { decisiveSpecifications: ['Resolution', 'Operating temprature'] } },
    'category 1: decisiveSpecifications[1]: no product has the specification "Operating temprature" — did you mean "Operating temperature"?',
  ],
  [
    'a decisive specification named twice',
    { cctv: { decisiveSpecifications: ['Resolution', 'Resolution'] } },
    'category 1: decisiveSpecifications[1]: "Resolution" stands here twice — remove one of them',
  ],
  [
    'a picture without a file',
    { cctv: { image: 'cctv.png' } },
    'category 1: image: there is no file public/images/categories/cctv.png — add the picture or correct its name',
  ],
];

const CONTENT: readonly Row[] = [
  [
    'a banner id used twice',
    { otherBanner: { id: '1' } },
    'banners.json: banner 1: id: "1" is already used by an earlier one, "One camera for the whole yard" — give each its own id',
  ],
  [
    'a banner title of seven words',
    { banner: { title: 'One very good camera for the yard' } },
    'banners.json: banner 1: title: must have at most 6 words — move the rest to the subtitle',
  ],
  [
    'a banner picture without a file',
    { banner: { image: '/images/banners/2.svg' } },
    'banners.json: banner 1: image: there is no file public/images/banners/2.svg — add the picture or correct its name',
  ],
  [
    'a banner link to no product',
    { banner: { buttonLink: '/product/46' } },
    'banners.json: banner 1: buttonLink: there is no page /product/46 — did you mean "/product/45"?',
  ],
  [
    'a banner link to no category',
    { otherBanner: { buttonLink: '/category/drones' } },
    'banners.json: banner 2: buttonLink: there is no page /category/drones — link to a page of the shop, like /product/45',
  ],
  [
    'a banner link to no page',
    { otherBanner: { buttonLink: '/sale' } },
    'banners.json: banner 2: buttonLink: there is no page /sale — link to a page of the shop, like /product/45',
  ],
  [
    'a banner ground that the design lacks',
    { banner: { bgColor: '#112233' } },
    'banners.json: banner 1: bgColor: must be one of graphite, harbour, slate — choose one of them',
  ],
  [
    'a banner position that is no side',
    { banner: { position: 'center' } },
    'banners.json: banner 1: position: must be left or right — choose the side for the words',
  ],
  [
    'one call-out only',
    { banner: { callouts: [{ label: 'Zoom', value: '36×' }] } },
    'banners.json: banner 1: callouts: must be exactly two — take two figures from the product’s specifications',
  ],
  [
    'a field of a call-out misspelt',
    {
      banner: {
        callouts: [
          { label: 'Zoom', value: '36×' },
          { label: 'Pan', value: '360°', vlaue: '' },
        ],
      },
    },
    'banners.json: banner 1: callouts[1].vlaue: is not a field of this kind — did you mean "value"?',
  ],
  [
    'a deal that ends at no zone',
    { deals: { endsAt: '2026-12-20T23:59:59' } },
    'deals.json: deals: endsAt: must be an instant with its zone — write it like 2026-12-20T23:59:59-05:00',
  ],
  [
    'a deal that ends on no day',
    { deals: { endsAt: '2026-02-29T12:00:00Z' } },
    'deals.json: deals: endsAt: must be a day that exists — correct the month or the day',
  ],
  [
    'a deal without its end',
    { deals: { endsAt: undefined } },
    'deals.json: deals: endsAt: is missing — add "endsAt"',
  ],
  [
    'a testimonial id used twice',
    { otherTestimonial: { id: 'installer' } },
    'testimonials.json: testimonial installer: id: "installer" is already used by an earlier one — give each its own id',
  ],
  [
    'a testimonial without a role',
    { testimonial: { role: undefined } },
    'testimonials.json: testimonial installer: role: is missing — add "role"',
  ],
  [
    'a news id used twice',
    { otherNewsItem: { id: 'winter' } },
    'news.json: news winter: id: "winter" is already used by an earlier one, "Winter" — give each its own id',
  ],
  [
    'news of no day',
    { newsItem: { date: '2026-13-01' } },
    'news.json: news winter: date: must be a day that exists — write it like 2026-09-14',
  ],
  [
    'a question id used twice',
    { otherQuestion: { id: 'can-i-order' } },
    'questions.json: question can-i-order: id: "can-i-order" is already used by an earlier one — give each its own id',
  ],
  [
    'a question id that is not kebab-case',
    { question: { id: 'canIOrder' } },
    'questions.json: category ordering: questions[0].id: must be kebab-case — use small letters and digits joined by single dashes, like "cctv-systems"',
  ],
  [
    'an empty answer',
    { question: { answer: '' } },
    'questions.json: category ordering: questions[0].answer: must not be empty — write the text, or leave the field out if it is optional',
  ],
  [
    'a category of questions used twice',
    { delivery: { id: 'ordering' } },
    'questions.json: category ordering: id: "ordering" is already used by an earlier one, "Ordering" — give each its own id',
  ],
];

const throughout = (file: string, rows: readonly Row[]): readonly Row[] =>
  rows.map(([rule, changes, line]) => [rule, changes, `${file}: ${line}`]);

describe('a mistake is told in one line: file, entry, field, what is wrong, what to do', () => {
  test('a sound catalogue has none', () => {
    expect(linesFor(soundCatalogue())).toEqual([]);
  });

  test.each([
    ...throughout('products.json', PRODUCTS),
    ...throughout('categories.json', CATEGORIES),
    ...CONTENT,
  ])('%s', (_, changes, line) => {
    expect(linesFor(soundCatalogue(changes))).toEqual([`app/catalogue/data/${line}`]);
  });
});

describe('a file that cannot be read', () => {
  test('one that is missing is named', () => {
    expect(linesFor({ ...soundCatalogue(), 'news.json': undefined })).toEqual([
      'app/catalogue/data/news.json: there is no such file — add it',
    ]);
  });

  test('one that is not JSON is told with the place, and what refers to it is not blamed', () => {
    const lines = linesFor({ ...soundCatalogue(), 'products.json': '{"products": [\n{"id": "45",}]}' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^app\/catalogue\/data\/products\.json: is not JSON: .*line 2 column 13/);
  });

  test('one whose list is missing is told without blaming what refers to it', () => {
    expect(linesFor({ ...soundCatalogue(), 'products.json': '{}' })).toEqual([
      'app/catalogue/data/products.json: products: is missing — add "products"',
    ]);
  });

  test('one that holds no object is told', () => {
    expect(linesFor({ ...soundCatalogue(), 'deals.json': '7' })).toEqual([
      'app/catalogue/data/deals.json: must be an object — write it between { and }',
    ]);
  });

  test('an entry that is no object goes by its place in the list', () => {
    expect(linesFor({ ...soundCatalogue(), 'news.json': '{"sample":true,"news":["x"]}' })).toEqual([
      'app/catalogue/data/news.json: news no. 1: must be an object — write it between { and }',
    ]);
  });
});

describe('no mistake hides another', () => {
  test('an entry wrong in many ways is told in as many lines', () => {
    const camera = {
      title: undefined,
      brand: 7,
      category: 'cctv',
      price: -1,
      rating: 9,
      image: 'none.svg',
      oldPrice: 999,
      colour: 'grey',
      hue: 'grey',
    };
    const fields = checkCatalogue(soundCatalogue({ camera }), pictureExists).map(({ field }) => field);
    expect(fields.toSorted()).toEqual(
      ['brand', 'category', 'colour', 'hue', 'image', 'originalPrice', 'price', 'rating', 'title'].toSorted(),
    );
  });

  test('files wrong at the same time are all told, in the order of the files', () => {
    const files = checkCatalogue(
      soundCatalogue({
        radio: { price: 0 },
        thermal: { parent: 'x' },
        question: { answer: '' },
        newsItem: { id: '' },
      }),
      pictureExists,
    ).map(({ file }) => file);
    expect(files).toEqual(['products.json', 'categories.json', 'news.json', 'questions.json']);
  });

  test('a circle of parents is told for each category in it', () => {
    const lines = linesFor(soundCatalogue({ cctv: { parent: 'thermal-cameras' } }));
    expect(lines).toHaveLength(2);
  });
});

test('a product marked as not sold out while none is left is no mistake', () => {
  expect(linesFor(soundCatalogue({ camera: { isSoldOut: false, availableQuantity: 0 } }))).toEqual([]);
});

test('a discount of half a per cent less or more is a rounded one', () => {
  for (const discount of [12, 11.9, 12.4]) {
    expect(linesFor(soundCatalogue({ camera: { discount } }))).toEqual([]);
  }
});

test("the shop's own catalogue has no mistakes", () => {
  const mistakes = checkCatalogue(readCatalogueFiles(FOLDER), publicFileExists);
  expect(mistakes.map((mistake) => formatMistake(mistake, FOLDER))).toEqual([]);
});
