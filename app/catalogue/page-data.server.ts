import { withoutBase } from '#app/base-path.ts';
import { pickOffer } from '#app/offer/model/offer.ts';
import type { Category, CategorySummary } from '#app/offer/model/category.ts';
import { categoryImagePath, socialCard } from '#app/offer/model/picture-set.ts';
import { planLink } from '#app/planner/model/plan-link.ts';
import { tools } from '#app/shop-data.ts';
import { DEFAULT_FILTER } from '#app/listing/model/listing-filter.ts';
import type { ListedProduct, ListedProducts } from '#app/listing/model/listing.ts';
import { figuresAbout } from '#app/figures/model/figure-table.ts';
import { PAGE_SIZE } from '#app/listing/model/paging.ts';
import { lastDayOfDeal } from '#app/product/model/merchandising.ts';
import { familyOptions } from '#app/offer/model/family.ts';
import { discountPercent } from '#app/offer/model/product.ts';
import {
  allCategories,
  cardFiguresOf,
  catalogue,
  categoryTrail,
  findListing,
  keyFiguresOf,
  statedBy,
  textPage,
} from './catalogue.server.ts';
import { products } from './products-in-use.server.ts';
import { metaDescription, toCategorySummary, toListed, toRelated } from './projections.server.ts';

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
export async function productPageData(id: string) {
  const found = await products().product(id);
  if (!found) return undefined;
  const { product, figures } = found;
  const [related, partners, deal, versions] = await Promise.all([
    products().related(product),
    products().partners(id),
    discountPercent(product) === 0 ? [] : products().shelf('deals'),
    product.family ? products().versions(product.family.id) : [],
  ]);
  const options = familyOptions(product, versions);
  const priceValidUntil = lastDayOfDeal(deal, catalogue().deals, product, new Date());
  return {
    product,
    metaDescription: metaDescription(product.description),
    ...(priceValidUntil !== undefined && { priceValidUntil }),
    ...(options.length > 0 && { options, versions: versions.map((version) => version.id) }),
    keyFigures: keyFiguresOf(product),
    plan: tools.includes('planner') ? planLink(figures) : undefined,
    trail: categoryTrail(product.category).map(linkTo),
    related: related.map((other) => toRelated(other, cardFiguresOf(other))),
    partners: partners.map(({ subject, reason }) => ({
      offer: pickOffer(subject.product),
      reason,
    })),
  };
}

/** The data of the page of a category or of a combined page; `undefined` for an unknown slug. */
export async function categoryPageData(slug: string) {
  const listing = findListing(slug);
  const listed = listing && (await productsOnPage(slug));
  if (!listed) return undefined;
  const { title, summary, category, isCombined } = listing;
  const trail = categoryTrail(category.slug);
  const combined = isCombined ? undefined : await combinedLink(trail);
  return {
    title,
    summary,
    socialCard: socialCard(categoryImagePath(category.image)),
    ...listed,
    trail: (slug === category.slug ? trail.slice(0, -1) : trail).map(linkTo),
    ...(combined && { combined }),
    ...(category.promo && { promo: category.promo }),
    childCategories: allCategories()
      .filter(({ parent }) => parent === category.slug)
      .map(linkTo),
  };
}

/** The link to the page that combines a category with others. */
async function combinedLink(trail: readonly Category[]) {
  const combinedPage = trail.findLast((category) => category.combinedPage)?.combinedPage;
  if (!combinedPage) return undefined;
  const { listings } = await products().overview();
  return { ...linkTo(combinedPage), count: listings.get(combinedPage.slug)?.count ?? 0 };
}

/** For tiles that show the number of products. */
export async function summariesWithCount(
  categories: readonly Category[],
): Promise<readonly CategorySummary[]> {
  const { listings } = await products().overview();
  return categories.map((category) => {
    const { count, image } = listings.get(category.slug) ?? { count: 0, image: '' };
    return { ...toCategorySummary(category, [{ image }]), count };
  });
}

/** What a listing's page contains: all products if they fit on it, otherwise the first ones. */
async function productsOnPage(slug: string): Promise<ListedProducts | undefined> {
  const subject = { kind: 'listing', slug } as const;
  const scope = await products().scope(subject);
  if (!scope) return undefined;
  if ((scope.versions ?? scope.total) > PAGE_SIZE) {
    const { products: first } = await products().list(subject, DEFAULT_FILTER);
    return { products: first, scope };
  }
  const listed: ListedProduct[] = [];
  const attributes = scope.figures.map(({ attribute }) => attribute);
  for await (const found of products().each(slug)) {
    const { product } = found;
    const stated = figuresAbout(attributes, statedBy(found));
    listed.push({ ...toListed(product, cardFiguresOf(product)), stated });
  }
  return { products: listed, scope };
}

function linkTo({ title, slug }: Pick<Category, 'title' | 'slug'>) {
  return { title, to: `/category/${slug}` };
}
