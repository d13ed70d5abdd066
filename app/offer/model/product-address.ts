/**
 * What an id may contain that a host could misread: a slash, a plus sign, and a dot that could begin a file name extension or
 * end the name of a folder on Windows.
 */
const MISREAD = /[/+]|\.(?!\d)/g;

/**
 * The id as a part of an address and as the name of a folder: `AB/7.5+` → `AB~2F7.5~2B`. The escape is `~` instead of `%`, because
 * every host serves a `~` as it is, while some decode `%2F` before they look for the file. No id contains a `~`.
 */
export function idSegment(id: string): string {
  return id.replace(MISREAD, (sign) => `~${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

export function idInSegment(segment: string): string {
  return segment.replace(/~(2[BEF])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The path of a product's page. An id from storage or a link can be any text. */
export function productPath(id: string): string {
  return `/product/${encodeURIComponent(idSegment(id))}`;
}

/**
 * The product that a link of the shop leads to: `https://shop.example/product/36?from=mail` → `36`. Undefined for any other text.
 * @param shops the addresses of the shop
 */
export function productIdOfLink(text: string, shops: readonly string[]): string | undefined {
  if (!/^https?:/i.test(text)) return undefined;
  try {
    const { origin, pathname } = new URL(text);
    for (const shop of shops) {
      const start = `${shop.replace(/\/$/, '')}/product/`;
      const [before, segment = ''] = (origin + pathname).split(start);
      if (before === '') return idInSegment(decodeURIComponent(segment.replace(/\/$/, '')));
    }
  } catch {
    // No address, or one that is not encoded as the shop's are.
  }
  return undefined;
}
