import type { Config } from '@react-router/dev/config';
import { allCategories, allProducts } from '#app/catalogue/catalogue.server.ts';
import { OFFER_SHARDS, offerShardPath } from '#app/domain/product/offer-shard.ts';
import { STATIC_PATHS } from './app/routes.ts';

function cataloguePages(): readonly string[] {
  return [
    ...allCategories().map(({ slug }) => `/category/${slug}`),
    ...allProducts().map(({ id }) => `/product/${id}`),
  ];
}

export default {
  appDirectory: 'app',
  ssr: false,
  // A route's loader in its own file would be one more request for a few hundred bytes.
  splitRouteModules: false,
  prerender: () => [
    ...STATIC_PATHS,
    ...cataloguePages(),
    ...Array.from({ length: OFFER_SHARDS }, (_, shard) => offerShardPath(shard)),
  ],
} satisfies Config;
