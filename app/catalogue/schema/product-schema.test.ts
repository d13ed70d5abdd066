import { describe, expect, test } from 'vitest';
import { mistakesIn, type MistakeCase, validCatalogue } from '#app/catalogue/valid-catalogue.fixture.ts';

const ID_RULE =
  'must begin with a letter or digit and consist of letters, digits, and - _ . / +, such as "45" or "pelco-45"';

const MISTAKES: readonly MistakeCase[] = [
  ['a missing id', { radio: { id: undefined } }, '"Icom IC-SAT100": id: is missing'],
  [
    'an id without quotes',
    { radio: { id: 12 } },
    '"Icom IC-SAT100": id: must be text in double quotes, not 12',
  ],
  ['an id with a space', { radio: { id: 'DS 7716' } }, `id DS 7716: id: ${ID_RULE}`],
  ['an id that begins with a dash', { radio: { id: '-45' } }, `id -45: id: ${ID_RULE}`],
  ['a repeated id', { radio: { id: '45' } }, 'id 45: id: "45" is already used; give each entry its own id'],
  ['a missing title', { radio: { title: undefined } }, 'id radio_12: title: is missing'],
  [
    'a blank title',
    { radio: { title: ' ' } },
    'id radio_12: title: must not be empty, nor begin or end with a space',
  ],
  [
    'a title repeated in another case',
    { radio: { title: 'PELCO Esprit Compact' } },
    'id radio_12: title: "PELCO Esprit Compact" is already used; give each entry its own title',
  ],
  [
    'a brand that ends with a space',
    { camera: { brand: 'Pelco ' } },
    'id 45: brand: must not be empty, nor begin or end with a space',
  ],
  [
    'a brand in another case',
    { radio: { brand: 'PELCO' } },
    'id radio_12: brand: is written "Pelco" elsewhere; write it the same',
  ],
  [
    'a title repeated with another dash',
    { camera: { title: 'IC\u2010SAT' }, radio: { title: 'IC-SAT' } },
    'id radio_12: title: "IC-SAT" is already used; give each entry its own title',
  ],
  [
    'an unknown category',
    { radio: { category: 'drones' } },
    'id radio_12: category: there is no category "drones"; use one of cctv-systems, thermal-cameras',
  ],
  [
    'a price above the highest one',
    { radio: { price: 1e12 } },
    'id radio_12: price: must be at most 5000000',
  ],
  ['a price of 0', { camera: { price: 0 } }, 'id 45: price: must be above 0, such as 199.99'],
  [
    'a price in quotes',
    { camera: { price: '880' } },
    'id 45: price: must be a number without quotes, not "880"',
  ],
  [
    'a price with a fraction of a cent',
    { radio: { price: 14.999 } },
    'id radio_12: price: must not have more decimals than 199.99',
  ],
  [
    'an original price that is not above the price',
    { camera: { originalPrice: 880 } },
    'id 45: originalPrice: must be above the price, 880; correct or remove it',
  ],
  [
    'an original price, under its other name oldPrice, that is not above the price',
    { radio: { oldPrice: 10 } },
    'id radio_12: originalPrice: must be above the price, 14.99; correct or remove it',
  ],
  [
    'an original price of 0',
    { camera: { originalPrice: 0 } },
    'id 45: originalPrice: must be above 0, such as 199.99',
  ],
  [
    'a discount that does not match the prices',
    { camera: { discount: 15 } },
    'id 45: discount: does not match the two prices; write 12 or correct a price',
  ],
  [
    'a discount without an original price',
    { camera: { originalPrice: undefined } },
    'id 45: discount: needs an originalPrice, the price before the discount',
  ],
  ['a discount above 99', { camera: { discount: 120 } }, 'id 45: discount: must be between 0 and 99'],
  [
    'a missing picture file',
    { camera: { image: 'camra.svg' } },
    'id 45: image: there is no file public/images/products/camra.svg; add the picture or correct its name',
  ],
  [
    'a picture with an incomplete URL',
    { camera: { image: 'https://' } },
    'id 45: image: "https://" is not a complete URL; write it as https://cdn.example.com/1.webp',
  ],
  [
    'a WebP picture without its AVIF files',
    { camera: { image: '45/bare.webp' } },
    'id 45: image: there is no file public/images/products/45/bare-200.avif; add the picture or correct its name',
  ],
  [
    'a missing gallery picture',
    { camera: { images: ['camera.svg', 'back.svg'] } },
    'id 45: images no. 2: there is no file public/images/products/back.svg; add the picture or correct its name',
  ],
  ['a rating above 5', { camera: { rating: 5.1 } }, 'id 45: rating: must be between 0 and 5'],
  [
    'a flag in quotes',
    { camera: { isHot: 'true' } },
    'id 45: isHot: must be true or false, without quotes, not "true"',
  ],
  [
    'a negative stock',
    { camera: { availableQuantity: -1 } },
    'id 45: availableQuantity: must be a whole number, 0 or more',
  ],
  [
    'a fraction as stock',
    { camera: { availableQuantity: 2.5 } },
    'id 45: availableQuantity: must be a whole number, 0 or more',
  ],
  [
    'a cart limit of 0',
    { camera: { maxQuantity: 0 } },
    'id 45: maxQuantity: must be a whole number, 1 or more',
  ],
  [
    'a text in place of a list',
    { camera: { highlights: '4K picture' } },
    'id 45: highlights: must be a list between [ and ], not "4K picture"',
  ],
  [
    'an empty specification',
    { camera: { specifications: { Resolution: '' } } },
    'id 45: specifications Resolution: must not be empty, nor begin or end with a space',
  ],
  [
    'a specification without quotes',
    { camera: { specifications: { Weight: 3 } } },
    'id 45: specifications Weight: must be text in double quotes, not 3',
  ],
  [
    'a barcode number with a wrong check digit',
    { radio: { gtin: '4006381333930' } },
    'id radio_12: gtin: is not a valid barcode number: its last digit does not match; correct or remove it',
  ],
  [
    'a barcode number that a spreadsheet has shortened',
    { radio: { gtin: '6.94412E+12' } },
    'id radio_12: gtin: must have 8, 12, 13 or 14 digits, such as "4006381333931"',
  ],
  [
    'a weight without a unit',
    { radio: { weight: '680' } },
    'id radio_12: weight: must be a number and g, kg, oz or lb, such as "0.6 kg"',
  ],
  [
    'an unknown field',
    { radio: { isFeatued: true } },
    'id radio_12: isFeatued: is not a known field; correct its name or remove it',
  ],
];

test.each(MISTAKES)('reports %s', (_, changes, line) => {
  expect(mistakesIn(validCatalogue(changes))).toEqual([`products.json: line 1: ${line}`]);
});

describe('accepts', () => {
  test.each(['0090.750', 'AB/7.5+', 'radio_12-B'])('the id %s', (id) => {
    expect(mistakesIn(validCatalogue({ radio: { id } }))).toEqual([]);
  });

  test.each([12, 11.9, 12.4])('%d as the discount if the exact one is 12 percent', (discount) => {
    expect(mistakesIn(validCatalogue({ camera: { discount } }))).toEqual([]);
  });

  test.each(['96385074', '036000291452', '4006381333931', '10012345678902'])(
    'the barcode number %s',
    (gtin) => {
      expect(mistakesIn(validCatalogue({ radio: { gtin } }))).toEqual([]);
    },
  );

  test('a product without stock that is not marked as sold out', () => {
    expect(mistakesIn(validCatalogue({ camera: { isSoldOut: false, availableQuantity: 0 } }))).toEqual([]);
  });
});
