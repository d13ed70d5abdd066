import { absoluteUrl } from '#app/shell/absolute-url.ts';

/** The content of `/robots.txt`. It disallows nothing: a crawler has to read a page to see its `noindex` (decision 004). */
export function robotsTxt(): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
}
