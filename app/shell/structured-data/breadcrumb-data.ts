import { absoluteUrl } from '#app/shell/absolute-url.ts';
import { type Crumb, HOME } from '#app/ui/crumb.ts';

/** The way to a page as search engines read it, in the words of schema.org. */
export function breadcrumbData(trail: readonly Crumb[], here: Crumb): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [HOME, ...trail, here].map(({ title, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      item: absoluteUrl(to),
    })),
  };
}
