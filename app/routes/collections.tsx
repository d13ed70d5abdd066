import { Link } from 'react-router';
import { allCategories, allProducts, productsIn } from '#app/catalogue/catalogue.server.ts';
import { toSummary } from '#app/catalogue/projections.server.ts';
import { bestSellers, featured, onSale } from '#app/domain/product/merchandising.ts';
import { categoryImagePath, PLACEHOLDER_IMAGE } from '#app/domain/product/image-path.ts';
import { ProductCarousel } from '#app/features/product/product-carousel.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { breadcrumbData } from '#app/shell/structured-data.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Route } from './+types/collections.ts';
import styles from './collections.module.css';

const TRAIL = [{ title: 'Home', to: '/' }];
const HERE = { title: 'All Categories', to: '/collections' };

export function loader() {
  const products = allProducts();
  return {
    categories: allCategories().map(({ slug, title, image, summary, isNew }) => ({
      slug,
      title,
      image,
      summary,
      isNew,
      count: productsIn(slug).length,
    })),
    featured: featured(products).map(toSummary),
    onSale: onSale(products).map(toSummary),
    bestSellers: bestSellers(products).map(toSummary),
  };
}

export const meta = () =>
  pageMeta({
    title: HERE.title,
    description:
      'All eight ranges: wireless communication, intercoms, smart sensors, CCTV, thermal, explosion-proof and maritime cameras, and fire alarms.',
    path: HERE.to,
    jsonLd: [breadcrumbData(TRAIL, HERE)],
  });

export default function Collections({ loaderData }: Route.ComponentProps) {
  const { categories, featured, onSale, bestSellers } = loaderData;
  return (
    <div className="container">
      <Breadcrumb trail={TRAIL} here={HERE.title} />
      <PageHeading>{HERE.title}</PageHeading>
      <ul className={styles.tiles}>
        {categories.map(({ slug, title, image, summary, isNew, count }, at) => (
          <li key={slug}>
            <Link to={`/category/${slug}`} prefetch="intent" className={styles.tile}>
              <Picture
                src={categoryImagePath(image)}
                fallback={PLACEHOLDER_IMAGE}
                alt=""
                width={480}
                height={320}
                priority={at === 0}
                className={styles.picture}
              />
              <span className={styles.words}>
                <span className={styles.title}>
                  {title} {isNew && <Badge tone="new">New</Badge>}
                </span>
                <span className={styles.summary}>{summary}</span>
                <span className={styles.count}>
                  {count} {count === 1 ? 'product' : 'products'}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.carousels}>
        <ProductCarousel title="Featured Products" products={featured} />
        <ProductCarousel title="On Sale Products" products={onSale} />
        <ProductCarousel title="Best Selling Products" products={bestSellers} />
      </div>
    </div>
  );
}
