import { data, isRouteErrorResponse, Link } from 'react-router';
import { allCategories, categoryTrail, findCategory, productsIn } from '#app/catalogue/catalogue.server.ts';
import { toSummary } from '#app/catalogue/projections.server.ts';
import { sortProducts } from '#app/domain/listing/sort-order.ts';
import { titleFromSlug } from '#app/domain/product/category.ts';
import { ListingView } from '#app/features/listing/listing-view.tsx';
import { PromoBox } from '#app/features/listing/promo-box.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { breadcrumbData, listData } from '#app/shell/structured-data.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Route } from './+types/category.ts';
import styles from './category.module.css';

const HOME = { title: 'Home', to: '/' };

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const category = findCategory(slug);
  if (!category) throw data(null, { status: 404 });
  return {
    summary: category.summary,
    products: productsIn(slug).map(toSummary),
    trail: categoryTrail(slug)
      .slice(0, -1)
      .map((parent) => ({ title: titleFromSlug(parent.slug), to: `/category/${parent.slug}` })),
    children: allCategories()
      .filter(({ parent }) => parent === slug)
      .map((child) => ({ title: titleFromSlug(child.slug), to: `/category/${child.slug}` })),
  };
}

/** The built data of the category; an empty listing for a slug that was not built. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) return null;
    throw error;
  }
}

/** Filters only change the query, and the whole listing is already here. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const HydrateFallback = () => <Spinner />;

export const meta = ({ loaderData, params: { slug } }: Route.MetaArgs) => {
  const here = { title: titleFromSlug(slug), to: `/category/${slug}` };
  if (!loaderData) {
    return pageMeta({
      ...here,
      path: here.to,
      description: `No products under ${here.title}.`,
      indexed: false,
    });
  }
  return pageMeta({
    title: here.title,
    description: loaderData.summary,
    path: here.to,
    jsonLd: [
      breadcrumbData([HOME, ...loaderData.trail], here),
      listData(sortProducts(loaderData.products, 'best-selling')),
    ],
  });
};

const NONE = { summary: undefined, products: [], trail: [], children: [] };

export default function CategoryPage({ loaderData, params: { slug } }: Route.ComponentProps) {
  const { summary, products, trail, children } = loaderData ?? NONE;
  const title = titleFromSlug(slug);
  return (
    <div className="container">
      <Breadcrumb trail={[HOME, ...trail]} here={title} />
      <div className={styles.head}>
        <PageHeading>{title}</PageHeading>
        {summary !== undefined && <p className={styles.summary}>{summary}</p>}
        {children.length > 0 && (
          <ul className={styles.children} aria-label={`More in ${title}`}>
            {children.map((child) => (
              <li key={child.to}>
                <Link to={child.to} prefetch="intent" className={styles.child}>
                  {child.title}
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
