import { absoluteUrl } from '#app/shell/page-meta.ts';
import { toXml } from './to-xml.server.ts';

/** A page that search engines may list, with the paths or URLs of its pictures. */
export type SitemapPage = { readonly path: string; readonly pictures: readonly string[] };

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

export function sitemapXml(pages: readonly SitemapPage[]): string {
  return toXml({
    urlset: {
      '@xmlns': NAMESPACE,
      '@xmlns:image': IMAGE_NAMESPACE,
      url: pages.map(({ path, pictures }) => ({
        loc: absoluteUrl(path),
        'image:image': pictures.map((picture) => ({ 'image:loc': absoluteUrl(picture) })),
      })),
    },
  });
}

/** A sitemap that refers to other sitemaps. */
export function sitemapIndexXml(names: readonly string[]): string {
  const sitemap = names.map((name) => ({ loc: absoluteUrl(`/${name}`) }));
  return toXml({ sitemapindex: { '@xmlns': NAMESPACE, sitemap } });
}
