import { withoutBase } from '#app/base-path.ts';
import { pickOffer } from '#app/offer/model/offer.ts';
import type { Category, CategorySummary } from '#app/product/model/category.ts';
import { categoryImagePath, socialCard } from '#app/product/model/picture-set.ts';
import { planLink } from '#app/planner/model/plan-link.ts';
import { lastDayOfDeal, relatedProducts } from '#app/product/model/merchandising.ts';
import {
  allCategories,
  allProducts,
  categoryTrail,
  deals,
  figuresOf,
  findListing,
  findProduct,
  keyFiguresOf,
  partnersOf,
  productsIn,
  textPage,
} from './catalogue.server.ts';
import { productsOnPage } from './listing-files.server.ts';
import { metaDescription, toCategorySummary, toRelated } from './projections.server.ts';

/**
 * The data of the page in Markdown that is asked for.
 * @throws Response 404 if there is none
 */
export function textPageData({ url }: Request) {
  const path = (withoutBase(new URL(url).pathname) ?? '').replace(/(\.data)?\/?$/, '');
  const page = textPage(path);
  if (!page) throw new Response(null, { status: 404 });
  const { note: _, ...shown } = page;
  return { ...shown, path };
}

/** The data of a product's page; `undefined` for an unknown id. */
export function productPageData(id: string) {
  const product = findProduct(id);
  if (!product) return undefined;
  const priceValidUntil = lastDayOfDeal(allProducts(), deals(), product, new Date());
  return {
    product,
    metaDescription: metaDescription(product.description),
    ...(priceValidUntil !== undefined && { priceValidUntil }),
    keyFigures: keyFiguresOf(product),
    plan: planLink(figuresOf(id)),
    trail: categoryTrail(product.category).map(linkTo),
    related: relatedProducts(productsIn(product.category), product).map((related) =>
      toRelated(related, keyFiguresOf(related)),
    ),
    partners: partnersOf(id).map(({ subject, reason }) => ({ offer: pickOffer(subject.product), reason })),
  };
}

/** The data of the page of a category or of a combined page; `undefined` for an unknown slug. */
export function categoryPageData(slug: string) {
  const listing = findListing(slug);
  if (!listing) return undefined;
  const { title, summary, category, isCombined } = listing;
  const trail = categoryTrail(category.slug);
  const combined = isCombined ? undefined : combinedLink(trail);
  return {
    title,
    summary,
    socialCard: socialCard(categoryImagePath(category.image)),
    ...productsOnPage(slug),
    trail: (slug === category.slug ? trail.slice(0, -1) : trail).map(linkTo),
    ...(combined && { combined }),
    ...(category.promo && { promo: category.promo }),
    childCategories: allCategories()
      .filter(({ parent }) => parent === category.slug)
      .map(linkTo),
  };
}

/** The link to the page that combines a category with others. */
function combinedLink(trail: readonly Category[]) {
  const combinedPage = trail.findLast((category) => category.combinedPage)?.combinedPage;
  return combinedPage && { ...linkTo(combinedPage), count: productsIn(combinedPage.slug).length };
}

/** For tiles that show the number of products. */
export function toSummaryWithCount(category: Category): CategorySummary {
  const products = productsIn(category.slug);
  return { ...toCategorySummary(category, products), count: products.length };
}

function linkTo({ title, slug }: Pick<Category, 'title' | 'slug'>) {
  return { title, to: `/category/${slug}` };
}
