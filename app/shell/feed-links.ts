import type { MetaDescriptor } from 'react-router';
import { newsFeed, productsFeed, productsFile } from '#app/feeds/texts.ts';
import { absoluteUrl } from './absolute-url.ts';
import { IS_FOR_CRAWLERS } from './is-for-crawlers.ts';

/** The links to the feeds for the head of the home page. */
export function feedLinks(): MetaDescriptor[] {
  return IS_FOR_CRAWLERS
    ? [
        feedLink(newsFeed, 'application/atom+xml', '/feeds/news.xml'),
        feedLink(productsFeed, 'application/rss+xml', '/feeds/google-merchant.xml'),
        feedLink(productsFile, 'application/json', '/data/products.json'),
      ]
    : [];
}

function feedLink(title: string, type: string, path: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type, title, href: absoluteUrl(path) };
}
