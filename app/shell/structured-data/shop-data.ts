import { SHOP } from '#app/shop.ts';

/** The schema.org data of the shop and its search. */
export function shopData(): readonly object[] {
  return [
    {
      '@type': 'OnlineStore',
      name: SHOP.name,
      url: SHOP.url,
      description: SHOP.tagline,
      email: SHOP.emails.sales,
      telephone: SHOP.phones.sales.display,
      address: SHOP.address.join(', '),
    },
    {
      '@type': 'WebSite',
      name: SHOP.name,
      url: SHOP.url,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${SHOP.url}/search?q={query}`,
        'query-input': 'required name=query',
      },
    },
  ];
}
