import { allCategories, catalogue } from '#app/catalogue/catalogue.server.ts';
import type { Shelf } from '#app/catalogue/page-products.server.ts';
import { summariesWithCount } from '#app/catalogue/page-data.server.ts';
import { products } from '#app/catalogue/products-in-use.server.ts';
import { toSlide, toSummary } from '#app/catalogue/projections.server.ts';
import { DEFAULT_FILTER, type ListingFilter } from '#app/listing/model/listing-filter.ts';
import { LIST_SIZE } from '#app/product/model/merchandising.ts';
import { formatDay } from '#app/lib/day.ts';
import { DealsOfTheDay, OfferCountdown } from '#app/home/deals-of-the-day.tsx';
import sectionsSheet from '#app/home/home-sections.css?url';
import { NewsletterForm } from '#app/shell/newsletter-form.tsx';
import { Hero } from '#app/home/hero.tsx';
import { LatestNews, NewsletterSection, Testimonials } from '#app/home/editorial-sections.tsx';
import { BrowseCategories } from '#app/product/category-tiles.tsx';
import { topFirst } from '#app/offer/model/category.ts';
import { ProductCarousel, TabbedProductCarousel } from '#app/product/product-carousel.tsx';
import { memoPage } from '#app/shell/memo-page.ts';
import { absoluteUrl, IS_FOR_CRAWLERS, pageMeta } from '#app/shell/page-meta.ts';
import { SHOP_DATA } from '#app/shell/structured-data/shop-data.ts';
import type { ProductSummary } from '#app/offer/model/product.ts';
import { description, home, homeTitle, newsletter } from '#app/shop-data.ts';
import { SHOP } from '#app/shop.ts';
import * as texts from '#app/home/texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeading } from '#app/ui/breadcrumb.tsx';
import { LowerSection } from '#app/ui/lower-section.tsx';
import { styleSheet } from '#app/ui/style-sheet.tsx';
import type { Route } from './+types/home.ts';
import styles from '#app/home/home.module.css';
import type { MetaDescriptor } from 'react-router';
import { newsFeed, productsFeed, productsFile } from '#app/feeds/texts.ts';

const SectionsSheet = styleSheet(sectionsSheet);

export async function loader() {
  const sections = await Promise.all(home.map(sectionData));
  return { sections: sections.filter((section) => section !== undefined) };
}

/** What a section shows; undefined if there is nothing to show. */
async function sectionData(section: (typeof home)[number]) {
  if (typeof section === 'object') {
    const { category: slug, title } = section;
    const inOrder: ListingFilter = { ...DEFAULT_FILTER, sort: 'best-match' };
    const { products: listed } = await products().list({ kind: 'listing', slug }, inOrder);
    return shelf(title, listed.slice(0, LIST_SIZE).map(withoutDetails), `/category/${slug}`);
  }
  switch (section) {
    case 'hero':
      return { kind: section, banners: catalogue().banners };
    case 'deals': {
      // Prices without an end are no deals of a day.
      if (!catalogue().deals) return home.includes('onSale') ? undefined : onSale();
      const [deal, ...others] = await products().shelf('deals');
      if (!deal) return undefined;
      return {
        kind: section,
        deal: toSummary(deal),
        others: others.map(toSlide),
        countdown: catalogue().deals,
      };
    }
    case 'categories':
      return { kind: section, categories: await summariesWithCount(topFirst(allCategories())) };
    case 'featured':
      return { kind: section, products: await slides('featured') };
    case 'bestSellers':
      return shelf(texts.bestSellersHeading, await slides('bestSellers'));
    case 'newArrivals':
      return shelf(texts.newArrivalsHeading, await slides('newArrivals'));
    case 'onSale':
      return onSale();
    case 'newsletter':
      return newsletter && { kind: section };
    case 'testimonials':
      return {
        kind: section,
        testimonials: catalogue().testimonials,
        isSample: catalogue().samples.testimonials,
      };
    case 'news': {
      const entries = catalogue().news.map((entry) =>
        Object.assign({ formattedDate: formatDay(entry.date) }, entry),
      );
      return { kind: section, news: entries, isSample: catalogue().samples.news };
    }
  }
}

const onSale = async () => shelf(texts.onSaleHeading, await slides('onSale'));

const slides = async (name: Shelf) => (await products().shelf(name)).map(toSlide);

/** As `toSlide` does. */
function withoutDetails(product: ProductSummary): ProductSummary {
  const { keyFigures: _, ...slide } = product;
  return { ...slide, highlights: [] };
}

function shelf(title: string, products: readonly ProductSummary[], to?: string) {
  return { kind: 'shelf' as const, title, products, ...(to !== undefined && { to }) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...pageMeta({
    title: texts.pageTitle(SHOP.name, homeTitle),
    description,
    path: '/',
    jsonLd: IS_FOR_CRAWLERS ? SHOP_DATA : [],
  }),
  ...(IS_FOR_CRAWLERS
    ? feedLinks(loaderData?.sections.some((section) => section.kind === 'news' && section.news.length > 0))
    : []),
];

type SectionData = Route.ComponentProps['loaderData']['sections'][number];

function Home({ loaderData: { sections } }: Route.ComponentProps) {
  const [first, ...others] = sections;
  const isHeroFirst = first?.kind === 'hero';
  return (
    <>
      <SectionsSheet />
      <PageHeading className="visually-hidden">{SHOP.tagline}</PageHeading>
      {/* As wide as the screen. */}
      {isHeroFirst && <Section {...first} />}
      <div className={`container stack ${styles.sections}`}>
        {(isHeroFirst ? others : sections).map((section) => (
          <Section key={'title' in section ? section.title : section.kind} {...section} />
        ))}
      </div>
    </>
  );
}

function Section(data: SectionData) {
  switch (data.kind) {
    case 'hero':
      return data.banners.length > 0 && <Hero banners={data.banners} />;
    case 'deals':
      return (
        <LowerSection>
          <DealsOfTheDay {...data}>{data.countdown && <OfferCountdown {...data.countdown} />}</DealsOfTheDay>
        </LowerSection>
      );
    case 'categories':
      return (
        data.categories.length > 0 && (
          <LowerSection>
            <BrowseCategories categories={data.categories} />
          </LowerSection>
        )
      );
    case 'featured':
      return (
        data.products.length > 0 && (
          <TabbedProductCarousel title={texts.featuredHeading} products={data.products} />
        )
      );
    case 'shelf':
      return (
        <ProductCarousel
          title={data.title}
          products={data.products}
          aside={
            data.to !== undefined && (
              <ButtonLink variant="quiet" to={data.to}>
                {texts.viewAll}
              </ButtonLink>
            )
          }
        />
      );
    case 'newsletter':
      return (
        <LowerSection>
          <NewsletterSection>
            <NewsletterForm />
          </NewsletterSection>
        </LowerSection>
      );
    case 'testimonials':
      return (
        <LowerSection>
          <Testimonials {...data} />
        </LowerSection>
      );
    case 'news':
      return (
        <LowerSection>
          <LatestNews {...data} />
        </LowerSection>
      );
  }
}

export default memoPage(Home);

function feedLinks(hasNews = false): MetaDescriptor[] {
  return [
    ...(hasNews ? [feedLink(newsFeed, 'application/atom+xml', '/feeds/news.xml')] : []),
    feedLink(productsFeed, 'application/rss+xml', '/feeds/google-merchant.xml'),
    feedLink(productsFile, 'application/json', '/data/products.json'),
  ];
}

function feedLink(title: string, type: string, path: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type, title, href: absoluteUrl(path) };
}
