import type { NewsItem } from '#app/home/model/editorial.ts';
import { absoluteUrl } from '#app/shell/page-meta.ts';
import { SHOP_URL } from '#app/base-path.ts';
import { SHOP } from '#app/shop.ts';
import { newsHeading, newsNote } from '#app/home/texts.ts';
import { sampleTitle } from './texts.ts';
import { toXml } from './to-xml.server.ts';

type News = {
  readonly items: readonly NewsItem[];
  /** Whether the items are examples. The feed then says so in every title. */
  readonly isSample: boolean;
  /** The time of the build, which is the date of the feed if there is no news. */
  readonly builtAt: Date;
};

/** The news as an Atom 1.0 feed, the newest first. */
export function newsFeedXml({ items, isSample, builtAt }: News): string {
  const newestFirst = items.toSorted((a, b) => b.date.localeCompare(a.date));
  return toXml({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': 'en',
      id: absoluteUrl('/feeds/news.xml'),
      title: `${SHOP.name}: ${newsHeading}`,
      ...(isSample && { subtitle: newsNote }),
      updated: newestFirst[0] ? startOf(newestFirst[0].date) : builtAt.toISOString(),
      author: { name: SHOP.name, uri: absoluteUrl('/') },
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': absoluteUrl('/feeds/news.xml') },
        { '@rel': 'alternate', '@type': 'text/html', '@href': absoluteUrl('/') },
      ],
      entry: newestFirst.map((item) => entryOf(item, isSample)),
    },
  });
}

function entryOf({ id, date, title, text }: NewsItem, isSample: boolean) {
  return {
    id: tagUri(date, id),
    title: isSample ? sampleTitle(title) : title,
    updated: startOf(date),
    published: startOf(date),
    ...(isSample && { category: { '@term': 'sample' } }),
    link: { '@rel': 'alternate', '@type': 'text/html', '@href': absoluteUrl('/') },
    content: { '@type': 'text', '#text': text },
  };
}

function startOf(day: string): string {
  return `${day}T00:00:00Z`;
}

/** Stays the same if the shop moves to another path or if the title or text of an entry is edited (RFC 4151). */
function tagUri(day: string, id: string): string {
  return `tag:${new URL(SHOP_URL).hostname},${day}:news/${id}`;
}
