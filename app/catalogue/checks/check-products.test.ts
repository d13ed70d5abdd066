import { describe, expect, test } from 'vitest';
import { linesFor, type Row, soundCatalogue } from '#app/catalogue/sound-catalogue.fixture.ts';

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
    'a brand with a space at its end',
    { camera: { brand: 'Pelco ' } },
    'product 45: brand: "Pelco " begins or ends with a space — write "Pelco"',
  ],
  [
    'a picture that is a folder',
    { camera: { image: '45/' } },
    'product 45: image: public/images/products/45/ is no picture — name a file that ends in .webp, .avif, .jpg, .png, .gif or .svg',
  ],
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
    'product 45: image: there is no file public/images/products/45/bare-200.avif — add the picture or correct its name',
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

describe('a mistake in products.json is told in one line: entry, field, what is wrong, what to do', () => {
  test.each(PRODUCTS)('%s', (_, changes, line) => {
    expect(linesFor(soundCatalogue(changes))).toEqual([`app/catalogue/data/products.json: ${line}`]);
  });
});

test('of two spellings of a brand the one that most products have is right', () => {
  const camera = { title: 'A', brand: 'PELCO' };
  const raw = soundCatalogue({ camera, radio: { brand: 'Pelco' } });
  const [first = '', second = ''] = JSON.parse(raw['products.json'] ?? '').products.map((product: object) =>
    JSON.stringify(product),
  );
  const third = second.replace('radio_12', 'radio_13').replace('Icom IC-SAT100', 'Icom IC-M510');
  expect(linesFor({ ...raw, 'products.json': `{"products":[${first},${second},${third}]}` })).toEqual([
    'app/catalogue/data/products.json: product 45: brand: "PELCO" is written "Pelco" elsewhere — write "Pelco"',
  ]);
});
