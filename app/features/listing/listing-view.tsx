import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { activeFilters } from '#app/domain/listing/active-filter.ts';
import { clearFilters, type ListingFilter, NO_FILTER } from '#app/domain/listing/listing-filter.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';
import { ProductGrid } from '#app/features/product/product-grid.tsx';
import { ERRORS } from '#app/texts/errors.ts';
import * as texts from '#app/texts/listing.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { Icon } from '#app/ui/icon.tsx';
import { DebouncedStatus } from '#app/ui/debounced-status.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import styles from './listing-view.module.css';
import { PromotedFilters } from './promoted-filters.tsx';
import { useListing } from './use-listing.ts';

type ListingViewProps = {
  readonly products: readonly ProductSummary[];
  /** What is shown to who asks for nothing. */
  readonly initial?: ListingFilter;
  /** Below the filters, where there is room. */
  readonly children?: ReactNode;
};

/** Products of a category or a search, with everything to narrow, order and lay them out. */
export function ListingView({ products, initial = NO_FILTER, children }: ListingViewProps) {
  const { filter, changeFilter, shown } = useListing(products, initial);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    changeFilter((now) => clearFilters(now, initial));
    setCleared(cleared + 1);
  };
  const filtering = { products, filter, onChange: changeFilter };
  const panel = { ...filtering, onClear: clear, cleared };
  const active = activeFilters(filter, products).length;

  // The button that cleared the filters goes with the empty state: the focus must not go with it.
  const clearFromEmpty = () => {
    clear();
    focusHeading();
  };

  return (
    <div className={styles.listing}>
      <aside aria-label={texts.filters} className={styles.aside}>
        <h2 className={styles.heading}>{texts.filters}</h2>
        <FilterPanel {...panel} />
        {children}
      </aside>
      <div className={styles.results}>
        <ListingToolbar
          count={shown.length}
          filter={filter}
          initial={initial.sort}
          onChange={changeFilter}
          quick={<PromotedFilters {...filtering} />}
        >
          <div className={styles.open}>
            <Button aria-haspopup="dialog" onClick={() => setFiltersOpen(true)}>
              <Icon of={SlidersHorizontal} size={18} />
              {texts.filters}
              {active > 0 && (
                <span className={styles.active} aria-hidden="true">
                  {active}
                </span>
              )}
            </Button>
          </div>
        </ListingToolbar>
        <ActiveFilters {...filtering} />
        {shown.length > 0 ? (
          <ProductGrid products={shown} view={filter.view} />
        ) : (
          <EmptyState heading={ERRORS.NO_MATCHES.title} text={ERRORS.NO_MATCHES.text}>
            <Button variant="action" onClick={clearFromEmpty}>
              {texts.clearFilters}
            </Button>
          </EmptyState>
        )}
      </div>
      <Dialog
        title={texts.filters}
        closeLabel={texts.closeFilters}
        open={filtersOpen}
        onClose={() => setFiltersOpen(false)}
        foot={
          <>
            <Button variant="action" wide onClick={() => setFiltersOpen(false)}>
              {texts.showProducts(shown.length)}
            </Button>
            {/* The page's own is out of reach while the sheet is open. */}
            <DebouncedStatus text={texts.shown(shown.length)} />
          </>
        }
      >
        <FilterPanel {...panel} />
      </Dialog>
    </div>
  );
}
