import { gramsIn } from '#app/lib/grams-in.ts';
import { checkout, ratesByWeight } from '#app/shop-data.ts';
import type { Attribute } from '#app/figures/model/attribute.ts';
import type { Banner, NewsItem, Testimonial } from '#app/home/model/editorial.ts';
import type { Deals } from '#app/home/model/countdown.ts';
import { toCents } from '#app/lib/money.ts';
import type { Category } from '#app/offer/model/category.ts';
import { cardSpecifications, type Product } from '#app/offer/model/product.ts';
import type { PlainWords } from '#app/plain-words/model/vocabulary.ts';
import { toPlainWords } from './plain-words.server.ts';
import type { CatalogueData } from './schema/catalogue-schema.server.ts';
import type { ProductData } from './schema/product-schema.server.ts';

/** Unit symbols in the catalogue's texts (without `in`, which is also a word), and the × between dimensions. */
const UNIT = 'V|W|A|mA|µA|mAh|°C|°F|mm|m|m²|µm|ft|kg|g|MP|fps|lux|dB|Hz|MHz|GHz|MB|GB|TB|Mbps|%|×';

/** The space between a number and its unit or ×: `24 V`, `90 ×`. */
const SPACE_BEFORE_UNIT = String.raw`(?<=\d) (?=(?:${UNIT})(?![\p{L}\d]))`;

/** The space between × and the next number: `× 60`. */
const SPACE_AFTER_TIMES = String.raw`(?<=×) (?=\d)`;

const MEASURE_SPACE = new RegExp(`${SPACE_BEFORE_UNIT}|${SPACE_AFTER_TIMES}`, 'gu');

/** Puts no-break spaces into measures such as `24 V` and `90 × 60 mm`, so that each stays on one line. */
export function unbrokenMeasures(text: string): string {
  return text.replace(MEASURE_SPACE, '\u00a0');
}

export type Catalogue = {
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  /** Slugs of the listings that the footer links to. Absent lists have a default. */
  readonly footer: { readonly categories?: readonly string[]; readonly featured?: readonly string[] };
  /** What products are filtered and compared by; empty if there is no `attributes.json`. */
  readonly attributes: readonly Attribute[];
  /** Words that shoppers use for the attributes. */
  readonly plainWords: PlainWords;
  readonly banners: readonly Banner[];
  readonly deals: Deals | undefined;
  /** Whether the entries of a list are examples. */
  readonly samples: { readonly testimonials: boolean; readonly news: boolean };
  readonly testimonials: readonly Testimonial[];
  readonly news: readonly NewsItem[];
};

const NO_TESTIMONIALS = { testimonials: [], sample: false };
const NO_NEWS = { news: [], sample: false };
const NO_PLAIN_WORDS = {
  synonyms: [],
  units: [],
  negativeNumbers: [],
  sizesInPixels: [],
  stopWords: [],
  notSold: [],
};

/**
 * Fills in the defaults and converts prices to cents.
 * @param takesOrders whether a back end takes orders: then samples are left out
 */
export function toCatalogue(data: CatalogueData, takesOrders = checkout === 'orders'): Catalogue {
  const { testimonials, sample: areTestimonialsSamples } = data['testimonials.json'] ?? NO_TESTIMONIALS;
  const { news, sample: isNewsSample } = data['news.json'] ?? NO_NEWS;
  const products = data.products.map(toProduct);
  const productsIn = Map.groupBy(products, ({ category }) => category);
  return {
    products,
    categories: data['categories.json'].categories.map((category) =>
      Object.assign({ image: '', summary: '', isNew: false }, category, {
        cardSpecifications: cardSpecifications(
          productsIn.get(category.slug) ?? [],
          category.keySpecifications,
        ),
      }),
    ),
    footer: data['categories.json'].footer ?? {},
    attributes: data['attributes.json']?.attributes ?? [],
    plainWords: toPlainWords(data['plain-words.json'] ?? NO_PLAIN_WORDS),
    banners: (data['banners.json']?.banners ?? []).map((banner) =>
      Object.assign({ imageAlt: '', callouts: [] }, banner),
    ),
    deals: data['deals.json']?.deals,
    samples: { testimonials: areTestimonialsSamples, news: isNewsSample },
    testimonials: takesOrders && areTestimonialsSamples ? [] : testimonials,
    news: takesOrders && isNewsSample ? [] : news,
  };
}

const PRODUCT_DEFAULTS = {
  rating: 0,
  isFeatured: false,
  isNew: false,
  isHot: false,
  isBestSeller: false,
  soldQuantity: 0,
  applications: [],
};

/** Accepts both names of a field, such as `originalPrice` and `oldPrice`. If both are present, the first is used. */
export function toProduct(data: ProductData): Product {
  const {
    oldPrice = 0,
    originalPrice = oldPrice,
    discount: _,
    image,
    images: otherImages = [],
    isSale = false,
    isOnSale = isSale,
    isSoldOut = false,
    available = true,
    isAvailable = available,
    highlights = [],
    mpn,
    family,
    ...others
  } = data;
  const price = toCents(others.price);
  const images = [...new Set([image ?? [], otherImages].flat())];
  const { gtin, weight, condition = 'new', specifications } = others;
  // Part number, GTIN and weight are shown, compared and searched as specifications. A weight that is written there stays.
  const shown = {
    ...(condition !== 'new' && { Condition: condition === 'used' ? 'Used' : 'Refurbished' }),
    ...specifications,
    ...(mpn !== undefined && { 'Item number': mpn }),
    ...(gtin !== undefined && { GTIN: gtin }),
    ...(weight !== undefined && { Weight: specifications?.['Weight'] ?? weight }),
  };
  return {
    ...PRODUCT_DEFAULTS,
    ...others,
    price,
    ...(family && { itemGroup: family.id }),
    ...(family?.options && { family: { ...family, options: family.options } }),
    ...(toCents(originalPrice) > price && { originalPrice: toCents(originalPrice) }),
    image: images[0] ?? '',
    images,
    isOnSale,
    ...(ratesByWeight && weight !== undefined && { grams: gramsIn(weight) }),
    soldOut: isSoldOut || !isAvailable || others.availableQuantity === 0,
    description: unbrokenMeasures(others.description),
    highlights: highlights.map(unbrokenMeasures),
    specifications: Object.fromEntries(
      Object.entries(shown).map(([name, value]) => [name, unbrokenMeasures(value)]),
    ),
  };
}
