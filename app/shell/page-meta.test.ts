import { describe, expect, test } from 'vitest';
import { SHOP_URL } from '#app/base-path.ts';
import { absoluteUrl, pageMeta } from './page-meta.ts';

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

const pictureOf = (meta: Partial<Parameters<typeof pageMeta>[0]>) =>
  content(pageMeta({ ...CART, ...meta }), 'og:image');

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
    const url = `${SHOP_URL}/cart`;
    expect(pageMeta(CART)).toContainEqual({ tagName: 'link', rel: 'canonical', href: url });
    expect(content(pageMeta(CART), 'og:url')).toBe(url);
  });

  test('excludes only pages with indexed: false from search engines', () => {
    expect(content(pageMeta(CART), 'robots')).toBeUndefined();
    expect(content(pageMeta({ ...CART, indexed: false }), 'robots')).toBe('noindex');
  });

  test('has the social card of the page as its og:image, else its picture, else the social card of the shop', () => {
    const socialCard = '/images/products/45/card.jpg';
    const image = '/images/products/dome.webp';
    expect(pictureOf({ socialCard, image })).toBe(`${SHOP_URL}${socialCard}`);
    expect(pictureOf({ image })).toBe(`${SHOP_URL}${image}`);
    expect(pictureOf({})).toBe(`${SHOP_URL}/images/banners/range/card.jpg`);
  });

  test('states the size of social cards only, and describes every picture', () => {
    const withCard = pageMeta({ ...CART, socialCard: '/images/products/45/card.jpg' });
    expect(content(withCard, 'og:image:width')).toBe('1200');
    expect(content(withCard, 'og:image:height')).toBe('630');
    expect(content(withCard, 'og:image:alt')).toBe('Shopping Cart');
    expect(content(pageMeta(CART), 'og:image:width')).toBe('1200');
    expect(content(pageMeta(CART), 'og:image:alt')).toBe('Professional security and communication equipment');
    const withPicture = pageMeta({ ...CART, image: '/images/products/dome.webp' });
    expect(content(withPicture, 'og:image:width')).toBeUndefined();
    expect(content(withPicture, 'og:image:alt')).toBe('Shopping Cart');
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
