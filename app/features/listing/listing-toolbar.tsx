import { ChevronDown, LayoutGrid, List, type LucideIcon, Rows3 } from 'lucide-react';
import { useId } from 'react';
import {
  DEFAULT_FILTER,
  LISTING_VIEWS,
  type ListingFilter,
  type ListingView,
} from '#app/domain/listing/listing-filter.ts';
import { availableSortOrders, type SortKey } from '#app/domain/listing/sort-order.ts';
import * as texts from '#app/texts/listing.ts';
import { Icon } from '#app/ui/icon.tsx';
import { DebouncedStatus } from '#app/ui/debounced-status.tsx';
import styles from './listing-toolbar.module.css';
import type { ChangeFilter } from './use-listing.ts';

type ListingToolbarProps = {
  readonly count: number;
  readonly filter: ListingFilter;
  readonly onChange: ChangeFilter;
  readonly defaultSort?: SortKey;
  /** Opens the filters on screens without room for the filter panel. */
  readonly filterButton?: React.ReactNode;
  readonly quickFilters?: React.ReactNode;
};

const VIEWS: Readonly<Record<ListingView, { readonly label: string; readonly icon: LucideIcon }>> = {
  grid: { label: texts.gridView, icon: LayoutGrid },
  list: { label: texts.listView, icon: List },
  compact: { label: texts.compactView, icon: Rows3 },
};

export function ListingToolbar({
  count,
  filter,
  onChange,
  defaultSort = DEFAULT_FILTER.sort,
  filterButton,
  quickFilters,
}: ListingToolbarProps) {
  const sortId = useId();
  const sortOrders = availableSortOrders(defaultSort);
  return (
    <div className={styles.toolbar}>
      {filterButton}
      <p className={styles.count}>{texts.showing(count)}</p>
      <DebouncedStatus text={texts.shownAnnouncement(count)} />
      <div className={styles.sort}>
        <label htmlFor={sortId} className="visually-hidden-on-phones">
          {texts.sortBy}
        </label>
        <span className={styles.menu}>
          <select
            id={sortId}
            className={styles.select}
            value={filter.sort}
            onChange={({ target: { selectedIndex } }) =>
              onChange((current) => ({ ...current, sort: sortOrders[selectedIndex]?.key ?? defaultSort }))
            }
          >
            {sortOrders.map(({ key }) => (
              <option key={key} value={key}>
                {texts.sortLabels[key]}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} size={18} />
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
