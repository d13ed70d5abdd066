import type { RootContent } from 'mdast';
import type { TextPage } from '#app/content/model/text-page.ts';
import { productPath } from '#app/offer/model/product-address.ts';
import { questionsOf } from './text-pages.server.ts';
import type { Catalogue } from './to-catalogue.server.ts';

type Links = Pick<Catalogue, 'products' | 'categories' | 'banners'> & {
  readonly textPages: ReadonlyMap<string, TextPage>;
};

/**
 * The paths of all pages.
 * @param paths of those other than products, categories and text pages
 */
export function pagesOf(
  { products, categories, textPages }: Omit<Links, 'banners'>,
  paths: readonly string[],
): ReadonlySet<string> {
  return new Set([
    ...paths,
    ...textPages.keys(),
    ...products.map(({ id }) => productPath(id)),
    ...categories.flatMap(({ slug, combinedPage }) => [
      `/category/${slug}`,
      `/category/${combinedPage?.slug ?? slug}`,
    ]),
  ]);
}

/** The mistakes in links of text pages and banners to pages of the shop, one line each. */
export function deadLinks(
  { banners, textPages }: Pick<Links, 'banners' | 'textPages'>,
  pages: ReadonlySet<string>,
): readonly string[] {
  const mistakeIn = (link: string, from: string): readonly string[] => {
    if (!/^[/#]/.test(link)) return [];
    const { pathname, hash } = new URL(link, `https://shop.example${from}`);
    if (!pages.has(pathname)) return [`the link to ${link} leads to no page; correct or remove it`];
    const page = textPages.get(pathname);
    return hash === '' || !page || idsOf(page).has(hash.slice(1))
      ? []
      : [`the link to ${link}: ${pathname} has no heading {${hash}}; correct or remove it`];
  };
  return [
    ...Array.from(textPages).flatMap(([path, page]) =>
      linksIn([...page.lead, ...page.sections.flatMap(({ content }) => content)])
        .flatMap((link) => mistakeIn(link, path))
        .map((mistake) => `pages${path}.md: ${mistake}`),
    ),
    ...banners.flatMap(({ id, buttonLink }) =>
      mistakeIn(buttonLink, '/').map((mistake) => `banners.json: id ${id}: buttonLink: ${mistake}`),
    ),
  ];
}

function idsOf({ sections }: TextPage): ReadonlySet<string> {
  return new Set([...sections, ...sections.flatMap(questionsOf)].map(({ id }) => id));
}

function linksIn(nodes: readonly RootContent[]): readonly string[] {
  return nodes.flatMap((node) => {
    const own = node.type === 'link' ? [node.url] : [];
    return 'children' in node ? [...own, ...linksIn(node.children)] : own;
  });
}
