import { Link } from 'react-router';
import { allCategories, allProducts, productsIn } from '#app/catalogue/catalogue.server.ts';
import { toSummary } from '#app/catalogue/projections.server.ts';
import { bestSellers, featured, onSale } from '#app/domain/product/merchandising.ts';
import { categoryImagePath, PLACEHOLDER_IMAGE } from '#app/domain/product/image-path.ts';
import { ProductCarousel } from '#app/features/product/product-carousel.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { breadcrumbData } from '#app/shell/structured-data.ts';
import * as texts from '#app/texts/collections.ts';
import * as productTexts from '#app/texts/product.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Route } from './+types/collections.ts';
import styles from './collections.module.css';

const TRAIL = [{ title: texts.home, to: '/' }];
const HERE = { title: texts.collectionsPage, to: '/collections' };

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
    description: texts.collectionsPageDescription,
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
                  {title} {isNew && <Badge tone="new">{productTexts.markedNew}</Badge>}
                </span>
                <span className={styles.summary}>{summary}</span>
                <span className={styles.count}>{productTexts.productCount(count)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.carousels}>
        <ProductCarousel title={texts.featuredProducts} products={featured} />
        <ProductCarousel title={texts.onSaleProducts} products={onSale} />
        <ProductCarousel title={texts.bestSellingProducts} products={bestSellers} />
      </div>
    </div>
  );
}
