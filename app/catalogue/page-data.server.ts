import type { Category, CategorySummary } from '#app/domain/product/category.ts';
import { categoryImagePath } from '#app/domain/product/image-path.ts';
import { relatedProducts } from '#app/domain/product/merchandising.ts';
import { socialCard } from '#app/domain/product/picture-set.ts';
import {
  allCategories,
  categoryTrail,
  findCategory,
  findProduct,
  keyFiguresOf,
  productsIn,
} from './catalogue.server.ts';
import { toCategorySummary, toListed, toRelated } from './projections.server.ts';

/** What a product's page shows; nothing for an id that the catalogue does not have. */
export function productPageData(id: string) {
  const product = findProduct(id);
  if (!product) return undefined;
  return {
    product,
    lead: firstSentences(product.description),
    figures: keyFiguresOf(product),
    trail: categoryTrail(product.category).map(linkTo),
    related: relatedProducts(productsIn(product.category), product).map((each) =>
      toRelated(each, keyFiguresOf(each)),
    ),
  };
}

/** What a category's page shows; nothing for a slug that the catalogue does not have. */
export function categoryPageData(slug: string) {
  const category = findCategory(slug);
  if (!category) return undefined;
  return {
    title: category.title,
    summary: category.summary,
    card: socialCard(categoryImagePath(category.image)),
    products: productsIn(slug).map((product) => toListed(product, keyFiguresOf(product))),
    trail: categoryTrail(slug).slice(0, -1).map(linkTo),
    childCategories: allCategories()
      .filter(({ parent }) => parent === slug)
      .map(linkTo),
  };
}

/** For a tile that says how many products there are. */
export function countedSummary(category: Category): CategorySummary {
  return { ...toCategorySummary(category), count: productsIn(category.slug).length };
}

function linkTo({ title, slug }: Category) {
  return { title, to: `/category/${slug}` };
}

const DESCRIPTION_LENGTH = 160;

function firstSentences(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  const end = cut.lastIndexOf('. ');
  return end > 60 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
