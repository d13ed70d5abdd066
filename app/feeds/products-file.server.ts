import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { added } from '#app/cart/texts.ts';
import { toDollars } from '#app/lib/money.ts';
import { productImagePath } from '#app/offer/model/picture-set.ts';
import { CONDITIONS } from '#app/offer/model/product.ts';
import { partNumber } from '#app/product/model/specifications.ts';
import { absoluteUrl } from '#app/shell/page-meta.ts';
import { currency } from '#app/shop-data.ts';
import { SHOP } from '#app/shop.ts';
import type { ProductInCategories } from './merchant-feed.server.ts';
import { productPath } from '#app/offer/model/product-address.ts';

const PRODUCTS_SCHEMA_PATH = '/data/products.schema.json';

function field<Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.pipe(schema, v.description(description));
}

const url = v.pipe(v.string(), v.url());
const amount = v.pipe(v.number(), v.minValue(0));

const productEntry = v.object({
  id: field(v.string(), 'Unique and permanent. Shown as the SKU, and part of the address of the page.'),
  url: field(url, 'The page of the product.'),
  title: field(v.string(), 'Brand, model and kind.'),
  brand: v.string(),
  gtin: v.optional(field(v.string(), 'The barcode number.')),
  mpn: v.optional(field(v.string(), 'The part number of the manufacturer.')),
  weight: v.optional(field(v.string(), 'A number and g, kg, oz or lb.')),
  categories: field(v.array(v.string()), 'The titles of its categories, the outermost first.'),
  category: field(v.string(), 'The slug of the innermost category, /category/{slug}.'),
  price: field(amount, `What one piece costs now, in \`currency\`, without ${added}.`),
  originalPrice: v.optional(field(amount, 'The price before a discount. Absent if there is none.')),
  currency: field(v.literal(currency), 'ISO 4217.'),
  availability: field(v.picklist(['in-stock', 'out-of-stock']), 'Whether the product can be ordered.'),
  quantity: v.optional(field(v.pipe(v.number(), v.integer(), v.minValue(0)), 'Pieces in stock, if known.')),
  condition: v.picklist(CONDITIONS),
  pictures: field(v.array(url), 'The main picture first.'),
  description: v.string(),
  highlights: field(v.array(v.string()), 'Selling points, one short line each.'),
  applications: field(v.array(v.string()), 'Where the product is used.'),
  specifications: field(v.record(v.string(), v.string()), 'Label and value, in the order of the data sheet.'),
});

/** The definition of `/data/products.json`, from which its JSON Schema is made. */
export const productsFileSchema = v.pipe(
  v.object({
    $schema: field(url, 'This schema.'),
    version: field(
      v.literal(1),
      'Fields may be added in this version. None is removed, renamed or redefined.',
    ),
    shop: v.object({ name: v.string(), url }),
    products: field(v.array(productEntry), 'Every product of the shop.'),
  }),
  v.title('Products'),
  v.description('All products of the shop with their current prices and stock, as of the last publication.'),
);

type ProductsFile = v.InferOutput<typeof productsFileSchema>;

/** The content of `/data/products.json`. */
export function productsFile(products: readonly ProductInCategories[]): ProductsFile {
  return {
    $schema: absoluteUrl(PRODUCTS_SCHEMA_PATH),
    version: 1,
    shop: { name: SHOP.name, url: absoluteUrl('/') },
    products: products.map(toEntry),
  };
}

function toEntry({ product, categories }: ProductInCategories): ProductsFile['products'][number] {
  const { originalPrice, availableQuantity, gtin, weight } = product;
  const mpn = partNumber(product);
  return {
    id: product.id,
    url: absoluteUrl(productPath(product.id)),
    title: product.title,
    brand: product.brand,
    ...(gtin !== undefined && { gtin }),
    ...(mpn !== undefined && { mpn }),
    ...(weight !== undefined && { weight }),
    categories: [...categories],
    category: product.category,
    price: toDollars(product.price),
    ...(originalPrice !== undefined && { originalPrice: toDollars(originalPrice) }),
    currency: currency,
    availability: product.soldOut ? 'out-of-stock' : 'in-stock',
    ...(availableQuantity !== undefined && { quantity: availableQuantity }),
    condition: product.condition ?? 'new',
    pictures: product.images.map((image) => absoluteUrl(productImagePath(image))),
    description: product.description,
    highlights: [...product.highlights],
    applications: [...product.applications],
    specifications: product.specifications,
  };
}

/** The content of `/data/products.schema.json`. */
export function productsJsonSchema(): object {
  return {
    $id: absoluteUrl(PRODUCTS_SCHEMA_PATH),
    ...toJsonSchema(productsFileSchema, { target: 'draft-07' }),
  };
}
