import { describe, expect, test } from 'vitest';
import { SHOP_URL } from '#app/base-path.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { merchantFeedXml } from './merchant-feed.server.ts';
import { newsFeedXml } from './news-feed.server.ts';
import { sitemapIndexXml } from './sitemap.server.ts';

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml').documentElement;
const textOf = (element: Element, name: string) => element.getElementsByTagName(name)[0]?.textContent;

const itemOf = (fields: Parameters<typeof aProduct>[0]) =>
  parse(merchantFeedXml([{ product: aProduct(fields), categories: ['CCTV', 'Domes'] }]));

describe('the Google Merchant feed', () => {
  test('states the current price as the price or, if the product is reduced, as the sale price', () => {
    const full = itemOf({ price: 123_450 });
    expect(textOf(full, 'g:price')).toBe('1234.50 USD');
    expect(textOf(full, 'g:sale_price')).toBeUndefined();
    const reduced = itemOf({ price: 123_450, originalPrice: 200_000 });
    expect(textOf(reduced, 'g:price')).toBe('2000.00 USD');
    expect(textOf(reduced, 'g:sale_price')).toBe('1234.50 USD');
  });

  test('says that a product without a part number has no identifier', () => {
    expect(textOf(itemOf({}), 'g:identifier_exists')).toBe('no');
    const known = itemOf({ specifications: { Model: 'P3245' } });
    expect(textOf(known, 'g:identifier_exists')).toBeUndefined();
    expect(textOf(known, 'g:mpn')).toBe('P3245');
  });

  test('has the barcode number, which is an identifier, and the weight', () => {
    const item = itemOf({ gtin: '4006381333931', weight: '0.6 kg' });
    expect(textOf(item, 'g:gtin')).toBe('4006381333931');
    expect(textOf(item, 'g:identifier_exists')).toBeUndefined();
    expect(textOf(item, 'g:product_weight')).toBe('0.6 kg');
  });

  test('says that a product is used, and what tells versions of a product apart', () => {
    expect(textOf(itemOf({}), 'g:condition')).toBe('new');
    const specifications = { Size: 'M', Colour: 'Red' };
    const item = itemOf({
      condition: 'used',
      itemGroup: 'L',
      specifications,
    });
    const names = ['g:condition', 'g:item_group_id', 'g:size', 'g:color'];
    expect(names.map((name) => textOf(item, name))).toEqual(['used', 'L', 'M', 'Red']);
  });

  test.each([
    ['female', 'adults', 'female', 'adult'],
    ['Men', 'Kids', 'male', 'kids'],
    ['female; male', 'babies', 'unisex', 'infant'],
    ['dogs', 'all ages', undefined, undefined],
  ])('says for whom clothes are: %s, %s', (gender, age, statedGender, statedAge) => {
    const about = { 'Target gender': gender, 'Age group': age };
    const item = itemOf({ specifications: { Size: 'M', ...about } });
    expect([textOf(item, 'g:gender'), textOf(item, 'g:age_group')]).toEqual([statedGender, statedAge]);
    expect(textOf(itemOf({ specifications: about }), 'g:gender')).toBeUndefined();
  });

  test('shortens texts to what Google accepts, at the end of a word', () => {
    const item = itemOf({ title: 'word '.repeat(60).trim(), description: 'x'.repeat(6000) });
    expect(textOf(item, 'g:title')).toBe(`${'word '.repeat(30).trim()}…`);
    expect(textOf(item, 'g:description')).toHaveLength(5000);
  });

  test('has at most ten pictures beside the main one, and the placeholder for a product without pictures', () => {
    const images = Array.from({ length: 15 }, (_, index) => `${index}.jpg`);
    const item = itemOf({ images });
    expect(textOf(item, 'g:image_link')).toBe(`${SHOP_URL}/images/products/0.jpg`);
    expect(item.getElementsByTagName('g:additional_image_link')).toHaveLength(10);
    expect(textOf(itemOf({ images: [] }), 'g:image_link')).toBe(
      `${SHOP_URL}/images/products/placeholder.jpg`,
    );
  });

  test('names the categories, the outermost first', () => {
    expect(textOf(itemOf({}), 'g:product_type')).toBe('CCTV > Domes');
  });
});

const newsItem = (id: string, date: string) => ({ id, date, title: `About ${id}`, text: 'Text.' });

describe('the feed of the news', () => {
  const builtAt = new Date('2026-11-25T12:00:00Z');
  const items = [newsItem('old', '2025-02-01'), newsItem('new', '2026-03-04')];

  test('is as old as its newest entry, which comes first', () => {
    const feed = parse(newsFeedXml({ items, isSample: false, builtAt }));
    expect(textOf(feed, 'updated')).toBe('2026-03-04T00:00:00Z');
    const ids = [...feed.querySelectorAll('entry > id')].map(({ textContent }) => textContent);
    expect(ids).toEqual([
      `tag:${new URL(SHOP_URL).hostname},2026-03-04:news/new`,
      `tag:${new URL(SHOP_URL).hostname},2025-02-01:news/old`,
    ]);
  });

  test('marks samples, and only samples', () => {
    const samples = parse(newsFeedXml({ items, isSample: true, builtAt }));
    expect(samples.querySelector('entry > title')?.textContent).toBe('Sample: About new');
    expect(samples.querySelector('entry > category')?.getAttribute('term')).toBe('sample');
    const real = parse(newsFeedXml({ items, isSample: false, builtAt }));
    expect(real.querySelector('entry > title')?.textContent).toBe('About new');
    expect(real.querySelector('category, subtitle')).toBeNull();
  });

  test('without news is as old as the build', () => {
    const feed = parse(newsFeedXml({ items: [], isSample: false, builtAt }));
    expect(textOf(feed, 'updated')).toBe('2026-11-25T12:00:00.000Z');
    expect(feed.querySelector('entry')).toBeNull();
  });
});

test('a sitemap index lists the addresses of its sitemaps', () => {
  const index = parse(sitemapIndexXml(['sitemap-1.xml', 'sitemap-2.xml']));
  expect([...index.querySelectorAll('sitemap > loc')].map(({ textContent }) => textContent)).toEqual([
    `${SHOP_URL}/sitemap-1.xml`,
    `${SHOP_URL}/sitemap-2.xml`,
  ]);
});
