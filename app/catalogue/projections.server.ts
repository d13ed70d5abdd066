import { pickOffer } from '#app/offer/model/offer.ts';
import type { Category, CategorySummary } from '#app/offer/model/category.ts';
import { productImagePath } from '#app/offer/model/picture-set.ts';
import type { Product, ProductSummary, Specification } from '#app/offer/model/product.ts';
import { shortenedAtWord } from '#app/lib/shortened.ts';

const MAX_LENGTH = 160;
const MIN_LENGTH = 60;

/** Returns the whole sentences that fit into 160 characters, or the words that fit if those sentences are very short. */
export function metaDescription(description: string): string {
  // Paragraphs and lists in one line.
  const text = description.replaceAll(/\n[\n•]*\s*/g, ' ');
  if (text.length <= MAX_LENGTH) return text;
  // One character more, for the space after a sentence that ends at the limit.
  const start = text.slice(0, MAX_LENGTH + 1);
  const sentencesEnd = start.lastIndexOf('. ') + 1;
  return sentencesEnd > MIN_LENGTH ? start.slice(0, sentencesEnd) : shortenedAtWord(MAX_LENGTH, text);
}

export const MAX_HIGHLIGHTS = 3;
const MAX_RELATED_FIGURES = 2;

/** For a card. Lists its fields so that a new field of `Product` does not make every page larger. */
export function toSummary(product: Product): ProductSummary {
  const { family } = product;
  const [, otherImage] = product.images;
  return {
    ...pickOffer(product),
    brand: product.brand,
    category: product.category,
    isNew: product.isNew,
    isHot: product.isHot,
    isBestSeller: product.isBestSeller,
    isOnSale: product.isOnSale,
    soldQuantity: product.soldQuantity,
    ...(otherImage !== undefined && { otherImage }),
    highlights: product.highlights.slice(0, MAX_HIGHLIGHTS),
    ...(family && { family: { id: family.id, title: family.title, options: family.options } }),
    ...(product.versions && { versions: product.versions }),
  };
}

/** For a listing, whose cards also show figures. */
export function toListed(product: Product, keyFigures: readonly Specification[]): ProductSummary {
  return { ...toSummary(product), keyFigures };
}

/** For a carousel, whose cards do not show highlights. */
export function toSlide(product: Product): ProductSummary {
  return { ...toSummary(product), highlights: [] };
}

/** For the carousel of related products, whose cards also show figures. */
export function toRelated(product: Product, keyFigures: readonly Specification[]): ProductSummary {
  return { ...toSlide(product), keyFigures: keyFigures.slice(0, MAX_RELATED_FIGURES) };
}

/**
 * Leaves out the category's `summary`. Pages that show it add it. A category without a picture has that of a product.
 * @param products those of the category
 */
export function toCategorySummary(
  { slug, title, image, isNew }: Category,
  products: readonly Pick<Product, 'image'>[],
): CategorySummary {
  const picture = image === '' && products.find((product) => product.image !== '')?.image;
  return { slug, title, image: picture ? productImagePath(picture) : image, isNew };
}
