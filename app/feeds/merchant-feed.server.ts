import { shippingFee } from '#app/cart/model/shipping.ts';
import { type Cents, toDecimal } from '#app/lib/money.ts';
import { DELIVERY_ZONES } from '#app/content/model/policy.ts';
import { productImagePath } from '#app/offer/model/picture-set.ts';
import { partNumber } from '#app/product/model/specifications.ts';
import type { Product } from '#app/offer/model/product.ts';
import { shortenedAtWord } from '#app/lib/shortened.ts';
import { absoluteUrl } from '#app/shell/page-meta.ts';
import { currency } from '#app/shop-data.ts';
import { SHOP } from '#app/shop.ts';
import { toXml } from './to-xml.server.ts';
import { productPath } from '#app/offer/model/product-address.ts';

/** A product with the titles of its categories, outermost first. */
export type ProductInCategories = { readonly product: Product; readonly categories: readonly string[] };

/** The longest texts and lists that Google accepts. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_MORE_PICTURES = 10;

const COUNTRIES = DELIVERY_ZONES.flatMap(({ countries }) => countries);

/** The products for Google Merchant Center: RSS 2.0 with Google's attributes. */
export function merchantFeedXml(products: readonly ProductInCategories[]): string {
  return toXml({
    rss: {
      '@version': '2.0',
      '@xmlns:g': 'http://base.google.com/ns/1.0',
      channel: {
        title: SHOP.name,
        link: absoluteUrl('/'),
        description: SHOP.tagline,
        item: products.map(merchantItem),
      },
    },
  });
}

/** With a discount, `g:price` is the price before it and `g:sale_price` the one that is charged. */
function merchantItem({ product, categories }: ProductInCategories) {
  const { id, title, description, price, originalPrice, soldOut, brand, images, gtin, weight } = product;
  // The path of `''` is that of the placeholder.
  const [picture, ...morePictures] = (images.length > 0 ? images : ['']).map((image) =>
    absoluteUrl(productImagePath(image)),
  );
  const mpn = partNumber(product);
  return {
    'g:id': id,
    'g:title': shortenedAtWord(MAX_TITLE, title),
    'g:description': shortenedAtWord(MAX_DESCRIPTION, description),
    'g:link': absoluteUrl(productPath(id)),
    'g:image_link': picture,
    'g:additional_image_link': morePictures.slice(0, MAX_MORE_PICTURES),
    'g:availability': soldOut ? 'out_of_stock' : 'in_stock',
    'g:price': withCurrency(originalPrice ?? price),
    ...(originalPrice !== undefined && { 'g:sale_price': withCurrency(price) }),
    'g:brand': brand,
    ...(gtin !== undefined && { 'g:gtin': gtin }),
    ...(mpn !== undefined && { 'g:mpn': mpn }),
    ...(gtin === undefined && mpn === undefined && { 'g:identifier_exists': 'no' }),
    ...(weight !== undefined && { 'g:product_weight': weight }),
    'g:condition': product.condition ?? 'new',
    ...(product.itemGroup !== undefined && { 'g:item_group_id': product.itemGroup }),
    ...apparelOf(product),
    'g:product_type': categories.join(' > '),
    'g:shipping': COUNTRIES.flatMap((country) => {
      const fee = shippingFee(price, { grams: product.grams, country });
      return fee === undefined
        ? []
        : { 'g:country': country, 'g:service': 'Standard', 'g:price': withCurrency(fee) };
    }),
  };
}

const APPAREL: readonly (readonly [name: string, label: RegExp, words?: Readonly<Record<string, RegExp>>])[] =
  [
    ['g:size', /^size$/i],
    ['g:color', /^colou?r$/i],
    ['g:material', /^material$/i],
    ['g:pattern', /^pattern$/i],
    [
      'g:gender',
      /^(?:target )?gender$/i,
      {
        female: /^(?:female|women)$/i,
        male: /^(?:male|men)$/i,
        unisex: /^(?:unisex|female; male|male; female)$/i,
      },
    ],
    [
      'g:age_group',
      /^age group$/i,
      {
        newborn: /^newborns?$/i,
        infant: /^(?:infants?|bab(?:y|ies))$/i,
        toddler: /^toddlers?$/i,
        kids: /^(?:kids?|children)$/i,
        adult: /^adults?$/i,
      },
    ],
  ];

/** What tells versions of a product apart, and for whom they are. Google wants it of clothes, too, which have a size. */
function apparelOf({ itemGroup, specifications }: Product): Readonly<Record<string, string>> {
  const isTold = itemGroup !== undefined || 'Size' in specifications;
  return Object.fromEntries(
    (isTold ? APPAREL : []).flatMap(([name, label, words]) => {
      const [, text] = Object.entries(specifications).find(([other]) => label.test(other)) ?? [];
      const stated =
        words && text !== undefined ? Object.keys(words).find((word) => words[word]?.test(text)) : text;
      return stated === undefined ? [] : [[name, stated]];
    }),
  );
}

/** `123450` → `1234.50 USD` */
function withCurrency(amount: Cents): string {
  return `${toDecimal(amount)} ${currency}`;
}
