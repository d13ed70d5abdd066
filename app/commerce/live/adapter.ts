/** Most pages make no call. */
export const commerce = () => import('./live-commerce.ts').then(({ browserCommerce }) => browserCommerce);
