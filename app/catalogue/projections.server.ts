import { pickOffer } from '#app/domain/cart/offer.ts';
import type { Category, CategorySummary } from '#app/domain/product/category.ts';
import type { Offer, Product, ProductSummary, Specification } from '#app/domain/product/product.ts';
import type { SearchEntry } from '#app/domain/search/search.ts';

/** A card has room for this many selling points. */
const SUMMARY_HIGHLIGHTS = 3;

/** And for this many of the figures that decide. */
const LISTED_FIGURES = 3;
const GRID_FIGURES = 2;

// Each names what it sends: what is sent weighs on every page, so a new field of Product must not slip in.

export function toOffer(product: Product): Offer {
  return pickOffer(product);
}

export function toSummary(product: Product): ProductSummary {
  const [, otherImage] = product.images;
  return {
    ...toOffer(product),
    brand: product.brand,
    category: product.category,
    isNew: product.isNew,
    isHot: product.isHot,
    isBestSeller: product.isBestSeller,
    isOnSale: product.isOnSale,
    soldQuantity: product.soldQuantity,
    ...(otherImage !== undefined && { otherImage }),
    highlights: product.highlights.slice(0, SUMMARY_HIGHLIGHTS),
  };
}

/** For a listing, where products are compared by their `figures`. */
export function toListed(product: Product, figures: readonly Specification[]): ProductSummary {
  return { ...toSummary(product), figures: figures.slice(0, LISTED_FIGURES) };
}

/** For a carousel, whose cards show no selling points. */
export function toSlide(product: Product): ProductSummary {
  return Object.assign(toSummary(product), { highlights: [] });
}

/** For related products, between which a buyer chooses: as many figures as a card of the grid shows. */
export function toRelated(product: Product, figures: readonly Specification[]): ProductSummary {
  return { ...toSlide(product), figures: figures.slice(0, GRID_FIGURES) };
}

export function toSearchEntry(product: Product, figures: readonly Specification[]): SearchEntry {
  return {
    ...toListed(product, figures),
    description: product.description,
    specifications: Object.values(product.specifications),
  };
}

/** Without what it says of itself: a page with room for that adds it. */
export function toCategorySummary({ slug, title, image, isNew }: Category): CategorySummary {
  return { slug, title, image, isNew };
}
