import { products } from '#app/back-end.ts';
import type { ShownAttribute } from '#app/figures/model/attribute.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { loadOffers, type Offers } from './load-offers.ts';

const NO_OFFERS: Offers = new Map();
const NO_COLUMNS: ReadonlyMap<string, readonly ShownAttribute[]> = new Map();

/** Loads the offers if there are ids. After a failure, other ids are another attempt. */
export function useOffers(ids: readonly string[]) {
  const { value, ...loading } = useLoaded(
    ids.length > 0 ? ids.join() : undefined,
    async () => ({ ids: new Set(ids), offers: await loadOffers(ids) }),
    (known) => ids.every((id) => known.ids.has(id)),
  );
  return { offers: value?.offers ?? NO_OFFERS, ...loading };
}

/** Loads what products of these categories are compared by. */
export function useColumns(categories: readonly string[]) {
  const slugs = [...new Set(categories)];
  const { value, ...loading } = useLoaded(
    slugs.length > 0 ? slugs.join() : undefined,
    async () => {
      const shop = await products();
      return new Map(await Promise.all(slugs.map(async (slug) => [slug, await shop.columns(slug)] as const)));
    },
    (known) => slugs.every((slug) => known.has(slug)),
  );
  return { columns: value ?? NO_COLUMNS, ...loading };
}
