declare const self: ServiceWorkerGlobalScope;

/** The folder of the shop, with a slash at the end. */
const scope = new URL(self.registration.scope);

/**
 * The name of each cache of kept files begins with it. Two shops on one host have different scopes, so they share no
 * cache. The space at the end keeps the prefix of a shop at `/` from matching the caches of a shop at `/shop/`.
 */
export const CACHE_PREFIX = `shop ${scope.pathname} `;
export const TABS_CACHE = `shop-tabs ${scope.pathname}`;

/** `https://shop.example/cart?x=1` → `/cart`; undefined if the address is outside the shop. */
export function pathOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  return origin === scope.origin && pathname.startsWith(scope.pathname)
    ? `/${pathname.slice(scope.pathname.length)}`
    : undefined;
}

/** `/cart` → `https://shop.example/cart` */
export function addressOf(path: string): string {
  return `${scope.origin}${scope.pathname}${path.slice(1)}`;
}
