import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '#app/shell/absolute-url.ts';
import { type Crumb, HOME } from '#app/ui/crumb.ts';

/** The schema.org data of a page's breadcrumb, from the home page to the page itself. */
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
