import { describe, expect, test } from 'vitest';
import { absoluteUrl } from './absolute-url.ts';
import { pageMeta } from './page-meta.ts';

const CART = { title: 'Shopping Cart', description: 'What you are about to buy.', path: '/cart' };

/** The content of the meta element with this `name` or `property`. */
function content(meta: ReturnType<typeof pageMeta>, key: string): unknown {
  return meta.flatMap((entry) =>
    'content' in entry &&
    (('name' in entry && entry.name === key) || ('property' in entry && entry.property === key))
      ? [entry.content]
      : [],
  )[0];
}

describe('the head of a page', () => {
  test('names the page first, and then the shop', () => {
    expect(pageMeta(CART)).toContainEqual({ title: 'Shopping Cart | Watchpost' });
    expect(content(pageMeta(CART), 'og:title')).toBe('Shopping Cart | Watchpost');
  });

  test('names the shop first on the home page, and once', () => {
    const title = 'Watchpost: security and communication equipment';
    expect(pageMeta({ ...CART, title })).toContainEqual({ title });
  });

  test('gives the page’s one address, in the shop’s own domain', () => {
    const url = 'https://www.watchpost.example/cart';
    expect(pageMeta(CART)).toContainEqual({ tagName: 'link', rel: 'canonical', href: url });
    expect(content(pageMeta(CART), 'og:url')).toBe(url);
  });

  test('keeps search engines away only from the visitor’s own pages', () => {
    expect(content(pageMeta(CART), 'robots')).toBeUndefined();
    expect(content(pageMeta({ ...CART, indexed: false }), 'robots')).toBe('noindex');
  });

  test('describes the page the same to search engines and social networks', () => {
    expect(content(pageMeta(CART), 'description')).toBe(CART.description);
    expect(content(pageMeta(CART), 'og:description')).toBe(CART.description);
  });

  test('shows the product’s own picture on a social card, else the shop’s', () => {
    const image = '/images/products/dome.webp';
    expect(content(pageMeta({ ...CART, image }), 'og:image')).toBe(`https://www.watchpost.example${image}`);
    expect(content(pageMeta(CART), 'og:image')).toBe(
      'https://www.watchpost.example/images/banners/range/card.jpg',
    );
  });

  test('holds structured data in the words of schema.org', () => {
    expect(pageMeta({ ...CART, jsonLd: [{ '@type': 'WebSite' }] })).toContainEqual({
      'script:ld+json': { '@context': 'https://schema.org', '@type': 'WebSite' },
    });
  });

  test('tells search engines the way to the page where it has a trail, and only there', () => {
    const way = { 'script:ld+json': expect.objectContaining({ '@type': 'BreadcrumbList' }) };
    expect(pageMeta({ ...CART, trail: [] })).toContainEqual(way);
    expect(pageMeta(CART)).not.toContainEqual(way);
  });
});

test('an address elsewhere stays as it is', () => {
  expect(absoluteUrl('https://images.example/dome.webp')).toBe('https://images.example/dome.webp');
});
