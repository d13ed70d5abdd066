import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ProductWithFigures } from './model/comparison-rows.ts';
import type { CatalogueOffer } from '#app/offer/model/offer.ts';
import * as texts from './page-texts.ts';
import { ChoiceField } from '#app/ui/choice-field.tsx';
import { DebouncedStatus } from '#app/ui/debounced-status.tsx';
import { ComparisonTable, figureTableRows, offerTableRows, type TableRow } from './comparison-table.tsx';
import { MAX_COMPARED } from './model/comparison.ts';
import { useFigures, useOffers } from '#app/offer/use-offers.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import { comparePath, haveSameIds, readComparedIds, restoreId } from './model/compare-address.ts';
import { compareStore } from './compare-store.ts';

type ComparedIds = {
  readonly ids: readonly string[];
  /** Whether the page shows the visitor's own comparison rather than a shared one. */
  readonly isOwn: boolean;
  /**
   * Removes a product from the address of a shared comparison. Returns a function that puts it back. Once the visitor has
   * left the page, that function does nothing.
   */
  readonly removeShared: (id: string) => () => void;
};

/**
 * The products that the page compares. While they are the visitor's own comparison, the address follows its changes, also
 * those of another tab.
 */
export function useComparedIds(): ComparedIds {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const ownIds = useStore(compareStore).items.map(({ id }) => id);
  const ownKey = ownIds.join();
  const requestedIds = readComparedIds(params) ?? [];
  const requestedKey = requestedIds.join();
  // The visitor's own comparison when the address last matched it. When the visitor changes the comparison, the address still
  // has these ids for a moment. That does not make it a shared comparison.
  const [lastOwnKey, setLastOwnKey] = useState('');
  if (requestedKey === ownKey && lastOwnKey !== ownKey) setLastOwnKey(ownKey);

  const isOwn = requestedKey === '' || requestedKey === lastOwnKey || haveSameIds(requestedIds, ownIds);

  useEffect(() => {
    if (isOwn && requestedKey !== ownKey) {
      void navigate(comparePath(ownKey === '' ? [] : ownKey.split(',')), REPLACE);
    }
  }, [isOwn, requestedKey, ownKey, navigate]);

  /** The shared comparison that the page showed last; undefined once the visitor has left the page. */
  const lastShared = useRef<readonly string[]>(undefined);
  useEffect(() => {
    if (!isOwn) lastShared.current = requestedKey.split(',');
  }, [isOwn, requestedKey]);
  useEffect(
    () => () => {
      lastShared.current = undefined;
    },
    [],
  );

  const showShared = (ids: readonly string[]) => {
    lastShared.current = ids;
    void navigate(comparePath(ids), REPLACE);
  };
  const removeShared = (id: string) => {
    showShared(requestedIds.filter((other) => other !== id));
    return () => {
      if (lastShared.current) showShared(restoreId(lastShared.current, id, requestedIds));
    };
  };

  return { ids: isOwn ? ownIds : requestedIds, isOwn, removeShared };
}

const REPLACE = { replace: true, preventScrollReset: true } as const;

/** Loads the products with these ids: their offers, and the figures of those that are compared. */
export function useComparison(ids: readonly string[]) {
  const offers = useOffers(ids);
  const known = ids.flatMap((id) => offers.offers.get(id) ?? []);
  const compared = known.slice(0, MAX_COMPARED);
  const { tables, figures, ...loading } = useFigures(compared.map(({ category }) => category));
  // A product that is added later is shown once its figures are loaded.
  const products = compared.flatMap((offer): ProductWithFigures | readonly [] => {
    const attributes = tables.get(offer.category)?.attributes;
    return attributes ? { offer, attributes, figures: figures.get(offer.id) ?? {} } : [];
  });
  return {
    /** The first `MAX_COMPARED` products that exist. */
    products,
    /** The products beyond the first `MAX_COMPARED`, which are named but not compared. */
    beyondLimit: known.slice(MAX_COMPARED),
    /** The ids of products that do not exist. */
    unknownIds: ids.filter((id) => !offers.offers.has(id)),
    isLoading: !offers.isComplete || (!loading.isComplete && products.length === 0),
    hasFailed: offers.hasFailed || loading.hasFailed,
    retry: () => {
      offers.retry();
      loading.retry();
    },
  };
}

type ComparisonProps = {
  readonly products: readonly ProductWithFigures[];
  readonly onRemove: (offer: CatalogueOffer) => void;
  /** Shown beside the switch. */
  readonly children: ReactNode;
};

/** The table, and above it a switch that hides the rows in which the products do not differ. */
export function Comparison({ products, onRemove, children }: ComparisonProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { offers, offerRows, figureRows } = useMemo(() => {
    const offers = products.map(({ offer }) => offer);
    return { offers, offerRows: offerTableRows(offers), figureRows: figureTableRows(products) };
  }, [products]);
  const isOne = products.length === 1;
  const hidesEqualRows = onlyDifferences && !isOne;
  const shown = (rows: readonly TableRow[]) =>
    hidesEqualRows ? rows.filter(({ differs }) => differs) : rows;
  const total = offerRows.length + figureRows.length;
  const differing = [...offerRows, ...figureRows].filter(({ differs }) => differs).length;
  return (
    <>
      <div className="comparison-view-bar">
        {isOne ? (
          <p>{texts.onlyOne}</p>
        ) : (
          <>
            <ChoiceField
              type="checkbox"
              checked={onlyDifferences}
              onChange={({ target }) => setOnlyDifferences(target.checked)}
            >
              {texts.onlyDifferences}
            </ChoiceField>
            <p className="comparison-view-count">{texts.rowsDiffer(differing, total)}</p>
          </>
        )}
        {children}
      </div>
      <DebouncedStatus text={texts.rowsShown(hidesEqualRows ? differing : total)} />
      <ComparisonTable
        offers={offers}
        offerRows={shown(offerRows)}
        figureRows={shown(figureRows)}
        onRemove={onRemove}
      />
    </>
  );
}
