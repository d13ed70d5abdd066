import { data, Link } from 'react-router';
import { categoryPageData } from '#app/catalogue/page-data.server.ts';
import { sortProducts } from '#app/domain/listing/sort-order.ts';
import { titleFromSlug } from '#app/domain/product/category.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';
import { ListingView } from '#app/features/listing/listing-view.tsx';
import { PromoBox } from '#app/features/listing/promo-box.tsx';
import { parseCategoryPage, UNEXPECTED_DATA } from '#app/shell/page-data.ts';
import { isFirstPage } from '#app/shell/first-page.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { listData } from '#app/shell/structured-data/list-data.ts';
import * as texts from '#app/texts/listing.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import type { Crumb } from '#app/ui/crumb.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import type { Route } from './+types/category.ts';
import styles from './category.module.css';

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const page = categoryPageData(slug);
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** Filters change only the query, and the loaded data contain the whole listing. */
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
    description: page.summary,
    ...(page.card !== undefined && { image: page.card }),
    trail: page.trail,
    jsonLd: [listData(sortProducts(page.products, 'best-selling'))],
  });
};

export default function CategoryPage({ loaderData, params: { slug } }: Route.ComponentProps) {
  const page = parseCategoryPage(loaderData);
  if (!page) throw new Error(UNEXPECTED_DATA);
  return <CategoryListing slug={slug} {...page} />;
}

/**
 * Shows an empty listing if a visitor opens the address of an unknown category: `404.html` is served, and there are no data
 * to load. Every other error is left to the root's boundary.
 */
export function ErrorBoundary({ error, loaderData, params: { slug } }: Route.ErrorBoundaryProps) {
  if (loaderData || !isFirstPage()) throw error;
  return (
    <CategoryListing slug={slug} title={titleFromSlug(slug)} products={[]} trail={[]} childCategories={[]} />
  );
}

type CategoryListingProps = {
  readonly slug: string;
  readonly title: string;
  readonly summary?: string;
  readonly products: readonly ProductSummary[];
  readonly trail: readonly Crumb[];
  readonly childCategories: readonly Crumb[];
};

function CategoryListing({ slug, title, summary, products, trail, childCategories }: CategoryListingProps) {
  return (
    <div className="container">
      <Breadcrumb trail={trail} current={title} />
      <div className={styles.head}>
        <PageHeading>{title}</PageHeading>
        {summary !== undefined && <p className={styles.summary}>{summary}</p>}
        {childCategories.length > 0 && (
          <ul className="scroll-row" aria-label={texts.moreIn(title)}>
            {childCategories.map((category) => (
              <li key={category.to}>
                <Link to={category.to} className={styles.link}>
                  {category.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ListingView key={slug} products={products}>
        <PromoBox />
      </ListingView>
    </div>
  );
}
