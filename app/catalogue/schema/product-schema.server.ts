import * as v from 'valibot';
import { MAX_PRICE, toCents, toDecimal, toDollars } from '#app/lib/money.ts';
import { CONDITIONS } from '#app/offer/model/product.ts';
import { currencyName } from '#app/shop-data.ts';
import type { References } from './references.server.ts';
import {
  numberBetween,
  optional,
  productId,
  required,
  text,
  wholeNumberFrom,
  weight,
} from './schema-parts.server.ts';

const EXAMPLE = toDecimal(19_999);
const hasWholeCents = (price: number): boolean => Number(toDecimal(toCents(price))) === price;

const price = v.pipe(
  v.number(),
  v.gtValue(0, `must be above 0, such as ${EXAMPLE}`),
  v.maxValue(toDollars(MAX_PRICE), `must be at most ${toDollars(MAX_PRICE)}`),
  v.check(hasWholeCents, `must not have more decimals than ${EXAMPLE}`),
);

type Prices = { readonly price: number; readonly originalPrice?: number; readonly oldPrice?: number };

const originalPriceOf = ({ originalPrice, oldPrice }: Prices) => originalPrice ?? oldPrice;

const isBelowOriginal = (prices: Prices) => prices.price < (originalPriceOf(prices) ?? Infinity);

/** The discount in percent; 0 if there is no original price. */
const percentOff = (prices: Prices) => 100 * (1 - prices.price / (originalPriceOf(prices) ?? prices.price));

/** Whether the discount is at most half a percentage point off the exact one. Ignores invalid prices, which other rules report. */
function discountMatches({ discount, ...prices }: Prices & { readonly discount?: number }): boolean {
  if (discount === undefined || prices.price <= 0 || !isBelowOriginal(prices)) return true;
  return Math.abs(discount - percentOff(prices)) <= 0.5;
}

/** Whether the last digit of a GTIN is the one that follows from the others: their sum, every second one from the right three times. */
const hasCheckDigit = (gtin: string): boolean =>
  gtin
    .split('')
    .toReversed()
    .reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 1 ? 3 : 1), 0) %
    10 ===
  0;

/** A barcode number: GTIN-8, UPC, EAN or GTIN-14. */
export const gtin = v.pipe(
  v.string(),
  v.regex(/^(?:\d{8}|\d{12,14})$/, 'must have 8, 12, 13 or 14 digits, such as "4006381333931"'),
  v.check(
    hasCheckDigit,
    'is not a valid barcode number: its last digit does not match; correct or remove it',
  ),
);

/** What joins the versions of a product. */
export const familySchema = v.strictObject({
  id: required(text, 'The same for all versions of a product.'),
  title: required(text, 'The name of the product without what tells its versions apart.'),
  options: optional(
    v.pipe(v.array(text), v.nonEmpty('must name a specification, or be left out')),
    'The labels of the specifications that tell the versions apart, in the order in which buyers choose, such as Colour and Size. Default: the versions are not joined on pages, only in feeds.',
  ),
  swatch: optional(
    v.pipe(text, v.regex(/^#[\da-f]{6}$/i, 'must be a colour of six hexadecimal digits, such as #1b2a49')),
    'The colour of this version, which is shown beside its name.',
  ),
});

export const productSchema = (references: References) =>
  v.pipe(
    v.strictObject({
      id: required(productId, 'Unique. Part of the address, /product/45, and shown as the SKU.'),
      title: required(text, 'Brand, model and kind, preferably under 60 characters. Unique.'),
      brand: required(references.brand, 'Written the same on all products of the brand.'),
      category: required(references.category, 'The slug of a category in categories.json.'),
      price: required(price, `In ${currencyName}, such as ${EXAMPLE}.`),
      originalPrice: optional(price, `The price before the discount, in ${currencyName}.`),
      oldPrice: optional(price, 'Another name for originalPrice.'),
      discount: optional(numberBetween(0, 99), 'Percent off the original price, rounded to a whole number.'),
      image: optional(
        references.productPicture,
        'A file name in /images/products/, a path that begins with /, or a URL.',
      ),
      images: optional(v.array(references.productPicture), 'More pictures for the gallery.'),
      rating: optional(numberBetween(0, 5), 'Stars. Not shown: every product page shows 4.5, as specified.'),
      isFeatured: optional(v.boolean(), 'Lists the product in Featured Products.'),
      isNew: optional(v.boolean(), 'Marks the product as New and lists it in New Arrivals.'),
      isHot: optional(v.boolean(), 'Marks the product as Hot.'),
      isBestSeller: optional(v.boolean(), 'Lists the product in Best Sellers, and first in its category.'),
      isOnSale: optional(v.boolean(), 'Lists the product in On Sale Products.'),
      isSale: optional(v.boolean(), 'Another name for isOnSale.'),
      isSoldOut: optional(v.boolean(), 'Stops sales, whatever the available quantity.'),
      isAvailable: optional(v.boolean(), 'False means out of stock. Default: true.'),
      available: optional(v.boolean(), 'Another name for isAvailable.'),
      availableQuantity: optional(wholeNumberFrom(0), 'Number of pieces in stock. Default: unknown.'),
      soldQuantity: optional(wholeNumberFrom(0), 'Number of pieces sold so far. Default: 0.'),
      maxQuantity: optional(wholeNumberFrom(1), 'Maximum number of pieces in one cart. Default: 10.'),
      gtin: optional(gtin, 'The barcode number (GTIN, EAN, UPC or ISBN).'),
      mpn: optional(text, 'The part number of the manufacturer. Shown as the specification Item number.'),
      weight: optional(weight, 'With its unit, such as 0.6 kg. Shown as the specification Weight.'),
      condition: optional(
        v.picklist(CONDITIONS),
        'Default: new. Another one is also shown as the specification Condition.',
      ),
      family: optional(
        familySchema,
        'Joins the versions of a product, such as its sizes. Each version is a product of its own, with its own page.',
      ),
      description: required(text, 'One or two short paragraphs.'),
      highlights: optional(v.array(text), 'Selling points, one short line each.'),
      applications: optional(v.array(text), 'Where the product is used, a few words each.'),
      specifications: optional(v.record(text, text), 'Labels and values, in the order of the data sheet.'),
    }),
    v.forward(
      v.partialCheck(
        [['price'], ['originalPrice'], ['oldPrice']],
        isBelowOriginal,
        ({ input }) => `must be above the price, ${input.price}; correct or remove it`,
      ),
      ['originalPrice'],
    ),
    v.forward(
      v.partialCheck(
        [['price'], ['originalPrice'], ['oldPrice'], ['discount']],
        discountMatches,
        ({ input }) =>
          originalPriceOf(input) === undefined
            ? 'needs an originalPrice, the price before the discount'
            : `does not match the two prices; write ${Math.round(percentOff(input))} or correct a price`,
      ),
      ['discount'],
    ),
  );

export type ProductData = v.InferOutput<ReturnType<typeof productSchema>>;
