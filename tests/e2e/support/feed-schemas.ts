import * as v from 'valibot';

// What the published XML files, as `parseXml` returns them, and security.txt may contain. An element that is not listed
// here is an error, even if its format allows it.

/** A list of one: `parseXml` lists children by name, even those that occur once. */
const one = <Schema extends v.GenericSchema>(schema: Schema) => v.strictTuple([schema]);
const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const upTo = (length: number) => one(v.pipe(text, v.maxLength(length)));
const address = v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(2048));
const time = v.pipe(v.string(), v.isoTimestamp());

export const SITEMAP_NAMESPACES = {
  'http://www.sitemaps.org/schemas/sitemap/0.9': '',
  'http://www.google.com/schemas/sitemap-image/1.1': 'image',
};

/** sitemaps.org/protocol, and the image extension of Google. */
export const sitemapSchema = v.strictObject({
  urlset: v.strictObject({
    url: v.pipe(
      v.array(
        v.strictObject({
          loc: one(address),
          'image:image': v.exactOptional(
            v.pipe(v.array(v.strictObject({ 'image:loc': one(address) })), v.maxLength(1000)),
          ),
        }),
      ),
      v.minLength(1),
      v.maxLength(50_000),
    ),
  }),
});

export const MERCHANT_NAMESPACES = { '': '', 'http://base.google.com/ns/1.0': 'g' };

const price = one(v.pipe(v.string(), v.regex(/^\d+\.\d\d USD$/)));
const amountOf = (texts: readonly string[]) => Number.parseFloat(texts[0] ?? '');
/** Google reads these types of pictures. AVIF is not among them. */
const picture = v.pipe(address, v.regex(/\.(jpe?g|png|webp|gif|bmp|tiff?)$/i));

/** RSS 2.0 with the required attributes of the product data specification of Google Merchant Center, and some others. */
export const merchantFeedSchema = v.strictObject({
  rss: v.strictObject({
    '@version': v.literal('2.0'),
    channel: one(
      v.strictObject({
        title: one(text),
        link: one(address),
        description: one(text),
        item: v.array(
          v.pipe(
            v.strictObject({
              'g:id': upTo(50),
              'g:title': upTo(150),
              'g:description': upTo(5000),
              'g:link': one(address),
              'g:image_link': one(picture),
              'g:additional_image_link': v.exactOptional(v.pipe(v.array(picture), v.maxLength(10))),
              'g:availability': one(v.picklist(['in_stock', 'out_of_stock', 'preorder', 'backorder'])),
              'g:price': price,
              'g:sale_price': v.exactOptional(price),
              'g:brand': upTo(70),
              'g:mpn': v.exactOptional(upTo(70)),
              'g:identifier_exists': v.exactOptional(one(v.literal('no'))),
              'g:condition': one(v.picklist(['new', 'refurbished', 'used'])),
              'g:product_type': upTo(750),
              'g:shipping': v.pipe(
                v.array(
                  v.strictObject({
                    'g:country': one(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
                    'g:service': one(text),
                    'g:price': price,
                  }),
                ),
                v.minLength(1),
              ),
            }),
            v.check(
              (item) => (item['g:mpn'] === undefined) === (item['g:identifier_exists'] !== undefined),
              'needs an mpn, or identifier_exists with the value no',
            ),
            v.check(
              (item) =>
                item['g:sale_price'] === undefined ||
                amountOf(item['g:sale_price']) < amountOf(item['g:price']),
              'the sale price must be below the price',
            ),
          ),
        ),
      }),
    ),
  }),
});

export const ATOM_NAMESPACES = {
  'http://www.w3.org/2005/Atom': '',
  'http://www.w3.org/XML/1998/namespace': 'xml',
};

const atomLink = v.strictObject({
  '@rel': v.picklist(['self', 'alternate']),
  '@type': text,
  '@href': address,
  '#text': v.literal(''),
});

function hasOneWith(rel: string, links: readonly { readonly '@rel': string }[]): boolean {
  return links.filter((link) => link['@rel'] === rel).length === 1;
}

/** Atom 1.0 (RFC 4287). */
export const atomSchema = v.strictObject({
  feed: v.strictObject({
    '@lang': text,
    id: one(address),
    title: one(text),
    subtitle: v.exactOptional(one(text)),
    updated: one(time),
    author: one(v.strictObject({ name: one(text), uri: one(address) })),
    link: v.pipe(
      v.array(atomLink),
      v.check((links) => hasOneWith('self', links), 'needs one link to itself'),
      v.check((links) => hasOneWith('alternate', links), 'needs one link to the page'),
    ),
    entry: v.pipe(
      v.array(
        v.strictObject({
          id: one(v.pipe(v.string(), v.url())),
          title: one(text),
          updated: one(time),
          published: one(time),
          category: v.exactOptional(one(v.strictObject({ '@term': text, '#text': v.literal('') }))),
          link: v.pipe(
            v.array(atomLink),
            v.check((links) => hasOneWith('alternate', links), 'needs one link to the page'),
          ),
          content: one(v.strictObject({ '@type': v.literal('text'), '#text': text })),
        }),
      ),
      v.check(
        (entries) => new Set(entries.map(({ id }) => id[0])).size === entries.length,
        'each entry needs an id of its own',
      ),
    ),
  }),
});

/** The fields of security.txt (RFC 9116). */
export const securityTxtSchema = v.strictObject({
  Contact: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^(mailto:\S+@\S+|https:\S+|tel:\S+)$/))),
    v.minLength(1),
  ),
  Expires: one(time),
  'Preferred-Languages': one(text),
  Canonical: one(address),
  Policy: one(address),
});
