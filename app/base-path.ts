import { url } from '#app/shop-data.ts';

/**
 * Where the shop is on its host, with a slash at both ends: `/`, or `/shop/` in a build with `BASE_PATH=/shop/`. Paths in code
 * and data leave it out: the cart is always `/cart`. The router adds this path to its links; everything else that the browser
 * loads or shows needs `withBase`.
 */
export const BASE_PATH = import.meta.env.BASE_URL;

/** The path on the host for a path in the shop: `/cart` → `/shop/cart`. Addresses of other hosts are returned unchanged. */
export function withBase(path: string): string {
  return /^\/(?!\/)/.test(path) ? BASE_PATH + path.slice(1) : path;
}

/** The path in the shop for a path on the host: `/shop/cart` → `/cart`; undefined if it is outside the shop. */
export function withoutBase(hostPath: string): string | undefined {
  return hostPath.startsWith(BASE_PATH) ? hostPath.slice(BASE_PATH.length - 1) : undefined;
}

/** The key of a storage item. A host has one storage for everything that it serves, so the key begins with the folder of the shop. */
export function storageKey(name: string): string {
  return BASE_PATH.slice(1) + name;
}

/**
 * The address of the published shop, without a slash at the end. Canonical links and the sitemap begin with it. A build for a
 * sub-path appends the path. Live mode has the address in `PUBLIC_URL`.
 */
export const SHOP_URL = (import.meta.env.PUBLIC_URL ?? url) + BASE_PATH.slice(0, -1);
