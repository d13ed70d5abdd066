import { allListings, catalogue, categoryTrail, textPage } from '#app/catalogue/catalogue.server.ts';
import { products, someProducts } from '#app/catalogue/products-in-use.server.ts';
import { metaDescription } from '#app/catalogue/projections.server.ts';
import { categoryImagePath, productImagePath } from '#app/offer/model/picture-set.ts';
import { fileOfAll } from '#app/catalogue/file-of-all.server.ts';
import { merchantFeedXml, type ProductInCategories } from './merchant-feed.server.ts';
import { newsFeedXml } from './news-feed.server.ts';
import { SITEMAP_SIZE, sitemapParts, startOfPart } from './root-files.ts';
import { absoluteUrl } from '#app/shell/page-meta.ts';
import { publicFiles } from '#app/catalogue/catalogue-files.server.ts';
import * as backEnd from '#app/back-end.ts';
import { publicPaths } from '#app/shop-contents.ts';
import { SHOP } from '#app/shop.ts';
import type { Crumb } from '#app/ui/breadcrumb.tsx';
import * as texts from './texts.ts';
import { sitemapIndexXml, type SitemapPage, sitemapXml } from './sitemap.server.ts';
import type { Product } from '#app/offer/model/product.ts';
import { productPath } from '#app/offer/model/product-address.ts';

/** The content of `/robots.txt`. It disallows nothing: a crawler has to read a page to see its `noindex` (decision 004). */
function robotsTxt(): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
}

/** RFC 9116 recommends less than a year. A shop that is not published again within this time has no valid file. */
const VALID_DAYS = 364;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The content of `/.well-known/security.txt` (RFC 9116). */
export function securityTxt(builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS);
  const fields = [
    ['Contact', `mailto:${SHOP.emails.support}`],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', 'en'],
    ['Canonical', absoluteUrl('/.well-known/security.txt')],
    // The owner's own policy, in `public/`.
    ...(publicFiles()('/security-policy.txt') ? [['Policy', absoluteUrl('/security-policy.txt')]] : []),
  ];
  return `${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`;
}

/** The content of one of `rootFileNames`; undefined for another name. */
export async function rootFile(name: string): Promise<string | Response | undefined> {
  const render = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  return render ? render() : sitemapPart(name);
}

const FILES: Readonly<Record<string, () => string | Promise<string | Response>>> = {
  'robots.txt': robotsTxt,
  'sitemap.xml': sitemap,
  'feeds/google-merchant.xml': () =>
    fileOfAll('application/xml', (some) => merchantFeedXml(some.map(inCategories)), '  </channel>'),
  'feeds/news.xml': () =>
    newsFeedXml({ items: catalogue().news, isSample: catalogue().samples.news, builtAt: new Date() }),
  'llms.txt': llms,
  '.well-known/security.txt': () => securityTxt(new Date()),
};

export const inCategories = (product: Product): ProductInCategories => ({
  product,
  categories: categoryTrail(product.category).map(({ title }) => title),
});

/** Lists every page that search engines may show. If there are too many for one file, lists the sitemaps that contain them. */
async function sitemap(): Promise<string> {
  const parts = sitemapParts(await addressCount());
  return parts.length === 0 ? sitemapFrom(0) : sitemapIndexXml(parts);
}

async function sitemapPart(name: string): Promise<string | undefined> {
  const start = startOfPart(name, await addressCount());
  return start === undefined ? undefined : sitemapFrom(start);
}

let writing: Promise<unknown> = Promise.resolve();

/** One after another: each takes tens of megabytes while it is written. */
function sitemapFrom(start: number): Promise<string> {
  const write = async () => sitemapXml(await sitemapPages(start));
  const written = writing.then(write, write);
  writing = written;
  return written;
}

async function addressCount(): Promise<number> {
  const { productCount } = await products().overview();
  return pagesWithoutProduct().length + productCount;
}

function pagesWithoutProduct(): readonly SitemapPage[] {
  return [
    ...publicPaths.map((path) => ({ path, pictures: [] })),
    ...allListings().map(({ slug, category }) => ({
      path: `/category/${slug}`,
      pictures: category.image === '' ? [] : [categoryImagePath(category.image)],
    })),
  ];
}

/** Those of one sitemap. */
async function sitemapPages(start: number): Promise<readonly SitemapPage[]> {
  const first = pagesWithoutProduct();
  const others = first.slice(start, start + SITEMAP_SIZE);
  const shown = await someProducts({
    start: Math.max(0, start - first.length),
    count: SITEMAP_SIZE - others.length,
  });
  return [
    ...others,
    ...shown.map(({ id, images }) => ({
      path: productPath(id),
      pictures: images.map((image) => productImagePath(image)),
    })),
  ];
}

async function llms(): Promise<string> {
  const { productCount } = await products().overview();
  return llmsTxt({
    productCount,
    takesOrders: backEnd.orders,
    samples: [
      ...(catalogue().samples.testimonials && catalogue().testimonials.length > 0 ? ['testimonials'] : []),
      ...(catalogue().samples.news && catalogue().news.length > 0 ? ['news'] : []),
    ],
    hasNews: catalogue().news.length > 0,
    terms: texts.LLMS_TERMS.flatMap((link) => {
      const page = textPage(link.to);
      return page ? [{ ...link, note: page.note ?? page.description }] : [];
    }),
    categories: allListings().map(({ slug, title, summary }) => ({
      title,
      to: `/category/${slug}`,
      note: metaDescription(summary),
    })),
  });
}

type LinkWithNote = Crumb & { readonly note: string };

type Contents = {
  readonly productCount: number;
  /** Each with a sentence about it. */
  readonly categories: readonly LinkWithNote[];
  /** Whether the shop has a back end. */
  readonly takesOrders: boolean;
  /** The lists on the home page whose entries are examples. */
  readonly samples: readonly string[];
  readonly hasNews: boolean;
  /** The owner's pages about it. */
  readonly terms: readonly LinkWithNote[];
};

/** The content of `/llms.txt`, in the format that llmstxt.org describes: Markdown with a summary and lists of links. */
export function llmsTxt({
  productCount,
  categories,
  takesOrders,
  samples,
  hasNews,
  terms,
}: Contents): string {
  const sections: readonly (readonly [string, readonly LinkWithNote[]])[] = [
    [texts.llmsCategories, categories],
    [texts.llmsTools, texts.LLMS_TOOLS],
    [texts.llmsData, texts.LLMS_DATA.filter(({ to }) => hasNews || to !== '/feeds/news.xml')],
    [texts.llmsTerms, [...terms, texts.llmsContact]],
  ];
  const blocks = [
    `# ${SHOP.name}`,
    `> ${texts.llmsSummary(SHOP.tagline, productCount)}`,
    texts
      .llmsNotes(takesOrders, samples)
      .map((note) => `- ${note}`)
      .join('\n'),
    ...sections
      .filter(([, links]) => links.length > 0)
      .flatMap(([title, links]) => [
        `## ${title}`,
        links
          .map(({ title, to, note }) => `- [${title}](${absoluteUrl(to)})${note && `: ${note}`}`)
          .join('\n'),
      ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}
