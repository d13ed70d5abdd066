import { sitemapParts } from './sitemap-parts.ts';

/**
 * The folder of the built site in which a route writes the files that belong in the site's root. `scripts/finish-site.ts`
 * moves them there. They have no routes of their own, because every visitor loads the list of routes.
 */
export const ROOT_FILES_FOLDER = 'data/root';

/** The names of the files for other programs, relative to the root of the site, such as `feeds/news.xml`. */
export function rootFileNames(publicPageCount: number): readonly string[] {
  return [
    'robots.txt',
    'sitemap.xml',
    ...sitemapParts(publicPageCount),
    'feeds/google-merchant.xml',
    'feeds/news.xml',
    'llms.txt',
    '.well-known/security.txt',
    'security-policy.txt',
  ];
}
