import type { MetaDescriptor } from 'react-router';
import { breadcrumbData } from '#app/shell/structured-data/breadcrumb-data.ts';
import { SHOP } from '#app/shop.ts';
import type { Crumb } from '#app/ui/crumb.ts';
import { absoluteUrl } from './absolute-url.ts';

type PageMeta = {
  /** Without the shop's name, which is added; the home page's own starts with it. */
  readonly title: string;
  readonly description: string;
  /** The page's one address, without a query: `/category/cctv-systems`. */
  readonly path: string;
  /** A path or URL of a picture for social cards. */
  readonly image?: string;
  /** Pages about the visitor's own things are not for search engines. */
  readonly indexed?: boolean;
  /** The pages between the home page and this one, where search engines are to show the way. */
  readonly trail?: readonly Crumb[];
  readonly jsonLd?: readonly object[];
};

const SOCIAL_CARD = '/images/banners/range/card.jpg';

/** Everything that the head of a page says about it. */
export function pageMeta({
  title,
  description,
  path,
  image,
  indexed = true,
  trail,
  jsonLd = [],
}: PageMeta): MetaDescriptor[] {
  const fullTitle = title.startsWith(SHOP.name) ? title : `${title} | ${SHOP.name}`;
  const url = absoluteUrl(path);
  const structured = trail ? [breadcrumbData(trail, { title, to: path }), ...jsonLd] : jsonLd;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: SHOP.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: absoluteUrl(image ?? SOCIAL_CARD) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}
