import type { MetaDescriptor } from 'react-router';
import { SHOP_URL } from '#app/base-path.ts';
import { socialCard as shopCard } from '#app/shop-data.ts';
import { SHOP } from '#app/shop.ts';
import { type Crumb, HOME } from '#app/ui/breadcrumb.tsx';
import type { BreadcrumbList } from 'schema-dts';

/**
 * Whether to render what only crawlers read. Crawlers read the built page, so the code that visitors load leaves it out.
 * Leaving it out is safe, because hydration keeps elements of the head and texts of scripts as they are in the page.
 */
export const IS_FOR_CRAWLERS = import.meta.env.SSR || import.meta.env.DEV;

/**
 * Puts the shop's address, including its folder, before a path: `/cart` → `https://…/cart`. Absolute URLs are returned
 * unchanged.
 */
export function absoluteUrl(path: string): string {
  return /^https?:/.test(path) ? path : `${SHOP_URL}${path}`;
}

export function breadcrumbData(trail: readonly Crumb[], page: Crumb) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [HOME, ...trail, page].map(({ title, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(to),
    })),
  } satisfies BreadcrumbList;
}

type PageMeta = {
  /** ` | Watchpost` is appended, unless the title starts with the shop's name, as on the home page. */
  readonly title: string;
  readonly description: string;
  /** The canonical path, without a query: `/category/cctv-systems`. */
  readonly path: string;
  /** Path of the picture for social networks, 1200×630 px. */
  readonly socialCard?: string | undefined;
  /** Path or URL of the picture for social networks if there is no social card. Default: the social card of the shop. */
  readonly image?: string;
  readonly indexed?: boolean;
  /** The pages between the home page and this one, for a breadcrumb in search results. */
  readonly trail?: readonly Crumb[];
  readonly jsonLd?: readonly object[];
  /** True leaves out title and address, which `PagedHead` renders. */
  readonly isPaged?: boolean;
};

export function pageMeta({
  title,
  description,
  path,
  socialCard,
  image,
  indexed = true,
  trail,
  jsonLd = [],
  isPaged = false,
}: PageMeta): MetaDescriptor[] {
  const fullTitle = documentTitle(title);
  const url = absoluteUrl(path);
  const isOwnPicture = socialCard !== undefined || image !== undefined;
  const picture = socialCard ?? image ?? shopCard;
  const structuredData = trail ? [breadcrumbData(trail, { title, to: path }), ...jsonLd] : jsonLd;
  return [
    ...(isPaged ? [] : [{ title: fullTitle }]),
    { name: 'description', content: description },
    ...(isPaged ? [] : [{ tagName: 'link', rel: 'canonical', href: url }]),
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: SHOP.name },
    { property: 'og:type', content: 'website' },
    ...(isPaged ? [] : [{ property: 'og:title', content: fullTitle }]),
    { property: 'og:description', content: description },
    ...(isPaged ? [] : [{ property: 'og:url', content: url }]),
    ...(picture === undefined ? [] : [{ property: 'og:image', content: absoluteUrl(picture) }]),
    // The size is known only of social cards.
    ...(picture === undefined || (socialCard === undefined && image !== undefined)
      ? []
      : [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]),
    ...(picture === undefined
      ? []
      : [{ property: 'og:image:alt', content: isOwnPicture ? title : SHOP.tagline }]),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}

/** The `meta` of a route that search engines should leave out. */
export const privateMeta = (title: string, description: string, path: string) => () =>
  pageMeta({ title, description, path, indexed: false });

/** `Cart` → `Cart | Watchpost` */
export function documentTitle(title: string): string {
  return title.startsWith(SHOP.name) ? title : `${title} | ${SHOP.name}`;
}
