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
import { metaDescription } from './meta-description.server.ts';
import { toCategorySummary, toListed, toRelated } from './projections.server.ts';

/** The data of a product's page; `undefined` for an unknown id. */
export function productPageData(id: string) {
  const product = findProduct(id);
  if (!product) return undefined;
  return {
    product,
    metaDescription: metaDescription(product.description),
    figures: keyFiguresOf(product),
    trail: categoryTrail(product.category).map(linkTo),
    related: relatedProducts(productsIn(product.category), product).map((related) =>
      toRelated(related, keyFiguresOf(related)),
    ),
  };
}

/** The data of a category's page; `undefined` for an unknown slug. */
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

/** For tiles that show the number of products. */
export function toSummaryWithCount(category: Category): CategorySummary {
  return { ...toCategorySummary(category), count: productsIn(category.slug).length };
}

function linkTo({ title, slug }: Category) {
  return { title, to: `/category/${slug}` };
}
