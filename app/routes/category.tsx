import { data, Link } from 'react-router';
import { MissingFile } from '#app/browser/load-json.ts';
import { categoryPageData } from '#app/catalogue/page-data.server.ts';
import { sortProducts } from '#app/domain/listing/sort-order.ts';
import { titleFromSlug } from '#app/domain/product/category.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';
import { ListingView } from '#app/features/listing/listing-view.tsx';
import { PromoBox } from '#app/features/listing/promo-box.tsx';
import { loadPageData } from '#app/shell/page-data.ts';
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

export const clientLoader = loadPageData<typeof loader>;

/** Filters only change the query, and the whole listing is already here. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ loaderData, params: { slug } }: Route.MetaArgs) => {
  const here = { title: titleFromSlug(slug), path: `/category/${slug}` };
  if (!loaderData) {
    return pageMeta({
      ...here,
      description: texts.emptyCategoryDescription(here.title),
      indexed: false,
    });
  }
  return pageMeta({
    ...here,
    description: loaderData.summary,
    ...(loaderData.card !== undefined && { image: loaderData.card }),
    trail: loaderData.trail,
    jsonLd: [listData(sortProducts(loaderData.products, 'best-selling'))],
  });
};

export default function CategoryPage({ loaderData, params: { slug } }: Route.ComponentProps) {
  return <CategoryListing slug={slug} {...loaderData} />;
}

/** A slug that was not built has no data to load: its listing is empty. */
export function ErrorBoundary({ error, params: { slug } }: Route.ErrorBoundaryProps) {
  if (!(error instanceof MissingFile)) throw error;
  return <CategoryListing slug={slug} products={[]} trail={[]} within={[]} />;
}

type CategoryListingProps = {
  readonly slug: string;
  readonly summary?: string;
  readonly products: readonly ProductSummary[];
  readonly trail: readonly Crumb[];
  /** The categories inside this one. */
  readonly within: readonly Crumb[];
};

function CategoryListing({ slug, summary, products, trail, within }: CategoryListingProps) {
  const title = titleFromSlug(slug);
  return (
    <div className="container">
      <Breadcrumb trail={trail} here={title} />
      <div className={styles.head}>
        <PageHeading>{title}</PageHeading>
        {summary !== undefined && <p className={styles.summary}>{summary}</p>}
        {within.length > 0 && (
          <ul className="scroll-row" aria-label={texts.moreIn(title)}>
            {within.map((category) => (
              <li key={category.to}>
                <Link to={category.to} prefetch="intent" className={styles.link}>
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
