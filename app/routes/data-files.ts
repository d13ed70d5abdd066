import { data } from 'react-router';
import { allProducts } from '#app/catalogue/catalogue.server.ts';
import { categoryPageData, productPageData } from '#app/catalogue/page-data.server.ts';
import { pickOffer } from '#app/domain/cart/offer.ts';
import { offerShard } from '#app/domain/product/offer-shard.ts';
import type { Route } from './+types/data-files.ts';

const FILES: Readonly<Record<string, (name: string) => unknown>> = {
  /** `/data/product/45.json`: what `/product/45` shows, for who comes to it by a link. */
  product: productPageData,
  category: categoryPageData,
  /** `/data/offers/7.json`: the offers of one shard, for refreshing kept carts and wishlists. */
  offers: (shard) =>
    allProducts()
      .filter(({ id }) => String(offerShard(id)) === shard)
      .map(pickOffer),
};

export function loader({ params: { kind, name } }: Route.LoaderArgs) {
  const content = FILES[kind]?.(name.replace(/\.json$/, ''));
  if (content === undefined) throw data(null, { status: 404 });
  return Response.json(content);
}
