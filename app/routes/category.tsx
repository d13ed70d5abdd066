import { data, Link } from 'react-router';
import { categoryPageData } from '#app/catalogue/page-data.server.ts';
import { sortProducts } from '#app/listing/model/sort-order.ts';
import { type Promo, titleFromSlug } from '#app/offer/model/category.ts';
import { ListingView } from '#app/listing/listing-view.tsx';
import { type CategoryPage as PageData, parseCategoryPage } from '#app/shell/category-page-data.ts';
import { UNEXPECTED_DATA } from '#app/shell/page-data.ts';
import { isFirstPage } from '#app/shell/first-page.ts';
import { memoPage } from '#app/shell/memo-page.ts';
import { absoluteUrl, documentTitle, pageMeta } from '#app/shell/page-meta.ts';
import type { Listing } from '#app/listing/use-listing.ts';
import { productListData } from '#app/shell/structured-data/list-data.ts';
import * as texts from '#app/listing/texts.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/category.ts';
import styles from '#app/listing/category.module.css';

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
    ...(isPaged(page)
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

const isPaged = ({ products, scope }: Pick<PageData, 'products' | 'scope'>) =>
  products.length < (scope.versions ?? scope.total);

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
  trail,
  combined,
  childCategories,
  promo,
}: CategoryListingProps) {
  const links = [
    ...(combined ? [{ to: combined.to, title: texts.withCount(combined.title, combined.count) }] : []),
    ...childCategories,
  ];
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
      ) : (
        <ListingView
          key={slug}
          subject={{ kind: 'listing', slug }}
          products={products}
          scope={scope}
          renderHead={(listing) =>
            scope &&
            isPaged({ products, scope }) && (
              <PagedHead title={title} path={`/category/${slug}`} listing={listing} />
            )
          }
        >
          {promo && <PromoBox {...promo} />}
        </ListingView>
      )}
    </div>
  );
}

function PromoBox({ heading, text, button, link }: Promo) {
  return (
    <div className={styles.promo}>
      <h2>{heading}</h2>
      <p className={styles.promoText}>{text}</p>
      <ButtonLink variant="action" to={link}>
        {button}
      </ButtonLink>
    </div>
  );
}

type PagedHeadProps = {
  readonly title: string;
  /** The path of the first page. Search engines list filtered and sorted pages under this address. */
  readonly path: string;
  readonly listing: Listing;
};

/**
 * The parts of the head that depend on the page of a listing. `pageMeta` renders the others. The route's `meta` function
 * cannot render these, because it does not know how many pages a filtered list has, and because it runs during hydration,
 * when the query must be ignored.
 */
function PagedHead({ title, path, listing: { page: shownPage, shown, isFiltered, pathTo } }: PagedHeadProps) {
  const { page, pageCount, start } = shownPage;
  const fullTitle = documentTitle(texts.pageTitle(title, page));
  const url = absoluteUrl(isFiltered || page === 1 ? path : `${path}?page=${page}`);
  const data = { '@context': 'https://schema.org', ...productListData(shown, start) };
  return (
    <>
      <title>{fullTitle}</title>
      <link rel="canonical" href={url} />
      {page > 1 && <link rel="prev" href={absoluteUrl(pathTo(page - 1))} />}
      {page < pageCount && <link rel="next" href={absoluteUrl(pathTo(page + 1))} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:url" content={url} />
      <script
        type="application/ld+json"
        // The text must not end the script element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
      />
    </>
  );
}
