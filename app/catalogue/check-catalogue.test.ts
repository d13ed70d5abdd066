import { describe, expect, test } from 'vitest';
import { publicFileExists, readCatalogueFiles } from './catalogue-files.server.ts';
import { checkCatalogue } from './check-catalogue.server.ts';
import { formatMistake } from './checks/mistake.server.ts';
import { FOLDER, linesFor, pictureExists, type Row, soundCatalogue } from './sound-catalogue.fixture.ts';

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
    'banners.json: banner 1: buttonLink: there is no page /product/46 — link to a page of the shop, like /product/45',
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
    { banner: { callouts: [{ label: 'Zoom', value: '36×', reach: 65 }] } },
    'banners.json: banner 1: callouts: must be exactly two — take two figures from the product’s specifications',
  ],
  [
    'a leader that ends beside the picture',
    {
      banner: {
        callouts: [
          { label: 'Zoom', value: '36×', reach: 65 },
          { label: 'Pan', value: '360°', reach: 120 },
        ],
      },
    },
    'banners.json: banner 1: callouts[1].reach: must be between 30 and 100 — measure it on the picture, in percent of its width',
  ],
  [
    'a field of a call-out misspelt',
    {
      banner: {
        callouts: [
          { label: 'Zoom', value: '36×', reach: 65 },
          { label: 'Pan', value: '360°', reach: 60, vlaue: '' },
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

describe('a mistake is told in one line: file, entry, field, what is wrong, what to do', () => {
  test('a sound catalogue has none', () => {
    expect(linesFor(soundCatalogue())).toEqual([]);
  });

  test.each(CONTENT)('%s', (_, changes, line) => {
    expect(linesFor(soundCatalogue(changes))).toEqual([`app/catalogue/data/${line}`]);
  });
});

describe('a file that cannot be read', () => {
  test('one that is missing is named', () => {
    expect(linesFor({ ...soundCatalogue(), 'news.json': undefined })).toEqual([
      'app/catalogue/data/news.json: there is no such file — add it',
    ]);
  });

  test.each([
    ['a comma too many', '{"id": "45",}', 'line 2 column 14, below the id "45": cannot read }]}'],
    [
      'a separator in a price',
      '{"id": "45",\n"price": 5,495}',
      'line 3 column 12, below the id "45": cannot read 495}]}',
    ],
    ['an end too early', '{"id": "45', 'line 2 column 14: something is missing'],
  ])(
    '%s is told with its line and the id above it, and what refers to the file is not blamed',
    (_, entry, place) => {
      expect(linesFor({ ...soundCatalogue(), 'products.json': `{"products": [\n ${entry}]}` })).toEqual([
        `app/catalogue/data/products.json: is not JSON: ${place} — look there, and just before, for a missing or extra comma, quote or bracket`,
      ]);
    },
  );

  test('curly quotes are told as what they are', () => {
    expect(linesFor({ ...soundCatalogue(), 'deals.json': '{"deals": {"note": “Soon”}}' })).toEqual([
      'app/catalogue/data/deals.json: is not JSON: line 1 column 20: cannot read “Soon”}} — write straight quotes, ", not curly ones',
    ]);
  });

  test('one in another encoding is told, and not what the damage looks like', () => {
    expect(linesFor({ ...soundCatalogue(), 'deals.json': '{"deals":\n{"note": "40 \uFFFDC"}}' })).toEqual([
      'app/catalogue/data/deals.json: is not saved as UTF-8: the first damaged character stands in line 2 — save the file again and choose UTF-8 as its encoding',
    ]);
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

test('a name that stands twice in one object is told with both lines', () => {
  const raw = soundCatalogue({ camera: { specifications: { Zoom: '36×' } } });
  const products = raw['products.json']
    ?.replace('"price":880', '"price":880,\n"price":1')
    .replace('"Zoom":"36×"', '"Zoom":"36×","Zoom":"30×"');
  expect(linesFor({ ...raw, 'products.json': products })).toEqual([
    'app/catalogue/data/products.json: product 45: price: stands here twice, in line 1 and in line 2 — remove one of them',
    'app/catalogue/data/products.json: product 45: specifications.Zoom: stands here twice, in line 2 and in line 2 — remove one of them',
    'app/catalogue/data/products.json: product 45: discount: 12 does not match the prices 1 and 1000 — write 100, or correct a price',
  ]);
});

test('a name that is wrong itself is told, and what refers to it is not', () => {
  expect(linesFor(soundCatalogue({ camera: { id: '45 ' } }))).toHaveLength(1);
  expect(linesFor(soundCatalogue({ cctv: { slug: 'CCTV Systems' } }))).toEqual([
    expect.stringContaining('category 1: slug: must be kebab-case'),
  ]);
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
