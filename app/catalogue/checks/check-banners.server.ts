import { productImagePath } from '#app/domain/product/image-path.ts';
import { checkDuplicates } from './check-duplicates.server.ts';
import { checkPicture } from './check-image.server.ts';
import { type Entry, textIn } from './json-entries.server.ts';
import type { Mistake } from './mistake.server.ts';
import { didYouMean } from './near-spelling.server.ts';

const file = 'banners.json';

/** The shop's addresses other than those of products and categories. */
const PAGES: readonly string[] = [
  '/',
  '/collections',
  '/search',
  '/about-us',
  '/contact-us',
  '/wishlist',
  '/cart',
  '/checkout',
  '/shipping-return',
  '/faqs',
  '/privacy-policy',
  '/terms-conditions',
  '/login',
  '/register',
  '/forgot-password',
];

export function checkBanners(
  banners: readonly Entry[],
  productIds: ReadonlySet<string> | undefined,
  categorySlugs: ReadonlySet<string> | undefined,
  fileExists: (publicPath: string) => boolean,
): readonly Mistake[] {
  const addresses =
    productIds === undefined || categorySlugs === undefined
      ? undefined
      : new Set([
          ...PAGES,
          ...[...productIds].map((id) => `/product/${id}`),
          ...[...categorySlugs].map((slug) => `/category/${slug}`),
        ]);
  return [
    ...checkDuplicates(file, banners, 'id'),
    ...banners.flatMap((banner) => [
      ...checkLink(banner, addresses),
      ...checkPicture(file, banner, productImagePath, fileExists),
    ]),
  ];
}

function checkLink({ name, fields }: Entry, addresses: ReadonlySet<string> | undefined): readonly Mistake[] {
  const link = textIn(fields, 'buttonLink');
  const address = link?.replace(/[?#].*$/s, '');
  // Ids that look alike are not alike: who took the advice would sell something else.
  const known = [...(addresses ?? [])].filter((page) => !page.startsWith('/product/'));
  return address === undefined || addresses === undefined || addresses.has(address)
    ? []
    : [
        {
          file,
          item: name,
          field: 'buttonLink',
          message: `there is no page ${address === '' ? `"${link}"` : address}`,
          cure: didYouMean(address, known, 'link to a page of the shop, like /product/45'),
        },
      ];
}
