import { type ReactNode, useEffect, useId, useState } from 'react';
import { isLoadingPage } from '#app/lib/is-loading-page.ts';
import { ProductGrid } from '#app/product/product-grid.tsx';
import { Button } from '#app/ui/button.tsx';
import { DebouncedStatus } from '#app/ui/debounced-status.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { Icon, slidersIcon } from '#app/ui/icon.tsx';
import { useLoadFailure } from '#app/ui/load-failure.ts';
import { Message } from '#app/ui/message.tsx';
import { ERRORS } from '#app/ui/texts.ts';
import { FilterPanel } from './filter-panel.tsx';
import { ActiveFilters, ListingToolbar } from './listing-toolbar.tsx';
import { activeFilters, clearFilters, type ListingFilter } from './model/listing-filter.ts';
import { hasChoices } from './model/listing-query.ts';
import { PagedResults } from './paged-results.tsx';
import * as texts from './texts.ts';
import { type Listing, type ListingProps, useListing } from './use-listing.ts';
import styles from './listing-view.module.css';

type ListingViewProps = ListingProps & {
  readonly renderHead?: (listing: Listing) => ReactNode;
  readonly children?: ReactNode;
};

export function ListingView({ renderHead, children, ...props }: ListingViewProps) {
  const listing = useListing(props);
  const { filter, defaults, change, total, page, requestedPage, isLoading } = listing;
  const [formKey, setFormKey] = useState(0);
  useProgressBar(isLoading);
  useLoadFailure(listing.failure !== undefined);

  const clear = () => {
    change((current) => clearFilters(current, defaults));
    setFormKey(formKey + 1);
  };
  const panel = <FilterPanel listing={listing} formKey={formKey} />;
  const shown = texts.shownAnnouncement(total, page);
  const announcement = listing.priceNote === undefined ? shown : `${shown}. ${listing.priceNote}`;
  const content = listing.isEmpty ? (
    <NoMatches listing={listing} onClear={clear} />
  ) : (
    <Products listing={listing} />
  );
  return (
    <>
      {renderHead?.(listing)}
      <div className={styles.listing}>
        {/* The same products in other selections and orders do not belong in search results (decision 004). */}
        {hasChoices(filter, defaults) && <meta name="robots" content="noindex" />}
        <aside aria-label={texts.filters} className={styles.aside}>
          <div className={styles.head}>
            <h2 className={styles.heading}>{texts.filters}</h2>
            <Button small onClick={clear}>
              {texts.clearFilters}
            </Button>
          </div>
          {panel}
          {children}
        </aside>
        <div className={`stack ${styles.results}`}>
          <ListingToolbar listing={listing} announcement={announcement}>
            <FilterDialog listing={listing} announcement={announcement} onClear={clear}>
              {panel}
            </FilterDialog>
          </ListingToolbar>
          <ActiveFilters listing={listing} />
          {page.pageCount > 1 || requestedPage > 1 ? (
            <PagedResults listing={listing}>{content}</PagedResults>
          ) : (
            content
          )}
        </div>
      </div>
    </>
  );
}

type FilterDialogProps = {
  readonly listing: Listing;
  readonly announcement: string;
  readonly onClear: () => void;
  readonly children: ReactNode;
};

/** The filters on a small screen, behind a button. */
function FilterDialog({ listing, announcement, onClear, children }: FilterDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const activeCount = activeFilters(listing.filter, listing.scope).length;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button className={styles.filterButton} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon icon={slidersIcon} size={18} />
        {texts.filters}
        {activeCount > 0 && (
          <span className={styles.activeCount} aria-hidden="true">
            {activeCount}
          </span>
        )}
      </Button>
      <Dialog
        title={texts.filters}
        closeLabel={texts.closeFilters}
        open={isOpen}
        onClose={close}
        footer={
          <div className={styles.foot}>
            <Button wide onClick={onClear}>
              {texts.clearFilters}
            </Button>
            <Button variant="action" wide onClick={close}>
              {texts.showProducts(listing.total)}
            </Button>
            {/* The toolbar's status is inert while the dialog is open. */}
            <DebouncedStatus text={announcement} />
          </div>
        }
      >
        {children}
      </Dialog>
    </>
  );
}

/** Shows the bar at the top of the screen, as for a page that is being loaded. */
function useProgressBar(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return undefined;
    isLoadingPage.setState(true, true);
    return () => isLoadingPage.setState(false, true);
  }, [isLoading]);
}

function Products({ listing }: { readonly listing: Listing }) {
  const { filter, table, shown, failure } = listing;
  return (
    <div className={`stack ${styles.products}`} aria-busy={listing.isLoading}>
      <Message role="alert">
        {failure !== undefined && (
          <span className={`cluster ${styles.failure}`}>
            <span>{failure}</span>
            <Button small onClick={() => thenFocusHeading(listing.retry)}>
              {texts.retry}
            </Button>
          </span>
        )}
      </Message>
      {filter.view === 'table' && table ? (
        <table.View
          products={shown}
          table={table}
          filter={filter}
          onChange={listing.change}
          isPaged={listing.page.pageCount > 1}
        />
      ) : (
        <ProductGrid products={shown} view={listing.cardView} />
      )}
    </div>
  );
}

type NoMatchesProps = { readonly listing: Listing; readonly onClear: () => void };

/** Offers to remove all filters, or one whose removal would show products. */
function NoMatches({ listing: { filter, scope, change, countFor, priceNote }, onClear }: NoMatchesProps) {
  const id = useId();
  const choices = activeFilters(filter, scope)
    .map(({ criterion, filterWithout }) => ({
      label: texts.filterWithProducts(texts.criterionLabel(criterion), countFor(filterWithout)),
      filterWithout,
    }))
    .filter(({ filterWithout }) => countFor(filterWithout) > 0);
  const showAll = (without: ListingFilter) => thenFocusHeading(() => change(() => without));
  return (
    <EmptyState heading={ERRORS.NO_MATCHES.title} text={ERRORS.NO_MATCHES.text}>
      <Button variant="action" onClick={() => thenFocusHeading(onClear)}>
        {texts.clearFilters}
      </Button>
      {priceNote !== undefined && <p className={styles.priceNote}>{priceNote}</p>}
      {choices.length > 0 && (
        <div className={`muted ${styles.choices}`}>
          <p id={id}>{texts.removeOneFilter}</p>
          <ul aria-labelledby={id} className={styles.choiceList}>
            {choices.map(({ label, filterWithout }) => (
              <li key={label}>
                <Button small onClick={() => showAll(filterWithout)}>
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </EmptyState>
  );
}

/** For a press on a button that then disappears. */
function thenFocusHeading(act: () => void): void {
  act();
  focusHeading();
}
