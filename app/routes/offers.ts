import { allProducts } from '#app/catalogue/catalogue.server.ts';
import { pickOffer } from '#app/domain/cart/offer.ts';
import { offerShard } from '#app/domain/product/offer-shard.ts';
import type { Route } from './+types/offers.ts';

/** `/data/offers/7.json`: the current offers of one shard, for refreshing a saved cart or wishlist. */
export function loader({ params: { file } }: Route.LoaderArgs) {
  const products = allProducts().filter(({ id }) => `${offerShard(id)}.json` === file);
  return Response.json(products.map(pickOffer));
}
