import { allCategories } from '#app/catalogue/catalogue.server.ts';
import { summariesWithCount } from '#app/catalogue/page-data.server.ts';
import { products } from '#app/catalogue/products-in-use.server.ts';
import { toSlide } from '#app/catalogue/projections.server.ts';
import { CategoryTiles } from '#app/product/category-tiles.tsx';
import { inTab } from '#app/product/model/merchandising.ts';
import { ProductCarousel } from '#app/product/product-carousel.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { listData } from '#app/shell/structured-data/list-data.ts';
import { collectionsDescription } from '#app/shop-data.ts';
import * as texts from '#app/listing/texts.ts';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import type { Route } from './+types/collections.ts';
import styles from '#app/listing/collections.module.css';

export async function loader() {
  const summaries = await summariesWithCount(allCategories());
  return {
    categories: allCategories().map(({ summary }, index) => Object.assign({}, summaries[index], { summary })),
    featured: inTab(await products().shelf('featured')).map(toSlide),
    onSale: (await products().shelf('onSale')).map(toSlide),
    bestSellers: (await products().shelf('bestSellers')).map(toSlide),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: texts.collectionsPage,
    description:
      collectionsDescription ?? texts.allCategories((loaderData?.categories ?? []).map(({ title }) => title)),
    path: '/collections',
    trail: [],
    jsonLd: [
      listData((loaderData?.categories ?? []).map(({ title, slug }) => ({ title, to: `/category/${slug}` }))),
    ],
  });

export default function Collections({ loaderData }: Route.ComponentProps) {
  const { categories, featured, onSale, bestSellers } = loaderData;
  return (
    <div className="container">
      <Breadcrumb current={texts.collectionsPage} />
      <PageHeading>{texts.collectionsPage}</PageHeading>
      <div className={styles.tiles}>
        <CategoryTiles categories={categories} priority />
      </div>
      <div className={`stack ${styles.carousels}`}>
        <ProductCarousel title={texts.featuredProducts} products={featured} />
        <ProductCarousel title={texts.onSaleProducts} products={onSale} />
        <ProductCarousel title={texts.bestSellingProducts} products={bestSellers} />
      </div>
    </div>
  );
}
