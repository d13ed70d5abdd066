import { hasCheckout } from '#app/back-end.ts';
import type { OnlineStore, Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { absoluteUrl } from '#app/shell/page-meta.ts';
import { SHOP } from '#app/shop.ts';

const ABOUT = {
  name: SHOP.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/favicon.svg'),
  description: SHOP.tagline,
  email: SHOP.emails.sales,
  telephone: SHOP.phones.sales.display,
  address: SHOP.address.join(', '),
};
/** A shop that takes no orders on its website is no online store. */
const STORE = hasCheckout
  ? ({ '@type': 'OnlineStore', ...ABOUT } satisfies OnlineStore)
  : ({ '@type': 'Organization', ...ABOUT } satisfies Organization);

const SEARCH: WithActionConstraints<SearchAction> = {
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/search?q={query}') },
  'query-input': 'required name=query',
};

const SITE = {
  '@type': 'WebSite',
  name: SHOP.name,
  url: absoluteUrl('/'),
  potentialAction: SEARCH,
} satisfies WebSite;

export const SHOP_DATA: readonly object[] = [STORE, SITE];
