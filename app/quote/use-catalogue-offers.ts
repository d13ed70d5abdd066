import { useEffect, useState } from 'react';
import { loadReadableOffers, type Offers } from '#app/offer/load-offers.ts';

/**
 * Loads the offers of the products with these ids. Undefined while they are loading. Products whose file cannot be loaded are
 * missing.
 */
export function useCatalogueOffers(ids: readonly string[]): Offers | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly offers: Offers }>();
  const key = JSON.stringify(ids);

  useEffect(() => {
    let isOutdated = false;
    void loadReadableOffers(ids).then((offers) => {
      if (!isOutdated) setLoaded({ key, offers });
    });
    return () => {
      isOutdated = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key changes with the ids
  }, [key]);

  return loaded?.key === key ? loaded.offers : undefined;
}
