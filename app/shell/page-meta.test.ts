import { describe, expect, test } from 'vitest';
import { absoluteUrl } from './absolute-url.ts';
import { pageMeta } from './page-meta.ts';

const CART = { title: 'Shopping Cart', description: 'What you are about to buy.', path: '/cart' };

/** The content of the first meta element with this `name` or `property`. */
function content(meta: ReturnType<typeof pageMeta>, key: string): unknown {
  return meta.flatMap((entry) =>
    'content' in entry &&
    (('name' in entry && entry.name === key) || ('property' in entry && entry.property === key))
      ? [entry.content]
      : [],
  )[0];
}

describe('pageMeta', () => {
  test('puts the title of the page before the name of the shop', () => {
    expect(pageMeta(CART)).toContainEqual({ title: 'Shopping Cart | Watchpost' });
    expect(content(pageMeta(CART), 'og:title')).toBe('Shopping Cart | Watchpost');
  });

  test('keeps the title of the home page, which starts with the name of the shop', () => {
    const title = 'Watchpost: security and communication equipment';
    expect(pageMeta({ ...CART, title })).toContainEqual({ title });
  });

  test('has the canonical URL on the shop’s domain', () => {
    const url = 'https://www.watchpost.example/cart';
    expect(pageMeta(CART)).toContainEqual({ tagName: 'link', rel: 'canonical', href: url });
    expect(content(pageMeta(CART), 'og:url')).toBe(url);
  });

  test('excludes only pages with indexed: false from search engines', () => {
    expect(content(pageMeta(CART), 'robots')).toBeUndefined();
    expect(content(pageMeta({ ...CART, indexed: false }), 'robots')).toBe('noindex');
  });

  test('has the same description for search engines and social networks', () => {
    expect(content(pageMeta(CART), 'description')).toBe(CART.description);
    expect(content(pageMeta(CART), 'og:description')).toBe(CART.description);
  });

  test('has the given image for social cards, or else the shop’s', () => {
    const image = '/images/products/dome.webp';
    expect(content(pageMeta({ ...CART, image }), 'og:image')).toBe(`https://www.watchpost.example${image}`);
    expect(content(pageMeta(CART), 'og:image')).toBe(
      'https://www.watchpost.example/images/banners/range/card.jpg',
    );
  });

  test('wraps structured data in the schema.org context', () => {
    expect(pageMeta({ ...CART, jsonLd: [{ '@type': 'WebSite' }] })).toContainEqual({
      'script:ld+json': { '@context': 'https://schema.org', '@type': 'WebSite' },
    });
  });

  test('has breadcrumb data only if the page has a trail', () => {
    const breadcrumb = { 'script:ld+json': expect.objectContaining({ '@type': 'BreadcrumbList' }) };
    expect(pageMeta({ ...CART, trail: [] })).toContainEqual(breadcrumb);
    expect(pageMeta(CART)).not.toContainEqual(breadcrumb);
  });
});

test('absoluteUrl returns absolute URLs unchanged', () => {
  expect(absoluteUrl('https://images.example/dome.webp')).toBe('https://images.example/dome.webp');
});
