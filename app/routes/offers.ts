import { allProducts } from '#app/catalogue/catalogue.server.ts';
import { toOffer } from '#app/catalogue/projections.server.ts';
import { offerShard, offerShardPath } from '#app/domain/product/offer-shard.ts';
import type { Route } from './+types/offers.ts';

/** `/data/offers/7.json`: the offers of one shard, for refreshing kept carts and wishlists. */
export function loader({ params: { file } }: Route.LoaderArgs) {
  const path = `/data/offers/${file}`;
  return Response.json(
    allProducts()
      .filter(({ id }) => offerShardPath(offerShard(id)) === path)
      .map(toOffer),
  );
}
