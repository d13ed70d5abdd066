import * as v from 'valibot';
import type { Banner } from '#app/domain/content/banner.ts';
import type { Deals } from '#app/domain/content/deals.ts';
import type { NewsItem } from '#app/domain/content/news-item.ts';
import type { QuestionCategory } from '#app/domain/content/question.ts';
import type { Testimonial } from '#app/domain/content/testimonial.ts';
import { toCents } from '#app/domain/money.ts';
import type { Category } from '#app/domain/product/category.ts';
import type { Product } from '#app/domain/product/product.ts';
import { unbrokenMeasures } from '#app/domain/product/unbroken-measures.ts';
import type { CatalogueFile, RawCatalogueFiles } from './catalogue-files.server.ts';
import { type BannerData, bannersFileSchema } from './schema/banner-schema.server.ts';
import { type CategoryData, categoriesFileSchema } from './schema/category-schema.server.ts';
import { dealsFileSchema } from './schema/deals-schema.server.ts';
import { newsFileSchema } from './schema/news-schema.server.ts';
import { type ProductData, productsFileSchema } from './schema/product-schema.server.ts';
import { questionsFileSchema } from './schema/question-schema.server.ts';
import { testimonialsFileSchema } from './schema/testimonial-schema.server.ts';

export type Catalogue = {
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  readonly banners: readonly Banner[];
  readonly deals: Deals;
  /** Which of the lists that follow are made up. */
  readonly samples: { readonly testimonials: boolean; readonly news: boolean };
  readonly testimonials: readonly Testimonial[];
  readonly news: readonly NewsItem[];
  readonly questionCategories: readonly QuestionCategory[];
};

/** Reads sound files; what is wrong with others says `checkCatalogue`. */
export function readCatalogue(files: RawCatalogueFiles): Catalogue {
  const json = (file: CatalogueFile): unknown => JSON.parse(files[file] ?? 'null');
  const { sample: sampleTestimonials, testimonials } = v.parse(
    testimonialsFileSchema,
    json('testimonials.json'),
  );
  const { sample: sampleNews, news } = v.parse(newsFileSchema, json('news.json'));
  return {
    products: v.parse(productsFileSchema, json('products.json')).products.map(toProduct),
    categories: v.parse(categoriesFileSchema, json('categories.json')).categories.map(toCategory),
    banners: v.parse(bannersFileSchema, json('banners.json')).banners.map(toBanner),
    deals: v.parse(dealsFileSchema, json('deals.json')).deals,
    samples: { testimonials: sampleTestimonials, news: sampleNews },
    testimonials,
    news,
    questionCategories: v.parse(questionsFileSchema, json('questions.json')).categories,
  };
}

/** Either spelling of a field, dollars → the one product that the shop knows. */
export function toProduct(data: ProductData): Product {
  const { availableQuantity, maxQuantity } = data;
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
    soldOut: (data.isSoldOut ?? false) || !isAvailable || availableQuantity === 0,
    ...(availableQuantity !== undefined && { availableQuantity }),
    ...(maxQuantity !== undefined && { maxQuantity }),
    soldQuantity: data.soldQuantity ?? 0,
    description: unbrokenMeasures(data.description),
    highlights: (data.highlights ?? []).map(unbrokenMeasures),
    applications: data.applications ?? [],
    specifications: Object.fromEntries(
      Object.entries(data.specifications ?? {}).map(([name, value]) => [name, unbrokenMeasures(value)]),
    ),
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
    featuredProducts: data.featuredProducts ?? [],
    keySpecifications: data.keySpecifications ?? [],
    subCategories: data.subCategories ?? [],
  };
}

function toBanner(data: BannerData): Banner {
  return { ...data, imageAlt: data.imageAlt ?? '', callouts: data.callouts ?? [] };
}
