import {
  allCategories,
  allProducts,
  banners,
  deals,
  news,
  productsIn,
  samples,
  testimonials,
} from '#app/catalogue/catalogue.server.ts';
import { toSummaryWithCount } from '#app/catalogue/page-data.server.ts';
import { toSlide, toSummary } from '#app/catalogue/projections.server.ts';
import {
  bestSellers,
  dealOfTheDay,
  featured,
  LIST_SIZE,
  moreDeals,
  newArrivals,
} from '#app/product/model/merchandising.ts';
import { formatDay } from '#app/lib/day.ts';
import { DealsOfTheDay, OfferCountdown } from './deals-of-the-day.tsx';
import sectionsSheet from './home-sections.css?url';
import { NewsletterForm } from '#app/content/newsletter-form.tsx';
import { Hero } from './hero.tsx';
import { LatestNews, NewsletterSection, Testimonials } from './editorial-sections.tsx';
import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { ProductCarousel, TabbedProductCarousel } from '#app/product/product-carousel.tsx';
import { memoPage } from '#app/shell/memo-page.ts';
import { absoluteUrl, IS_FOR_CRAWLERS, pageMeta } from '#app/shell/page-meta.ts';
import { SHOP_DATA } from '#app/shell/structured-data/shop-data.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from './texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeading } from '#app/ui/breadcrumb.tsx';
import { LowerSection } from '#app/ui/lower-section.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import type { Route } from './+types/page.ts';
import styles from './home.module.css';
import type { MetaDescriptor } from 'react-router';
import { newsFeed, productsFeed, productsFile } from '#app/feeds/texts.ts';

const SENSOR_CATEGORY = 'smart-sensor';

const SectionsSheet = styleSheet(sectionsSheet);

export function loader() {
  const products = allProducts();
  const deal = dealOfTheDay(products);
  return {
    banners: banners(),
    countdown: deals(),
    deal: deal && toSummary(deal),
    otherDeals: deal ? moreDeals(products, deal).map(toSlide) : [],
    categories: allCategories().map(toSummaryWithCount),
    featured: featured(products).map(toSlide),
    sensors: productsIn(SENSOR_CATEGORY).slice(0, LIST_SIZE).map(toSlide),
    bestSellers: bestSellers(products).map(toSlide),
    newArrivals: newArrivals(products).map(toSlide),
    samples: samples(),
    testimonials: testimonials(),
    news: news().map((entry) => Object.assign({ formattedDate: formatDay(entry.date) }, entry)),
  };
}

export const meta = () => [
  ...pageMeta({
    title: texts.pageTitle(SHOP.name),
    description: texts.pageDescription,
    path: '/',
    jsonLd: SHOP_DATA,
  }),
  ...feedLinks(),
];

function Home({ loaderData: data }: Route.ComponentProps) {
  return (
    <>
      <SectionsSheet />
      <PageHeading className="visually-hidden">{SHOP.tagline}</PageHeading>
      {data.banners.length > 0 && <Hero banners={data.banners} />}
      <div className={`container ${styles.sections}`}>
        {data.deal && (
          <LowerSection>
            <DealsOfTheDay deal={data.deal} others={data.otherDeals}>
              {data.countdown && <OfferCountdown {...data.countdown} />}
            </DealsOfTheDay>
          </LowerSection>
        )}
        <BrowseCategories categories={data.categories} />
        <TabbedProductCarousel title={texts.featuredHeading} products={data.featured} />
        <ProductCarousel
          title={texts.sensorsHeading}
          products={data.sensors}
          aside={
            <ButtonLink variant="quiet" to={`/category/${SENSOR_CATEGORY}`}>
              {texts.viewAllSensors}
            </ButtonLink>
          }
        />
        <ProductCarousel title={texts.bestSellersHeading} products={data.bestSellers} />
        <ProductCarousel title={texts.newArrivalsHeading} products={data.newArrivals} />
        <LowerSection>
          <NewsletterSection>
            <NewsletterForm />
          </NewsletterSection>
          <Testimonials testimonials={data.testimonials} isSample={data.samples.testimonials} />
          <LatestNews news={data.news} isSample={data.samples.news} />
        </LowerSection>
      </div>
    </>
  );
}

export default memoPage(Home);

export function feedLinks(): MetaDescriptor[] {
  return IS_FOR_CRAWLERS
    ? [
        feedLink(newsFeed, 'application/atom+xml', '/feeds/news.xml'),
        feedLink(productsFeed, 'application/rss+xml', '/feeds/google-merchant.xml'),
        feedLink(productsFile, 'application/json', '/data/products.json'),
      ]
    : [];
}

function feedLink(title: string, type: string, path: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type, title, href: absoluteUrl(path) };
}
