import { type ReactNode, useId } from 'react';
import { Chip, RemovableChips } from '#app/product/removable-chips.tsx';
import { DebouncedStatus } from '#app/ui/debounced-status.tsx';
import { chevronDownIcon, gridIcon, Icon, listIcon, rowsIcon, tableIcon } from '#app/ui/icon.tsx';
import {
  activeFilters,
  LISTING_VIEWS,
  type ListingFilter,
  type ListingView,
  quickFilters,
} from './model/listing-filter.ts';
import { availableSortOrders } from './model/sort-order.ts';
import * as texts from './texts.ts';
import type { Listing } from './use-listing.ts';
import styles from './listing-toolbar.module.css';

const VIEWS: Readonly<Record<ListingView, { readonly label: string; readonly icon: string }>> = {
  grid: { label: texts.gridView, icon: gridIcon },
  list: { label: texts.listView, icon: listIcon },
  compact: { label: texts.compactView, icon: rowsIcon },
  table: { label: texts.tableView, icon: tableIcon },
};

type ListingToolbarProps = {
  readonly listing: Listing;
  readonly announcement: string;
  readonly children: ReactNode;
};

export function ListingToolbar({ listing, announcement, children }: ListingToolbarProps) {
  const { filter, change, total, versions, table } = listing;
  const sortId = useId();
  const sortOrders = availableSortOrders(listing.defaults.sort);
  /** While a column of the table orders the products: `Price, ascending`. */
  const orderLabel = table?.orderLabel(filter.order);
  return (
    <div className={`cluster no-print ${styles.toolbar}`}>
      {children}
      <p className={`hint ${styles.count}`}>{texts.showing(total, versions)}</p>
      <DebouncedStatus text={announcement} />
      <div className={styles.sort}>
        <label htmlFor={sortId} className="visually-hidden-on-phones">
          {texts.sortBy}
        </label>
        <span className={styles.menu}>
          <select
            id={sortId}
            className={styles.select}
            value={orderLabel ?? filter.sort}
            onChange={({ target: { selectedIndex } }) => {
              const sort = sortOrders[selectedIndex]?.key ?? filter.sort;
              change((current) => ({ ...current, sort, order: undefined }));
            }}
          >
            {sortOrders.map(({ key }) => (
              <option key={key} value={key}>
                {texts.sortLabels[key]}
              </option>
            ))}
            {/* Shown as the selected option, but not offered in the list. */}
            {orderLabel !== undefined && (
              <option value={orderLabel} hidden>
                {orderLabel}
              </option>
            )}
          </select>
          <Icon icon={chevronDownIcon} size={18} />
        </span>
      </div>
      <div className={styles.views}>
        {LISTING_VIEWS.map((view) => (
          <button
            key={view}
            type="button"
            className={styles.view}
            aria-label={VIEWS[view].label}
            aria-pressed={filter.view === view}
            onClick={() => change((current) => ({ ...current, view }))}
          >
            <Icon icon={VIEWS[view].icon} />
          </button>
        ))}
      </div>
      <QuickFilters listing={listing} />
    </div>
  );
}

function QuickFilters({ listing: { scope, filter, change } }: Pick<ListingToolbarProps, 'listing'>) {
  const filters = quickFilters(scope, filter);
  if (filters.length === 0) return null;
  return (
    <div role="group" aria-label={texts.quickFilters} className={`scroll-row ${styles.quick}`}>
      {filters.map(({ criterion, isSelected, toggle }) => (
        <Chip key={texts.criterionLabel(criterion)} aria-pressed={isSelected} onClick={() => change(toggle)}>
          {texts.criterionLabel(criterion)}
        </Chip>
      ))}
    </div>
  );
}

export function ActiveFilters({ listing: { scope, filter, change } }: Pick<ListingToolbarProps, 'listing'>) {
  const labelled = (current: ListingFilter) =>
    activeFilters(current, scope).map(
      ({ criterion, filterWithout }) => [texts.criterionLabel(criterion), filterWithout] as const,
    );
  return (
    <RemovableChips
      label={texts.activeFilters}
      chips={labelled(filter).map(([label]) => label)}
      removeLabel={texts.removeFilter}
      // Finds the filter again, because `current` may contain a change that is not rendered yet.
      onRemove={(label) => change((current) => new Map(labelled(current)).get(label) ?? current)}
    />
  );
}
