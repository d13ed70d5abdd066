import * as v from 'valibot';
import { CURE_MARK, identifier, pieces, schemaLink, text } from './schema-parts.server.ts';

const hasWholeCents = (dollars: number): boolean => Number(dollars.toFixed(2)) === dollars;

const dollars = v.pipe(
  v.number(),
  v.gtValue(0, `must be above 0${CURE_MARK}write the price in dollars, like 199.99`),
  v.check(hasWholeCents, `must have at most two decimals${CURE_MARK}round it to whole cents, like 199.99`),
);

const percentRange = `must be between 0 and 99${CURE_MARK}write the per cent taken off, like 12`;

const specificationLabel = v.pipe(
  v.string(),
  v.regex(/\S/, `must have a label${CURE_MARK}name what the value says, like "Operating temperature"`),
  v.regex(
    /^(?![a-z]{2,}[A-Z]\w*$)/,
    `must be a label for shoppers${CURE_MARK}write words, like "Operating temperature", not "operatingTemperature"`,
  ),
);

const flag = (title: string, description: string) =>
  v.exactOptional(v.pipe(v.boolean(), v.metadata({ title, description })));

const productSchema = v.strictObject({
  id: v.pipe(
    identifier,
    v.metadata({
      title: 'Id',
      description: 'Unique; stands in the address: /product/45. Also shown as SKU.',
    }),
  ),
  title: v.pipe(
    text,
    v.metadata({
      title: 'Title',
      description: 'Brand, model and what it is; at best under 60 characters. Unique.',
    }),
  ),
  brand: v.pipe(
    text,
    v.metadata({ title: 'Brand', description: 'Spelled alike on all products of the brand.' }),
  ),
  category: v.pipe(
    text,
    v.metadata({ title: 'Category', description: 'The slug of a category in categories.json.' }),
  ),
  price: v.pipe(dollars, v.metadata({ title: 'Price', description: 'US dollars, like 199.99.' })),
  originalPrice: v.exactOptional(
    v.pipe(
      dollars,
      v.metadata({
        title: 'Original price',
        description: 'Before the discount, in US dollars; above the price.',
      }),
    ),
  ),
  oldPrice: v.exactOptional(
    v.pipe(dollars, v.metadata({ title: 'Old price', description: 'Another spelling of originalPrice.' })),
  ),
  discount: v.exactOptional(
    v.pipe(
      v.number(),
      v.minValue(0, percentRange),
      v.maxValue(99, percentRange),
      v.metadata({
        title: 'Discount',
        description: 'Per cent off the original price, to the nearest whole one.',
      }),
    ),
  ),
  image: v.exactOptional(
    v.pipe(
      text,
      v.metadata({
        title: 'Image',
        description:
          'A file name in /images/products/, a path from / or an http(s) address. Absent: a placeholder.',
      }),
    ),
  ),
  images: v.exactOptional(
    v.pipe(
      v.array(text),
      v.metadata({ title: 'Images', description: 'For the gallery; the main image is put first by itself.' }),
    ),
  ),
  rating: v.exactOptional(
    v.pipe(
      v.number(),
      v.minValue(0, `must be between 0 and 5${CURE_MARK}write the stars, like 4.5`),
      v.maxValue(5, `must be between 0 and 5${CURE_MARK}write the stars, like 4.5`),
      v.metadata({
        title: 'Rating',
        description: 'Stars from 0 to 5. No page shows them yet: every page says 4.5, as specified.',
      }),
    ),
  ),
  isFeatured: flag('Featured', 'Shown among Featured Products.'),
  isNew: flag('New', 'Marked New and shown among New Arrivals.'),
  isHot: flag('Hot', 'Marked Hot.'),
  isBestSeller: flag('Best seller', 'Shown among Best Sellers and listed first.'),
  isOnSale: flag('On sale', 'Shown among On Sale Products.'),
  isSale: flag('Sale', 'Another spelling of isOnSale.'),
  isSoldOut: flag('Sold out', 'Nothing can be sold, whatever the stock says.'),
  isAvailable: flag('Available', 'False means out of stock. Absent: true.'),
  available: flag('Available', 'Another spelling of isAvailable.'),
  availableQuantity: v.exactOptional(
    v.pipe(
      pieces,
      v.metadata({ title: 'Available quantity', description: 'Pieces in stock. Absent: unknown.' }),
    ),
  ),
  soldQuantity: v.exactOptional(
    v.pipe(pieces, v.metadata({ title: 'Sold quantity', description: 'Pieces sold so far. Absent: 0.' })),
  ),
  maxQuantity: v.exactOptional(
    v.pipe(
      v.number(),
      v.integer(`must be a whole number${CURE_MARK}write the most that one cart may hold, like 4`),
      v.minValue(1, `must be 1 or more${CURE_MARK}to stop sales set "isSoldOut": true instead`),
      v.metadata({ title: 'Most per cart', description: 'Absent: 10.' }),
    ),
  ),
  description: v.pipe(text, v.metadata({ title: 'Description', description: 'A short paragraph or two.' })),
  highlights: v.exactOptional(
    v.pipe(
      v.array(text),
      v.metadata({ title: 'Highlights', description: 'Selling points, a short line each.' }),
    ),
  ),
  applications: v.exactOptional(
    v.pipe(
      v.array(text),
      v.metadata({ title: 'Applications', description: 'Where it is used, a few words each.' }),
    ),
  ),
  specifications: v.exactOptional(
    v.pipe(
      v.record(specificationLabel, text),
      v.metadata({
        title: 'Specifications',
        description: 'Label → value, both as shoppers read them, in the order of a data sheet.',
      }),
    ),
  ),
});

export type ProductData = v.InferOutput<typeof productSchema>;

export const productsFileSchema = v.pipe(
  v.strictObject({ $schema: schemaLink, products: v.array(productSchema) }),
  v.metadata({ title: 'Products', description: 'Every product the shop sells.' }),
);
