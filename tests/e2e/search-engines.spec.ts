import { join } from 'node:path';
import sharp from 'sharp';
import { ORIGIN, pages, pathOf, SITE_FOLDER } from './support/built-site.ts';
import { NEW_AND_HOT, PRODUCTS, SLUGS } from './support/catalogue.ts';
import { dataOf, type PageHead, test } from './support/page-heads.ts';
import { expect } from './support/shop.ts';
import { richResultIssues, vocabularyErrors } from './support/structured-data.ts';

/** The pages with a visitor's own content, those that lead to an account, and the search. */
const UNLISTED = [
  '/cart',
  '/checkout',
  '/compare',
  '/forgot-password',
  '/lists',
  '/login',
  '/offline',
  '/quote',
  '/register',
  '/search',
  '/system-check',
  '/wishlist',
];

/**
 * Properties that Google recommends and that the shop does not have at all, such as ratings, GTINs and product variants,
 * or has only for some products (`priceValidUntil`).
 */
const MISSING_PROPERTIES = new Set([
  'addressRegion',
  'aggregateRating',
  'audience',
  'color',
  'gtin',
  'gtin8',
  'gtin12',
  'gtin13',
  'gtin14',
  'hasCertification',
  'inProductGroupWithID',
  'isVariantOf',
  'isbn',
  'material',
  'pattern',
  'postalCode',
  'priceValidUntil',
  'review',
  'size',
  'subjectOf',
]);

const typesOn = (heads: readonly PageHead[], path: string) =>
  dataOf(heads, path).map((data) => data['@type']);

test.describe('Structured data', () => {
  test('is on every kind of page that has a type for it', ({ heads }) => {
    expect(typesOn(heads, '/')).toEqual(['OnlineStore', 'WebSite']);
    expect(typesOn(heads, '/collections')).toEqual(['BreadcrumbList', 'ItemList']);
    expect(typesOn(heads, '/faqs')).toEqual(['BreadcrumbList', 'FAQPage']);
    const [, questions] = dataOf(heads, '/faqs');
    expect(questions?.['mainEntity']).toHaveLength(28);
    expect(questions?.['mainEntity']).toContainEqual({
      '@type': 'Question',
      name: 'Can I place an order right now?',
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^Not at the moment\./) },
    });
    for (const slug of SLUGS)
      expect(typesOn(heads, `/category/${slug}`)).toEqual(['BreadcrumbList', 'ItemList']);
    for (const { id } of PRODUCTS)
      expect(typesOn(heads, `/product/${id}`)).toEqual(['BreadcrumbList', 'Product']);
  });

  test('on all pages has only properties of the schema.org vocabulary, with values of their types', async ({
    heads,
  }) => {
    test.slow();
    const data = pages.flatMap(({ path }) => dataOf(heads, path));
    expect(data.length).toBeGreaterThan(2 * PRODUCTS.length);
    expect(await vocabularyErrors(data)).toBe('');
  });

  test('on all pages has what Google requires for rich results', async ({ heads }) => {
    const issues = await richResultIssues(pages.flatMap(({ path }) => dataOf(heads, path)));
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
    const missing = new Set(issues.flatMap(({ fieldNames }) => fieldNames));
    expect([...missing].filter((name) => !MISSING_PROPERTIES.has(name))).toEqual([]);
  });
});

test.describe('Social networks', () => {
  test('get a JPEG of 1200×630 px with its size and description for every page', async ({ heads }) => {
    for (const { path, meta } of heads) {
      const [picture = ''] = meta['og:image'] ?? [];
      const { width, height, format } = await sharp(join(SITE_FOLDER, pathOf(picture))).metadata();
      expect({ width, height, format }, path).toEqual({ width: 1200, height: 630, format: 'jpeg' });
      expect(meta['og:image:width'], path).toEqual(['1200']);
      expect(meta['og:image:height'], path).toEqual(['630']);
      expect(meta['og:image:alt']?.[0], path).toMatch(/\w/);
    }
  });

  test('get a different picture for each product', ({ heads }) => {
    const pictures = PRODUCTS.map(
      ({ id }) => heads.find(({ path }) => path === `/product/${id}`)?.meta['og:image']?.[0],
    );
    expect(new Set(pictures).size).toBe(PRODUCTS.length);
    expect(pictures).toContain(`${ORIGIN}/images/products/${NEW_AND_HOT.id}/card.jpg`);
  });
});

test('only the search and the pages for a single visitor have noindex', ({ heads }) => {
  const unlisted = heads.filter(({ meta }) => meta['robots']?.includes('noindex')).map(({ path }) => path);
  expect(unlisted.toSorted()).toEqual(UNLISTED);
});
