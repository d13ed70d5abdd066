import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { activeFilters } from '#app/domain/listing/active-filter.ts';
import { clearFilters, DEFAULT_FILTER, type ListingFilter } from '#app/domain/listing/listing-filter.ts';
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
import { QuickFilters } from './quick-filters.tsx';
import { useListing } from './use-listing.ts';

type ListingViewProps = {
  readonly products: readonly ProductSummary[];
  /** The filter of a URL without filter parameters. */
  readonly defaults?: ListingFilter;
  /** Shown below the filter panel. */
  readonly children?: ReactNode;
};

/** The products of a category or a search, with filters, sort order and views. */
export function ListingView({ products, defaults = DEFAULT_FILTER, children }: ListingViewProps) {
  const { filter, changeFilter, shownProducts } = useListing(products, defaults);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [priceFormKey, setPriceFormKey] = useState(0);
  const clear = () => {
    changeFilter((current) => clearFilters(current, defaults));
    setPriceFormKey(priceFormKey + 1);
  };
  const filterProps = { products, filter, onChange: changeFilter };
  const panelProps = { ...filterProps, onClear: clear, priceFormKey };
  const activeCount = activeFilters(filter, products).length;

  // The pressed button disappears with the empty state, so the focus moves to the heading.
  const clearFromEmpty = () => {
    clear();
    focusHeading();
  };

  return (
    <div className={styles.listing}>
      <aside aria-label={texts.filters} className={styles.aside}>
        <h2 className={styles.heading}>{texts.filters}</h2>
        <FilterPanel {...panelProps} />
        {children}
      </aside>
      <div className={styles.results}>
        <ListingToolbar
          count={shownProducts.length}
          filter={filter}
          defaultSort={defaults.sort}
          onChange={changeFilter}
          quickFilters={<QuickFilters {...filterProps} />}
          filterButton={
            <div className={styles.filterButton}>
              <Button aria-haspopup="dialog" onClick={() => setIsDialogOpen(true)}>
                <Icon icon={SlidersHorizontal} size={18} />
                {texts.filters}
                {activeCount > 0 && (
                  <span className={styles.activeCount} aria-hidden="true">
                    {activeCount}
                  </span>
                )}
              </Button>
            </div>
          }
        />
        <ActiveFilters {...filterProps} />
        {shownProducts.length > 0 ? (
          <ProductGrid products={shownProducts} view={filter.view} />
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
        open={isDialogOpen}
        onClose={() => setIsDialogOpen(false)}
        footer={
          <>
            <Button variant="action" wide onClick={() => setIsDialogOpen(false)}>
              {texts.showProducts(shownProducts.length)}
            </Button>
            {/* The toolbar's status is inert while the dialog is open. */}
            <DebouncedStatus text={texts.shownAnnouncement(shownProducts.length)} />
          </>
        }
      >
        <FilterPanel {...panelProps} />
      </Dialog>
    </div>
  );
}
