import { useId } from 'react';
import {
  DEFAULT_FILTER,
  LISTING_VIEWS,
  type ListingFilter,
  type ListingView,
} from './model/listing-filter.ts';
import { availableSortOrders, type SortKey } from './model/sort-order.ts';
import * as texts from './texts.ts';
import { chevronDownIcon, gridIcon, Icon, listIcon, rowsIcon, tableIcon } from '#app/ui/icon.tsx';
import { DebouncedStatus } from '#app/ui/debounced-status.tsx';
import styles from './listing-toolbar.module.css';
import type { ChangeFilter } from './use-listing.ts';

export type ListingToolbarProps = {
  readonly count: number;
  readonly announcement?: string;
  readonly filter: ListingFilter;
  readonly onChange: ChangeFilter;
  readonly defaultSort?: SortKey;
  /** What the sort menu shows while a column of the table orders the products: `Price, ascending`. */
  readonly columnOrderLabel?: string | undefined;
  readonly filterButton?: React.ReactNode;
  readonly quickFilters?: React.ReactNode;
  readonly onHoverOrFocus?: (() => void) | undefined;
  readonly onTableHoverOrFocus: () => void;
};

const VIEWS: Readonly<Record<ListingView, { readonly label: string; readonly icon: string }>> = {
  grid: { label: texts.gridView, icon: gridIcon },
  list: { label: texts.listView, icon: listIcon },
  compact: { label: texts.compactView, icon: rowsIcon },
  table: { label: texts.tableView, icon: tableIcon },
};

export function ListingToolbar({
  count,
  announcement = texts.shownAnnouncement(count),
  filter,
  onChange,
  defaultSort = DEFAULT_FILTER.sort,
  columnOrderLabel,
  filterButton,
  quickFilters,
  onHoverOrFocus,
  onTableHoverOrFocus,
}: ListingToolbarProps) {
  const sortId = useId();
  const sortOrders = availableSortOrders(defaultSort);
  return (
    <div className={styles.toolbar} onPointerEnter={onHoverOrFocus} onFocus={onHoverOrFocus}>
      {filterButton}
      <p className={styles.count}>{texts.showing(count)}</p>
      <DebouncedStatus text={announcement} />
      <div className={styles.sort}>
        <label htmlFor={sortId} className="visually-hidden-on-phones">
          {texts.sortBy}
        </label>
        <span className={styles.menu}>
          <select
            id={sortId}
            className={styles.select}
            value={columnOrderLabel ?? filter.sort}
            onChange={({ target: { selectedIndex } }) => {
              const sort = sortOrders[selectedIndex]?.key ?? defaultSort;
              onChange((current) => ({ ...current, sort, order: undefined }));
            }}
          >
            {sortOrders.map(({ key }) => (
              <option key={key} value={key}>
                {texts.sortLabels[key]}
              </option>
            ))}
            {/* Shown as the selected option, but not offered in the list. */}
            {columnOrderLabel !== undefined && (
              <option value={columnOrderLabel} hidden>
                {columnOrderLabel}
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
            {...(view === 'table' && { onPointerEnter: onTableHoverOrFocus, onFocus: onTableHoverOrFocus })}
            onClick={() => onChange((current) => ({ ...current, view }))}
          >
            <Icon icon={VIEWS[view].icon} />
          </button>
        ))}
      </div>
      {quickFilters}
    </div>
  );
}
