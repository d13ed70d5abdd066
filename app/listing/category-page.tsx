import { lazy } from 'react';
import { data, Link } from 'react-router';
import { categoryPageData } from '#app/catalogue/page-data.server.ts';
import { sortProducts } from './model/sort-order.ts';
import { type Promo, titleFromSlug } from '#app/product/model/category.ts';
import { ListingView } from './listing-view.tsx';
import { type CategoryPage as PageData, parseCategoryPage } from '#app/shell/category-page-data.ts';
import { UNEXPECTED_DATA } from '#app/shell/page-data.ts';
import { isFirstPage } from '#app/shell/first-page.ts';
import { memoPage } from '#app/shell/memo-page.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { productListData } from '#app/shell/structured-data/list-data.ts';
import * as texts from './texts.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/category-page.ts';
import styles from './category.module.css';

/**
 * Loaded on demand, because most categories have one page. There is no Suspense boundary around it, so the previous page
 * stays until the code is loaded, and the first page of a visit hydrates as a whole. A part that hydrates later would lose
 * the presses that are replayed after hydration.
 */
const CategoryPages = lazy(() => import('./category-pages.tsx'));

export async function loader({ params: { slug } }: Route.LoaderArgs) {
  const page = await categoryPageData(slug);
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** Filters change only the query, on which the loaded data do not depend. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ loaderData, params: { slug } }: Route.MetaArgs) => {
  const path = `/category/${slug}`;
  const page = parseCategoryPage(loaderData);
  if (!page) {
    const title = titleFromSlug(slug);
    return pageMeta({ title, description: texts.emptyCategoryDescription(title), path, indexed: false });
  }
  return pageMeta({
    title: page.title,
    path,
    description: page.summary || texts.categoryDescription(page.title, page.scope.total),
    socialCard: page.socialCard,
    trail: page.trail,
    ...(page.version !== undefined
      ? { isPaged: true }
      : { jsonLd: [productListData(sortProducts(page.products, 'best-selling'))] }),
  });
};

function CategoryPage({ loaderData, params: { slug } }: Route.ComponentProps) {
  const page = parseCategoryPage(loaderData);
  if (!page) throw new Error(UNEXPECTED_DATA);
  return <CategoryListing slug={slug} {...page} />;
}

export default memoPage(CategoryPage);

/**
 * Shows an empty listing for an unknown category. The category is unknown if its page is the first page of the visit and
 * has no data: the host has then served `404.html`. All other errors go to the root's error boundary.
 */
export function ErrorBoundary({ error, loaderData, params: { slug } }: Route.ErrorBoundaryProps) {
  if (loaderData || !isFirstPage()) throw error;
  return (
    <CategoryListing slug={slug} title={titleFromSlug(slug)} products={[]} trail={[]} childCategories={[]} />
  );
}

type CategoryListingProps = Omit<PageData, 'summary' | 'scope'> &
  Partial<Pick<PageData, 'summary' | 'scope'>> & { readonly slug: string };

function CategoryListing({
  slug,
  title,
  summary,
  products,
  scope,
  version,
  trail,
  combined,
  childCategories,
  promo,
}: CategoryListingProps) {
  const links = [
    ...(combined ? [{ to: combined.to, title: texts.withCount(combined.title, combined.count) }] : []),
    ...childCategories,
  ];
  const listing = { category: slug, products, scope };
  // An unknown category has no summary. It shows an empty listing.
  const isEmpty = products.length === 0 && summary !== undefined;
  // The label of the links, “More in …”, names the category itself if it has subcategories, otherwise its parent.
  const parentTitle = childCategories.length > 0 ? title : (trail.at(-1)?.title ?? title);
  return (
    <div className="container">
      <Breadcrumb trail={trail} current={title} />
      <div className={styles.head}>
        <PageHeading>{title}</PageHeading>
        {summary && <p className={styles.summary}>{summary}</p>}
        {links.length > 0 && (
          <ul className="scroll-row no-print" aria-label={texts.moreIn(parentTitle)}>
            {links.map(({ to, title }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isEmpty ? (
        <EmptyState heading={texts.emptyCategory}>
          <ButtonLink to="/collections">{texts.collectionsPage}</ButtonLink>
        </EmptyState>
      ) : version === undefined ? (
        <ListingView key={slug} {...listing}>
          {promo && <PromoBox {...promo} />}
        </ListingView>
      ) : (
        <CategoryPages key={slug} title={title} version={version} {...listing}>
          {promo && <PromoBox {...promo} />}
        </CategoryPages>
      )}
    </div>
  );
}

function PromoBox({ heading, text, button, link }: Promo) {
  return (
    <div className={styles.promo}>
      <h2 className={styles.promoHeading}>{heading}</h2>
      <p className={styles.promoText}>{text}</p>
      <ButtonLink variant="action" to={link}>
        {button}
      </ButtonLink>
    </div>
  );
}
