import { allListings, allProducts, categoryTrail, news, samples } from '#app/catalogue/catalogue.server.ts';
import { metaDescription } from '#app/catalogue/meta-description.server.ts';
import { categoryImagePath, productImagePath } from '#app/product/model/image-path.ts';
import { llmsTxt } from './llms-txt.server.ts';
import { merchantFeedXml, type ProductInCategories } from './merchant-feed.server.ts';
import { newsFeedXml } from './news-feed.server.ts';
import { robotsTxt } from './robots-txt.server.ts';
import { securityPolicy } from './security-policy.server.ts';
import { securityTxt } from './security-txt.server.ts';
import { sitemapIndexXml, type SitemapPage, sitemapXml } from './sitemap.server.ts';
import { addressesOfPart, sitemapParts } from './sitemap-parts.ts';
import { IS_LIVE, PUBLIC_PATHS } from '#app/routes.ts';

/** The content of one of `rootFileNames`; undefined for another name. */
export function rootFile(name: string): string | undefined {
  const render = FILES[name];
  return render ? render() : sitemapPart(name);
}

const FILES: Readonly<Record<string, () => string>> = {
  'robots.txt': robotsTxt,
  'sitemap.xml': sitemap,
  'feeds/google-merchant.xml': () => merchantFeedXml(productsInCategories()),
  'feeds/news.xml': () => newsFeedXml({ items: news(), isSample: samples().news, builtAt: new Date() }),
  'llms.txt': llms,
  '.well-known/security.txt': () => securityTxt(new Date()),
  'security-policy.txt': securityPolicy,
};

/** All products with the titles of their categories. */
export function productsInCategories(): readonly ProductInCategories[] {
  return allProducts().map((product) => ({
    product,
    categories: categoryTrail(product.category).map(({ title }) => title),
  }));
}

/** Lists every page that search engines may show. If there are too many for one file, lists the sitemaps that contain them. */
function sitemap(): string {
  const pages = sitemapPages();
  const parts = sitemapParts(pages.length);
  return parts.length === 0 ? sitemapXml(pages) : sitemapIndexXml(parts);
}

function sitemapPart(name: string): string | undefined {
  const pages = addressesOfPart(name, sitemapPages());
  return pages && sitemapXml(pages);
}

function sitemapPages(): readonly SitemapPage[] {
  return [
    ...PUBLIC_PATHS.map((path) => ({ path, pictures: [] })),
    ...allListings().map(({ slug, category }) => ({
      path: `/category/${slug}`,
      pictures: category.image === '' ? [] : [categoryImagePath(category.image)],
    })),
    ...allProducts().map(({ id, images }) => ({
      path: `/product/${id}`,
      pictures: images.map((image) => productImagePath(image)),
    })),
  ];
}

function llms(): string {
  return llmsTxt({
    productCount: allProducts().length,
    takesOrders: IS_LIVE,
    categories: allListings().map(({ slug, title, summary }) => ({
      title,
      to: `/category/${slug}`,
      note: metaDescription(summary),
    })),
  });
}
