import type { Page } from '@playwright/test';
import { parseFeed } from '@rowanmanning/feed-parser';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { marked, type Token } from 'marked';
import robotsParser from 'robots-parser';
import * as v from 'valibot';
import newsFile from '#tests/fixtures/catalogue/news.json' with { type: 'json' };
import { files, isBuilt, ORIGIN, pages, pathOf, siteFile } from './support/built-site.ts';
import { PRODUCTS, SLUGS } from './support/catalogue.ts';
import {
  ATOM_NAMESPACES,
  atomSchema,
  MERCHANT_NAMESPACES,
  merchantFeedSchema,
  securityTxtSchema,
  SITEMAP_NAMESPACES,
  sitemapSchema,
} from './support/feed-schemas.ts';
import { test } from './support/page-heads.ts';
import { parseXml } from './support/parse-document.ts';
import { expect } from './support/shop.ts';

async function readSitemap(page: Page) {
  const xml = await parseXml(page, siteFile('sitemap.xml'), SITEMAP_NAMESPACES);
  return v.parse(sitemapSchema, xml).urlset.url;
}

const withoutSlash = (address: string) => address.replace(/\/$/, '');

test.describe('The sitemap', () => {
  test('lists every page without noindex, with its canonical address', async ({ page, heads }) => {
    const listed = (await readSitemap(page)).map(({ loc }) => loc[0]);
    const canonical = heads
      .filter(({ meta }) => meta['robots'] === undefined)
      .map(({ links }) => withoutSlash(links.find(({ rel }) => rel === 'canonical')?.href ?? ''));
    expect(listed.map(withoutSlash).toSorted()).toEqual(canonical.toSorted());
  });

  test('lists all pictures of each product, and their files exist', async ({ page }) => {
    const urls = await readSitemap(page);
    for (const { id, images } of PRODUCTS) {
      const entry = urls.find(({ loc }) => loc[0] === `${ORIGIN}/product/${id}`);
      const pictures = (entry?.['image:image'] ?? []).map((image) => image['image:loc'][0]);
      expect(pictures, id).toEqual(images.map((image) => `${ORIGIN}/images/products/${image}`));
      expect(pictures.filter((address) => !isBuilt(address))).toEqual([]);
    }
  });

  test('is named in robots.txt, which allows crawlers to read every page', () => {
    const robots = robotsParser(`${ORIGIN}/robots.txt`, siteFile('robots.txt'));
    expect(robots.getSitemaps()).toEqual([`${ORIGIN}/sitemap.xml`]);
    // A crawler has to read a page to see that it must not be listed.
    for (const { path } of pages) expect(robots.isAllowed(ORIGIN + path, 'Googlebot'), path).toBe(true);
  });
});

test.describe('The Google Merchant feed', () => {
  test('has every product with the required attributes, and the prices of its page', async ({ page }) => {
    const xml = await parseXml(page, siteFile('feeds/google-merchant.xml'), MERCHANT_NAMESPACES);
    const items = v.parse(merchantFeedSchema, xml).rss.channel[0].item;
    const offers = items.map((item) => ({
      id: item['g:id'][0],
      charged: (item['g:sale_price'] ?? item['g:price'])[0],
      availability: item['g:availability'][0],
    }));
    expect(offers).toEqual(
      PRODUCTS.map(({ id, price, soldOut }) => ({
        id,
        charged: `${(price / 100).toFixed(2)} USD`,
        availability: soldOut ? 'out_of_stock' : 'in_stock',
      })),
    );
    for (const item of items) {
      for (const [address] of [item['g:link'], item['g:image_link']])
        expect(isBuilt(address), address).toBe(true);
    }
    expect(items.some((item) => item['g:sale_price'])).toBe(true);
  });
});

test('the Atom feed has all news, and is readable by a feed reader', async ({ page }) => {
  const feed = siteFile('feeds/news.xml');
  v.parse(atomSchema, await parseXml(page, feed, ATOM_NAMESPACES));
  const { meta, title, self, items } = parseFeed(feed);
  expect(meta).toEqual({ type: 'atom', version: '1.0' });
  expect(title).toBe('Watchpost: Latest news');
  expect(self).toBe(`${ORIGIN}/feeds/news.xml`);
  expect(items.map(({ content }) => content)).toEqual(newsFile.news.map(({ text }) => text));
});

test.describe('products.json', () => {
  const ajv = new Ajv({ allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(JSON.parse(siteFile('data/products.schema.json')));
  const content = JSON.parse(siteFile('data/products.json'));

  test('matches its published schema', () => {
    expect(validate(content), JSON.stringify(validate.errors)).toBe(true);
    expect(content.$schema).toBe(`${ORIGIN}/data/products.schema.json`);
  });

  test('has no field that the schema does not explain', () => {
    const { properties } = JSON.parse(siteFile('data/products.schema.json'));
    const known = Object.keys(properties.products.items.properties);
    const used = new Set(content.products.flatMap(Object.keys));
    expect([...used].filter((name) => !known.includes(String(name)))).toEqual([]);
  });
});

/** The addresses of all links, in their order. */
function linksIn(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token) => [
    ...(token.type === 'link' ? [String(token['href'])] : []),
    ...linksIn('items' in token ? token.items : 'tokens' in token ? (token.tokens ?? []) : []),
  ]);
}

test('llms.txt begins with a heading and a summary, and links to existing pages and files in four sections', () => {
  const tokens = marked.lexer(siteFile('llms.txt'));
  expect(tokens.filter(({ type }) => type !== 'space').slice(0, 2)).toMatchObject([
    { type: 'heading', depth: 1, text: 'Watchpost' },
    { type: 'blockquote' },
  ]);
  const headings = tokens.flatMap((token) =>
    token.type === 'heading' && token['depth'] === 2 ? token['text'] : [],
  );
  expect(headings).toEqual(['Categories', 'Tools', 'Data', 'Terms and contact']);
  const addresses = linksIn(tokens);
  for (const slug of SLUGS) expect(addresses).toContain(`${ORIGIN}/category/${slug}`);
  expect(addresses).toContain(`${ORIGIN}/data/products.json`);
  expect(addresses.filter((address) => !isBuilt(address))).toEqual([]);
});

test('security.txt has the fields of RFC 9116, and its policy names the same contact', () => {
  const fields: Record<string, string[]> = {};
  for (const line of siteFile('.well-known/security.txt').trimEnd().split('\n')) {
    const [, name = line, value = ''] = /^([A-Za-z-]+): (.+)$/.exec(line) ?? [];
    (fields[name] ??= []).push(value);
  }
  const { Contact, Expires, Canonical, Policy } = v.parse(securityTxtSchema, fields);
  const days = (Date.parse(Expires[0]) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
  expect(pathOf(Canonical[0])).toBe('/.well-known/security.txt');
  expect(siteFile(pathOf(Policy[0]))).toContain(Contact[0]?.replace('mailto:', ''));
});

test('the home page links to the feeds and the data', ({ heads }) => {
  const alternates = heads
    .find(({ path }) => path === '/')
    ?.links.filter(({ rel }) => rel === 'alternate')
    .map(({ type, href }) => [type, pathOf(href)]);
  expect(alternates).toEqual([
    ['application/atom+xml', '/feeds/news.xml'],
    ['application/rss+xml', '/feeds/google-merchant.xml'],
    ['application/json', '/data/products.json'],
  ]);
  for (const [, path = ''] of alternates ?? []) expect(files).toContain(path.slice(1));
});
