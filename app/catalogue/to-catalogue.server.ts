import type { Attribute, FigureSource } from '#app/figures/model/attribute.ts';
import type { Banner, NewsItem, Testimonial } from '#app/home/model/editorial.ts';
import type { Deals } from '#app/home/model/countdown.ts';
import { toCents } from '#app/lib/money.ts';
import type { Category } from '#app/product/model/category.ts';
import { type Product, readCounts } from '#app/product/model/product.ts';
import type { PlainWords } from '#app/plain-words/model/vocabulary.ts';
import { toPlainWords } from './plain-words.server.ts';
import type { BannerData, CategoryData } from './schema/content-schemas.server.ts';
import type { CatalogueData } from './schema/catalogue-schema.server.ts';
import type { ProductData } from './schema/product-schema.server.ts';
import type { AttributeData } from './schema/attribute-schema.server.ts';

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

/**
 * Fills in the defaults and converts prices to cents.
 * @param takesOrders whether a back end takes orders: then samples are left out
 */
export function toCatalogue(data: CatalogueData, takesOrders = process.env['LIVE'] === '1'): Catalogue {
  const { testimonials, sample: areTestimonialsSamples } = data['testimonials.json'] ?? NO_TESTIMONIALS;
  const { news, sample: isNewsSample } = data['news.json'] ?? NO_NEWS;
  return {
    products: data.products.map(toProduct),
    categories: data['categories.json'].categories.map(toCategory),
    footer: data['categories.json'].footer ?? {},
    attributes: (data['attributes.json']?.attributes ?? []).map(toAttribute),
    plainWords: toPlainWords(data['plain-words.json'] ?? { synonyms: [], units: [], stopWords: [] }),
    banners: (data['banners.json']?.banners ?? []).map(toBanner),
    deals: data['deals.json']?.deals,
    samples: { testimonials: areTestimonialsSamples, news: isNewsSample },
    testimonials: takesOrders && areTestimonialsSamples ? [] : testimonials,
    news: takesOrders && isNewsSample ? [] : news,
  };
}

/** Accepts both names of a field, such as `originalPrice` and `oldPrice`. If both are present, the first is used. */
export function toProduct(data: ProductData): Product {
  const price = toCents(data.price);
  const originalPrice = toCents(data.originalPrice ?? data.oldPrice ?? 0);
  const images = data.image === undefined ? (data.images ?? []) : [data.image, ...(data.images ?? [])];
  const isAvailable = data.isAvailable ?? data.available ?? true;
  return {
    id: data.id,
    title: data.title,
    brand: data.brand,
    category: data.category,
    price,
    ...(originalPrice > price && { originalPrice }),
    image: images[0] ?? '',
    images: [...new Set(images)],
    rating: data.rating ?? 0,
    isFeatured: data.isFeatured ?? false,
    isNew: data.isNew ?? false,
    isHot: data.isHot ?? false,
    isBestSeller: data.isBestSeller ?? false,
    isOnSale: data.isOnSale ?? data.isSale ?? false,
    soldOut: (data.isSoldOut ?? false) || !isAvailable || data.availableQuantity === 0,
    ...readCounts((name) => data[name]),
    soldQuantity: data.soldQuantity ?? 0,
    description: unbrokenMeasures(data.description),
    highlights: (data.highlights ?? []).map(unbrokenMeasures),
    applications: data.applications ?? [],
    ...(data.gtin !== undefined && { gtin: data.gtin }),
    ...(data.weight !== undefined && { weight: data.weight }),
    specifications: Object.fromEntries(
      Object.entries(specificationsIn(data)).map(([name, value]) => [name, unbrokenMeasures(value)]),
    ),
  };
}

/** Part number, GTIN and weight are shown, compared and searched as specifications. A weight that is written there stays. */
function specificationsIn({
  specifications,
  mpn,
  gtin,
  weight,
}: ProductData): Readonly<Record<string, string>> {
  return {
    ...specifications,
    ...(mpn !== undefined && { 'Item number': mpn }),
    ...(gtin !== undefined && { GTIN: gtin }),
    ...(weight !== undefined && { Weight: specifications?.['Weight'] ?? weight }),
  };
}

function toCategory(data: CategoryData): Category {
  return {
    id: data.id,
    title: data.title,
    slug: data.slug,
    image: data.image ?? '',
    summary: data.summary ?? '',
    isNew: data.isNew ?? false,
    ...(data.parent !== undefined && { parent: data.parent }),
    ...(data.combinedPage && { combinedPage: data.combinedPage }),
    ...(data.promo && { promo: data.promo }),
    featuredProducts: data.featuredProducts ?? [],
    keySpecifications: data.keySpecifications ?? [],
    subCategories: data.subCategories ?? [],
  };
}

function toBanner(data: BannerData): Banner {
  return { ...data, imageAlt: data.imageAlt ?? '', callouts: data.callouts ?? [] };
}

type SourceData = NonNullable<AttributeData['readFrom']>[number];

/** Fills in the defaults. */
function toAttribute(data: AttributeData): Attribute {
  const { id, label, filtersIn = [], comparesIn = filtersIn, better = 'neither', readsTitle = false } = data;
  const common = {
    id,
    label,
    filtersIn,
    comparesIn,
    better,
    readFrom: (data.readFrom ?? []).map(toSource),
    alsoReadFrom: (data.alsoReadFrom ?? []).map(toSource),
    readsTitle,
  };
  switch (data.kind) {
    case 'number': {
      const { kind, unit, counted, takes = 'measure' } = data;
      return { ...common, kind, takes, ...(unit && { unit }), ...(counted && { counted }) };
    }
    case 'steps':
      return { ...common, kind: data.kind, scale: data.scale };
    case 'set': {
      const values = data.values.map(({ id, label, words = [label] }) => ({ id, label, words }));
      return { ...common, kind: data.kind, values };
    }
    case 'yes-no':
      return { ...common, kind: data.kind, yes: data.yes, no: data.no ?? [] };
  }
}

function toSource(data: SourceData): FigureSource {
  return typeof data === 'string' ? { specification: data } : data;
}
