import { useEffect, useState } from 'react';
import type { CatalogueOffer } from '#app/offer/model/catalogue-offer.ts';
import { tryLoadCatalogueOffers } from './try-load-catalogue-offers.ts';

type Offers = ReadonlyMap<string, CatalogueOffer>;

/**
 * Loads the offers of the products with these ids. Undefined while they are loading. Products whose file cannot be loaded are
 * missing.
 */
export function useCatalogueOffers(ids: readonly string[]): Offers | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly offers: Offers }>();
  const key = JSON.stringify(ids);

  useEffect(() => {
    let isOutdated = false;
    void tryLoadCatalogueOffers(ids).then((offers) => {
      if (!isOutdated) setLoaded({ key, offers });
    });
    return () => {
      isOutdated = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key changes with the ids
  }, [key]);

  return loaded?.key === key ? loaded.offers : undefined;
}
